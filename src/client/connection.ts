/** What Chromium tells of the connection; other browsers say nothing. */
const { connection } = navigator as {
  connection?: { saveData?: boolean; effectiveType?: string };
};

/** Bytes that nobody has asked for are not to be fetched. */
export const savesBytes =
  connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;

/** Not even where they would be of use later. */
export const isSlow = savesBytes || connection?.effectiveType === '3g';
