/**
 * Names the file that a route without a body is a copy of. Thousands of cards that went through Astro would have
 * the garbage collected every hundred.
 */
export const copyHeader = 'x-copy-of';
