/** Marks the players of the agenda whom the visitor picked in el prode. Loaded only if this device has picks. */
import { stageKey, turned, type Pick, type Seat } from '../season/prode.ts';
import { picksOf, readBook, storedBook } from './prode-book.ts';

/** Adds `(tu prode: 2-1)` after the nick of the picked player. */
function mark(row: HTMLElement, pick: Pick): void {
  const home: Seat = row.dataset['home'] === '1' ? 1 : 0;
  const nicks = row.querySelectorAll('.agenda-players a');
  const games = pick.score ? `: ${turned(pick.score, home).join('-')}` : '';
  const note = document.createElement('small');
  note.textContent = ` (tu prode${games})`;
  nicks[pick.winner === home ? 0 : 1]?.after(note);
}

const { mine } = readBook(storedBook());
for (const row of document.querySelectorAll<HTMLElement>('[data-prode]')) {
  const [season = '', stage = '', duel = ''] = row.dataset['prode']?.split('~') ?? [];
  const pick = picksOf(mine, stageKey(season, stage)).get(duel);
  if (pick) mark(row, pick);
}
