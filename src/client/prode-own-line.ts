/** The line of el prode in the visitor's own card, which own-card.ts loads if this device has picks. */
import type { Part } from '../data/own-card.ts';
import type { ProdeAddresses, ProdeFile } from '../data/prode.ts';
import { stageKey } from '../season/prode.ts';
import { ownProdeText } from '../words/prode.ts';
import { readJson } from './read-json.ts';
import { picksOf, readBook, storedBook } from './prode-book.ts';

/**
 * Fetches a competition's rounds, and returns a line of the own card that says how the visitor's picks did and how many
 * are missing. Null if the visitor has no picks there. Rejects if the file of the rounds cannot be fetched.
 */
export async function prodeLine({ file, page }: ProdeAddresses): Promise<Part[] | null> {
  const { season, stages } = await readJson<ProdeFile>(await fetch(file));
  const { mine } = readBook(storedBook());
  const texts: string[] = [];
  for (const { key, rounds } of stages) {
    const text = ownProdeText(rounds, picksOf(mine, stageKey(season, key)), Date.now());
    if (text !== '') texts.push(text);
  }
  return texts.length === 0 ? null : [{ text: `Tu prode. ${texts.join(' ')}`, href: page }];
}
