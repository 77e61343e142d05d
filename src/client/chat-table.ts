/** Buttons that copy tables as text for WhatsApp. Rows that a search hides are left out. */

/** Text of a cell, without the small print below a nick. */
const textOf = (element: Element | null | undefined): string =>
  [...(element?.childNodes ?? [])]
    .filter(({ nodeName }) => nodeName !== 'SMALL')
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Writes a table as monospaced text of WhatsApp, between three backticks. Columns are aligned, numbers to the right.
 * Columns have one space between them, because a line on a phone has about thirty characters.
 */
function chatTable({ rows, caption }: HTMLTableElement): string {
  const shown = [...rows].filter(({ hidden }) => !hidden);
  const columns = [...(rows[0]?.cells ?? [])].flatMap((heading, index) => {
    // «Ver» is useless without its link.
    if (heading.textContent === 'Link') return [];
    const texts = shown.map(({ cells }) => textOf(cells[index]));
    const width = Math.max(...texts.map(({ length }) => length));
    const isNumber = texts.slice(1).every((text) => /^-?\d*$/.test(text));
    return [texts.map((text) => (isNumber ? text.padStart(width) : text.padEnd(width)))];
  });
  const lines = shown.map((_, row) =>
    columns
      .map((texts) => texts[row])
      .join(' ')
      .trimEnd(),
  );
  return ['```', textOf(caption), ...lines, '```'].join('\n');
}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-tables]')) {
  const address = button.value;
  // This listener uses the capture phase, so that src/client/share.ts copies the value that `fill` sets.
  const fill = (): void => {
    const tables = document.querySelectorAll<HTMLTableElement>(button.dataset['tables'] ?? '');
    button.value = [...[...tables].map(chatTable), address].join('\n');
  };
  button.addEventListener('click', fill, { capture: true });
}
