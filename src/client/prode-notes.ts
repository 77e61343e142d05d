/** What pages say of the visitor's picks in el prode. Loaded only if this device has picks. */
import { escapeHtml } from '../lib/text.ts';
import type { ProdeAddresses, ProdeFile } from '../data/prode.ts';
import { stageKey, turnScore, type ProdePick, type Seat } from '../season/prode.ts';
import { ownProdeText } from '../words/prode.ts';
import { picksOf, readBook, storedBook } from './prode-picks.ts';
import { parseJsonResponse } from './json-response.ts';

/**
 * Fetches the rounds of a division or bracket from the address `file`, and returns a line of the own card as HTML,
 * linked to the address `page`: `Tu prode. Fecha 5: 6 puntos. Fecha 6: te faltan 3 duelos.` Null without this device's
 * picks of these rounds, or if there is neither a result nor a missing pick. Rejects if the fetch fails.
 */
export async function prodeLine({ file, page }: ProdeAddresses): Promise<string | null> {
  const { season, stages } = await parseJsonResponse<ProdeFile>(await fetch(file));
  const { mine } = readBook(storedBook());
  const texts: string[] = [];
  for (const { key, rounds } of stages) {
    const text = ownProdeText(rounds, picksOf(mine, stageKey(season, key)), Date.now());
    if (text !== '') texts.push(text);
  }
  if (texts.length === 0) return null;
  return `<a href="${escapeHtml(page)}">${escapeHtml(`Tu prode. ${texts.join(' ')}`)}</a>`;
}

/** Adds `(tu prode: 2-1)` after the nick of the picked player, or `(tu prode)` if only the winner was picked. */
function markDuel(row: HTMLElement, pick: ProdePick): void {
  const home: Seat = row.dataset['home'] === '1' ? 1 : 0;
  const games = pick.score ? `: ${turnScore(pick.score, home).join('-')}` : '';
  const note = document.createElement('small');
  note.className = 'prode-note';
  note.textContent = ` (tu prode${games})`;
  row.querySelector(pick.winner === home ? '.agenda-home' : '.agenda-rival')?.append(note);
}

/** Renews the notes about this device's picks in the agenda: `Ana (tu prode: 2-1)`, home first, or `Ana (tu prode)`. */
export function markAgenda(): void {
  for (const note of document.querySelectorAll('.prode-note')) note.remove();
  const { mine } = readBook(storedBook());
  for (const row of document.querySelectorAll<HTMLElement>('[data-prode]')) {
    // `liga-nacional-1a-temporada~oroa~ana.beto`
    const [season, stage, duel] = row.dataset['prode']?.split('~') ?? [];
    if (!season || !stage || !duel) continue;
    const pick = picksOf(mine, stageKey(season, stage)).get(duel);
    if (pick) markDuel(row, pick);
  }
}
