/** Says that a player has another nick, or the place of another player. */
import { diffRows } from '../season/diff.ts';
import { playerKey } from '../sources/player-key.ts';
import type { Table } from './tables.ts';

/** Says in Spanish that a player stands where another one stood, given both nicks. */
export type ReplacementText = (was: string, now: string) => string;

export const renamedText: ReplacementText = (was, now) => `${was} ahora se llama ${now}`;

/**
 * Returns how to say that a player stands where another one stood. Two nicks that a row of the ranking had one after the
 * other are of one person.
 */
export function replacementTexts(rankingBefore: Table, rankingNow: Table): ReplacementText {
  const renamed = new Map<string, string>();
  const { changes } = diffRows(rankingBefore.rows, rankingNow.rows);
  for (const { kind, was, now } of changes) {
    if (kind === 'renamed') renamed.set(was.key, now.key);
  }
  return (was, now) => {
    const isRenamed = renamed.get(playerKey(was)) === playerKey(now);
    return isRenamed ? renamedText(was, now) : `${now} en lugar de ${was}`;
  };
}
