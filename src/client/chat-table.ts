/** Buttons that copy tables as text for WhatsApp, without rows that a search hides. */

/** Text of a cell, without the small print below a nick. */
const textOf = (element: Element | null | undefined): string =>
  [...(element?.childNodes ?? [])]
    .filter(({ nodeName }) => nodeName !== 'SMALL')
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * A table as monospaced text of WhatsApp, between three backticks. Columns are aligned, numbers to the right, with
 * one space between them: a phone has room for some thirty characters.
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
  // Captured before src/client/share.ts handles the click and copies the value.
  const fill = (): void => {
    const tables = document.querySelectorAll<HTMLTableElement>(button.dataset['tables'] ?? '');
    button.value = [...[...tables].map(chatTable), address].join('\n');
  };
  button.addEventListener('click', fill, { capture: true });
}
