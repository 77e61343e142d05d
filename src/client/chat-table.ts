/** Buttons that copy tables as text for WhatsApp. Hidden rows, such as those of other players' duels, are left out. */

/** Heading of the column of links to games: its «Ver» is useless without the link. */
const linkHeading = 'Link';

/** Text of a cell or caption without its small print: corrections, and hours on the visitor's own clock. */
function textOf(element: Element | null): string {
  if (!element) return '';
  const copy = element.cloneNode(true) as Element;
  for (const smallPrint of copy.querySelectorAll('small')) smallPrint.remove();
  return copy.textContent.replace(/\s+/g, ' ').trim();
}

/** Pads the cells of a column, heading first, to the same width: numbers at their beginning, texts at their end. */
function alignColumn(texts: readonly string[]): string[] {
  const width = Math.max(...texts.map(({ length }) => length));
  // `12`, `-4`, or an empty cell.
  const isNumber = texts.slice(1).every((text) => /^-?\d*$/.test(text));
  return texts.map((text) => (isNumber ? text.padStart(width) : text.padEnd(width)));
}

/** Writes a table in WhatsApp's monospace, with a space between columns: a phone's line has about 30 characters. */
function chatTable({ rows, caption }: HTMLTableElement): string {
  const shownRows = [...rows].filter(({ hidden }) => !hidden);
  const [head] = rows;
  const headings = head ? [...head.cells] : [];
  const columns: string[][] = [];
  for (const [index, heading] of headings.entries()) {
    if (heading.textContent === linkHeading) continue;
    columns.push(alignColumn(shownRows.map(({ cells }) => textOf(cells.item(index)))));
  }
  const lines = shownRows.map((_, row) =>
    columns
      .map((column) => column[row])
      .join(' ')
      .trimEnd(),
  );
  return ['```', textOf(caption), ...lines, '```'].join('\n');
}

for (const button of document.querySelectorAll<HTMLButtonElement>('button')) {
  const { tables: selector } = button.dataset;
  if (selector === undefined) continue;
  const address = button.value;
  const fillIn = (): void => {
    const tables = [...document.querySelectorAll<HTMLTableElement>(selector)];
    button.value = [...tables.map(chatTable), address].join('\n');
  };
  // The capture phase comes first, so src/client/share.ts copies the value that `fillIn` sets.
  button.addEventListener('click', fillIn, { capture: true });
}
