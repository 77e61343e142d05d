/** What was published of played duels and is another now, of all seasons. */
import type { Correction } from '../domain/corrections.ts';
import { compareTexts } from '../domain/text.ts';
import type { Match } from '../season/model.ts';
import { once } from './once.ts';
import { snapshot } from './snapshot.ts';

/** All of them, newest first. */
export const corrections = once(async () =>
  (await snapshot()).corrections.toReversed().toSorted((a, b) => compareTexts(b.day, a.day)),
);

/** The newest of each kind in a duel that is still there. */
export async function correctionsOf({ id, stage }: Match): Promise<Correction[]> {
  const all = await corrections();
  const own = all.filter((one) => one.id === id && one.season === stage.competition.edition);
  return own.filter(
    ({ change }, at) => change !== 'duelo' && own.findIndex((one) => one.change === change) === at,
  );
}
