/** Supposed results in the address, which makes them shareable: `?ysi=elite-e-17.2-1_elite-e-18.0-2`. */
import { replaceAddress } from './address.ts';
import type { Score } from '../sources/sheets/fixture.ts';

/** Supposed results, by duel id. */
export type Suppositions = ReadonlyMap<string, Score>;

const param = 'ysi';

/** The parameter with the supposed results; empty without any. */
export const addressed = (): string => new URLSearchParams(location.search).get(param) ?? '';

/** Parses the result of `addressed`; leaves out malformed items. */
export function readSuppositions(text: string): Map<string, Score> {
  return new Map(
    text.split('_').flatMap((item): [string, Score][] => {
      const [, id, home, away] = /^(.+)\.(\d+)-(\d+)$/.exec(item) ?? [];
      return id ? [[id, [Number(home), Number(away)]]] : [];
    }),
  );
}

/** True if a duel belongs to one of these stages. @param stages Alternatives of a pattern: `segundaa|segundab`. */
export const isOfStages = (id: string, stages: string): boolean =>
  new RegExp(`^(${stages})-`).test(id);

/** True if the address supposes a result in one of these stages (`isOfStages`). */
export const isSupposed = (stages: string): boolean =>
  [...readSuppositions(addressed()).keys()].some((id) => isOfStages(id, stages));

/** Writes the suppositions to the address, without adding an entry to the history. */
export function writeSuppositions(suppositions: Suppositions): void {
  const url = new URL(location.href);
  url.searchParams.delete(param);
  if (suppositions.size > 0) {
    const items = [...suppositions].map(([id, score]) => `${id}.${score.join('-')}`);
    url.searchParams.set(param, items.join('_'));
  }
  replaceAddress(url);
}

/** Removes the suppositions of these stages (`isOfStages`) from the address. */
export function forgetStages(stages: string): void {
  const others = [...readSuppositions(addressed())].filter(([id]) => !isOfStages(id, stages));
  writeSuppositions(new Map(others));
}
