/** Supposed results in the address, so that they can be shared: `?ysi=elite-e-17.2-1_elite-e-18.0-2`. */
import type { Score } from '../../season/model.ts';

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

/** The address of this page with these suppositions. */
export function addressWith(suppositions: Suppositions): URL {
  const url = new URL(location.href);
  url.searchParams.delete(param);
  if (suppositions.size > 0) {
    const items = [...suppositions].map(([id, score]) => `${id}.${score.join('-')}`);
    url.searchParams.set(param, items.join('_'));
  }
  return url;
}

/** Whether a duel's address is of one of these stages: `segundaa|segundab`. */
export const isOf = (stages: string, id: string): boolean => new RegExp(`^(${stages})-`).test(id);

/** Each result is no step to go back to. */
export function writeSuppositions(suppositions: Suppositions): void {
  history.replaceState(history.state, '', addressWith(suppositions));
  dispatchEvent(new Event(changed));
}

/** Calls back whenever the address may suppose something else; gives a function that stops it. */
export function onAddressChange(callback: () => void): () => void {
  for (const event of ['popstate', changed]) addEventListener(event, callback);
  return () => {
    for (const event of ['popstate', changed]) removeEventListener(event, callback);
  };
}
