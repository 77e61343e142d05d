/**
 * CSS `sizes` of pictures in a grid of columns of at least 9.5rem: two columns on a phone, columns
 * hardly wider than that elsewhere.
 */
export const thumbnailSizes = '(width < 33rem) calc(50vw - 1.45rem), 10rem';
