/** Has a button that copies tables do so as they stand: what a search hides is left out. */

/** Without the hyphens that only a narrow column shows, and without what stands below a nick. */
const textOf = (element: Element | null | undefined): string =>
  [...(element?.childNodes ?? [])]
    .filter(({ nodeName }) => nodeName !== 'SMALL')
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .replaceAll('\u00ad', '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * A table between the marks by which WhatsApp sets text in one width: columns aligned, numbers to the
 * right, one space between, since a phone has room for some thirty characters.
 */
function chatTable({ rows, caption }: HTMLTableElement): string {
  const shown = [...rows].filter(({ hidden }) => !hidden);
  const columns = [...(rows[0]?.cells ?? [])].flatMap((heading, index) => {
    // «Ver» says nothing without its link.
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
  // Before src/client/share.ts, which copies the value.
  const fill = (): void => {
    const tables = document.querySelectorAll<HTMLTableElement>(button.dataset['tables'] ?? '');
    button.value = [...[...tables].map(chatTable), address].join('\n');
  };
  button.addEventListener('click', fill, { capture: true });
}
