/** Corrections of published results, over all seasons. */
import type { Correction } from '../season/corrections.ts';
import { compareTexts } from '../lib/text.ts';
import { pairKey } from '../sources/player-key.ts';
import { pairOf, type Match } from '../season/model.ts';
import { once } from './this-build.ts';
import { snapshot } from './snapshot.ts';

/** All corrections, newest first. */
export const corrections = once(async () =>
  (await snapshot()).corrections.toReversed().toSorted((a, b) => compareTexts(b.day, a.day)),
);

/** True if a correction is about a duel. Another duel may have got the code of one that is gone. */
export const isAbout = ({ id, season, home, away }: Correction, match: Match): boolean =>
  id === match.id &&
  season === match.stage.competition.edition &&
  pairKey(home, away) === pairOf(match);

/** The newest correction of each kind for a duel. Leaves out «duelo», which says that the duel was gone. */
export async function correctionsOf(match: Match): Promise<Correction[]> {
  const all = await corrections();
  const ofDuel = all.filter((correction) => isAbout(correction, match));
  return ofDuel.filter(
    ({ change }, at) =>
      change !== 'duelo' && ofDuel.findIndex((correction) => correction.change === change) === at,
  );
}
