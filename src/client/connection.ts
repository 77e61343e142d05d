/** Only Chromium knows the connection. */
const { connection } = navigator as {
  connection?: { saveData?: boolean; effectiveType?: string };
};

/** The visitor saves data or has a very slow connection: nothing is prefetched. */
export const prefersReducedData =
  connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;

/** A slow connection: only the next pages are prefetched. */
export const isSlow = prefersReducedData || connection?.effectiveType === '3g';
