/** Bytes in KB of 1,024, with one decimal: `14.0`. */
export const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);
