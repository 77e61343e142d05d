/** The islands' chunks: without them answers the platform, or a script that waits for the first paint. */
export const islandChunks = /\/_astro\/(?!late\.)[^/]*\.js$/;
