/** What browsers tell of the connection. Nothing outside of Chromium. */
const { saveData = false, effectiveType = '' } =
  (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};

/** True if the visitor saves data or has a very slow connection. Nothing is prefetched then. */
export const prefersReducedData = saveData || effectiveType.includes('2g');

/** True for slow connections. Only the next pages are prefetched then. */
export const isSlow = prefersReducedData || effectiveType === '3g';
