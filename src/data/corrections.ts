/** Corrections of published results, over all seasons. */
import type { Correction } from '../season/corrections.ts';
import { compareTexts } from '../lib/text.ts';
import type { Match } from '../season/model.ts';
import { once } from './once.ts';
import { snapshot } from './snapshot.ts';

/** All corrections, newest first. */
export const corrections = once(async () =>
  (await snapshot()).corrections.toReversed().toSorted((a, b) => compareTexts(b.day, a.day)),
);

/** The newest correction of each kind for a duel. Leaves out «duelo», which says that the duel was gone. */
export async function correctionsOf({ id, stage }: Match): Promise<Correction[]> {
  const all = await corrections();
  const ofDuel = all.filter(
    (correction) => correction.id === id && correction.season === stage.competition.edition,
  );
  return ofDuel.filter(
    ({ change }, at) =>
      change !== 'duelo' && ofDuel.findIndex((correction) => correction.change === change) === at,
  );
}
