/** CSS `sizes` of pictures in `.thumbnails`: two columns on a phone, columns of about 10rem elsewhere. */
export const thumbnailSizes = '(width < 33rem) calc(50vw - 1.45rem), 10rem';
