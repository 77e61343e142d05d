/** Supposed results in the address, so that they can be shared: `?ysi=elite-e-17.2-1_elite-e-18.0-2`. */
import { useSyncExternalStore } from 'react';
import type { Score } from '../season/model.ts';

/** Results by the duel's address. */
export type Suppositions = ReadonlyMap<string, Score>;

const param = 'ysi';

const changed = 'what-if:changed';

/** What the address supposes; empty where it supposes nothing. */
export const addressed = (): string => new URLSearchParams(location.search).get(param) ?? '';

/** Reads `addressed`; what cannot be read is left out. */
export function readSuppositions(text: string): Map<string, Score> {
  return new Map(
    text.split('_').flatMap((item): [string, Score][] => {
      const [, id, home, away] = /^(.+)\.(\d+)-(\d+)$/.exec(item) ?? [];
      return id ? [[id, [Number(home), Number(away)]]] : [];
    }),
  );
}

/** Whether a duel is of one of these stages, `segundaa|segundab`, by its address. */
export const isOfStages = (id: string, stages: string): boolean =>
  new RegExp(`^(${stages})-`).test(id);

/** Whether the address supposes a duel of one of these stages. */
export const isSupposed = (stages: string): boolean =>
  [...readSuppositions(addressed()).keys()].some((id) => isOfStages(id, stages));

/** Each result is no step to go back to. */
export function writeSuppositions(suppositions: Suppositions): void {
  const url = new URL(location.href);
  url.searchParams.delete(param);
  if (suppositions.size > 0) {
    const items = [...suppositions].map(([id, score]) => `${id}.${score.join('-')}`);
    url.searchParams.set(param, items.join('_'));
  }
  history.replaceState(history.state, '', url);
  dispatchEvent(new Event(changed));
}

/** Takes the suppositions of these stages out of the address. */
export function forgetStages(stages: string): void {
  const others = [...readSuppositions(addressed())].filter(([id]) => !isOfStages(id, stages));
  writeSuppositions(new Map(others));
}

/** Calls back whenever the address may suppose something else; gives a function that stops it. */
export function onAddressChange(callback: () => void): () => void {
  for (const event of ['popstate', changed]) addEventListener(event, callback);
  return () => {
    for (const event of ['popstate', changed]) removeEventListener(event, callback);
  };
}

/** Whether the address asks for the panel of these stages. */
export const useIsAddressed = (stages: string): boolean =>
  useSyncExternalStore(
    onAddressChange,
    () => isSupposed(stages),
    () => false,
  );
