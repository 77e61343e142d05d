/** The results of «¿Y si…?» in the address, which makes them shareable: `?ysi=elite-e-17.2-1_elite-e-18.0-2`. */
import { readParameter, replaceParameter } from './address.ts';
import type { Score } from '../sources/sheets/fixture.ts';

/** Supposed results, by duel id. */
export type Suppositions = ReadonlyMap<string, Score>;

/** The value of `?ysi=`, for `readSuppositions`. Empty without supposed results. */
export const addressedResults = (): string => readParameter('ysi');

/** Parses a decoded `?ysi=`, `elite-e-17.2-1_elite-e-18.0-2`: games (home first) by duel id. Skips damaged items. */
export function readSuppositions(text: string): Map<string, Score> {
  const suppositions = new Map<string, Score>();
  for (const item of text.split('_')) {
    // `elite-e-17.2-1`
    const [, id, home, away] = /^(.+)\.(\d+)-(\d+)$/.exec(item) ?? [];
    if (id) suppositions.set(id, [Number(home), Number(away)]);
  }
  return suppositions;
}

/** True if a duel's id, `oroa-oa-11`, begins with one of the stages' keys and a hyphen. @param stages `oroa|orob`. */
export const isOfStages = (id: string, stages: string): boolean =>
  stages.split('|').some((stage) => id.startsWith(`${stage}-`));

/** True if the address supposes a result in one of these stages (`?ysi=`). @param stages Keys: `oroa|orob`. */
export const isSupposed = (stages: string): boolean =>
  [...readSuppositions(addressedResults()).keys()].some((id) => isOfStages(id, stages));

/** Writes the suppositions to the address by `replaceAddress`: `?ysi=oroa-oa-11.2-1`. Removes `?ysi=` without any. */
export function writeSuppositions(suppositions: Suppositions): void {
  const items = [...suppositions].map(([id, score]) => `${id}.${score.join('-')}`);
  replaceParameter('ysi', items.join('_'));
}

/** Removes the supposed results of these stages from the address (`?ysi=`). @param stages Keys: `oroa|orob`. */
export function forgetStages(stages: string): void {
  const others = [...readSuppositions(addressedResults())].filter(
    ([id]) => !isOfStages(id, stages),
  );
  writeSuppositions(new Map(others));
}
