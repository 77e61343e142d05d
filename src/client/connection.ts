/** Undefined outside of Chromium. */
const { connection } = navigator as {
  connection?: { saveData?: boolean; effectiveType?: string };
};

/** True if the visitor saves data or has a very slow connection. Nothing is prefetched then. */
export const prefersReducedData =
  connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;

/** True for slow connections. Only the next pages are prefetched then. */
export const isSlow = prefersReducedData || connection?.effectiveType === '3g';
