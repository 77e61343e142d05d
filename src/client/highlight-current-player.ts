/** Marks rows and chart lines of the nick that the visitor gave to own-card.ts, also in tables that are added later. */
import { isOwn, onOwnNicks, ownNicks } from './stored-player.ts';

const ownRowId = 'mi-fila';

const rows = 'tbody tr, .bracket-duel li, .latest-results li, .agenda-duel, .places g';
const names = 'th, .round td, span, a, text';

/** True if a cell names the visitor's nick, alone or as in «A vs B» and «A (1.º a 4.º)». */
function namesVisitor(cell: Element): boolean {
  // `Ana: 1, 2, 1` is the label of a line in a chart, whose text cuts a long nick.
  const lineLabel = cell.closest('g')?.getAttribute('aria-label');
  const text = lineLabel?.replace(/: [\d, ]+$/, '') ?? cell.textContent.trim();
  // The place precedes the nick in a crosstable.
  const name = cell.closest('.crosstable') ? text.replace(/^\d+\s+/, '') : text;
  return [name, ...name.split(/ vs | \(/)].some(isOwn);
}

/** Marks the visitor's rows. The one in the standings gets the id of the own card's link; its group's link, a title. */
function mark(): void {
  for (const row of document.querySelectorAll(rows)) {
    row.ariaCurrent = [...row.querySelectorAll(names)].some(namesVisitor) ? 'true' : null;
  }
  document.getElementById(ownRowId)?.removeAttribute('id');
  document.querySelector('.standings [aria-current=true]')?.setAttribute('id', ownRowId);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.chips a')) {
    const group = document.getElementById(link.hash.slice(1));
    if (group?.querySelector('.standings [aria-current]')) link.title = 'Tu grupo';
    else link.removeAttribute('title');
  }
}

let isMarked = false;
onOwnNicks(() => {
  const isKnown = ownNicks().length > 0;
  if (isKnown || isMarked) mark();
  isMarked = isKnown;
});
// The browser looked for the row before the row had its id.
if (location.hash === `#${ownRowId}`)
  document.getElementById(ownRowId)?.scrollIntoView({ behavior: 'instant' });
new MutationObserver(() => {
  if (ownNicks().length > 0) mark();
}).observe(document.body, { childList: true, characterData: true, subtree: true });
