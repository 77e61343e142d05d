/** The visitor's connection, as far as the browser tells it: only Chromium does. */
const { saveData = false, effectiveType = '' } =
  (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};

/** True if the visitor saves data or has a very slow connection. React loads only at a press then. */
export const prefersReducedData = saveData || effectiveType.includes('2g');

/** True for slow connections, those of `prefersReducedData` included. Pages load no web font then. */
export const isSlow = prefersReducedData || effectiveType === '3g';
