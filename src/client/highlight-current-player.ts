/**
 * Marks the rows of the player that the visitor of this device is (they say so in own-card.ts), also in
 * tables that come later, and the player's line of a chart.
 */
let nicks: readonly string[] = [];

const rows = 'tbody tr, .bracket-duel li, .week li, .agenda-duel, .places g';
const names = 'th, .round td, span, a, text';

/** Whether a cell names the player: in any case, as for playerKey; also in «A vs B» and «A (ganó)». */
function isOwn(cell: Element): boolean {
  const text = cell.textContent.trim().toLowerCase();
  // A crosstable's rows and a chart's lines begin with their place.
  const name = cell.closest('.crosstable, g') ? text.replace(/^\d+\s+/, '') : text;
  const parts = name.split(/ vs | \(/);
  return parts.some((part) => nicks.includes(part));
}

function mark(): void {
  for (const row of document.querySelectorAll(rows)) {
    row.ariaCurrent = [...row.querySelectorAll(names)].some(isOwn) ? 'true' : null;
  }
  // Their group, too, among its division's.
  for (const chip of document.querySelectorAll<HTMLAnchorElement>('.chips a')) {
    chip.ariaCurrent = document.querySelector(`${chip.hash} .standings [aria-current]`) && 'true';
  }
}

function follow(chosen: readonly string[]): void {
  if (nicks.length === 0 && chosen.length === 0) return;
  nicks = chosen.map((nick) => nick.toLowerCase());
  mark();
}

/** Follows who was chosen meanwhile, in another tab or on another page before a step back. */
function recall(): void {
  try {
    const own = JSON.parse(localStorage.getItem('jugador') ?? 'null') as { nicks: string[] } | null;
    follow(own?.nicks ?? []);
  } catch {
    // Denied: who was chosen here stays.
  }
}

recall();
// The card leads to the row.
if (location.hash === '#mi-fila')
  document.querySelector('[aria-current=true]')?.scrollIntoView({ block: 'center' });
addEventListener('storage', recall);
addEventListener('pageshow', recall);
addEventListener('own-nicks', (event) => follow((event as CustomEvent<string[]>).detail));
new MutationObserver(() => {
  if (nicks.length > 0) mark();
}).observe(document.body, { childList: true, characterData: true, subtree: true });
