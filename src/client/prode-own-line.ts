/** The line of el prode in the visitor's own card, which own-card.ts loads if this device has picks. */
import type { Part } from '../data/own-card.ts';
import type { ProdeAddresses, ProdeFile } from '../data/prode.ts';
import { stageKey } from '../season/prode.ts';
import { ownProdeText } from '../words/prode.ts';
import { picksOf, readBook, storedBook } from './prode-book.ts';

/** Fetches the rounds, and says how the visitor's picks did and what is missing. Null without picks. Rejects offline. */
export async function prodeLine({ file, page }: ProdeAddresses): Promise<Part[] | null> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  const { season, stages } = (await response.json()) as ProdeFile;
  const { mine } = readBook(storedBook());
  const texts: string[] = [];
  for (const { key, rounds } of stages) {
    const text = ownProdeText(rounds, picksOf(mine, stageKey(season, key)), Date.now());
    if (text !== '') texts.push(text);
  }
  return texts.length === 0 ? null : [{ text: `Tu prode. ${texts.join(' ')}`, href: page }];
}
