/** Numbers as spreadsheets write them. */

/**
 * Reads `1.234,5` (es-AR), `1 234,5`, `1234.5` and `612` (docs/product.md, «Reading a sheet»). Dots and
 * spaces in groups of three are thousands, so `1.052` is 1052; a comma is always the decimal separator.
 * Returns null for anything else, including an empty cell.
 */
export function parseNumber(text: string): number | null {
  const plain = text
    .trim()
    .replace(/^[−–]/, '-')
    .replace(/^([-+]?[1-9]\d{0,2}(?:[ \u00a0\u2009\u202f]\d{3})+)(?=,|$)/, (whole) =>
      whole.replace(/\s/g, ''),
    );
  if (/^[-+]?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(plain) || /^[-+]?\d+,\d+$/.test(plain)) {
    return finite(plain.replaceAll('.', '').replace(',', '.'));
  }
  return /^[-+]?\d+(\.\d+)?$/.test(plain) ? finite(plain) : null;
}

/** More digits than a number can hold are no number. */
function finite(digits: string): number | null {
  const value = Number(digits);
  return Number.isFinite(value) ? value : null;
}
