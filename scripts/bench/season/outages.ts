/** What goes wrong upstream, and when. */
import { day, hour, minute } from './clock.ts';
import type { Random } from './random.ts';

export type Upstream = 'firestore' | 'csv' | 'actions' | 'api' | 'site' | 'deploy' | 'script';

export const upstreamNames: Record<Upstream, string> = {
  firestore: 'Firestore does not answer',
  csv: 'published CSV does not answer',
  actions: 'GitHub starts no runs',
  api: 'GitHub’s API refuses',
  site: 'the site does not answer',
  deploy: 'deploys fail',
  script: 'Google runs no script',
};

export interface Outage {
  upstream: Upstream;
  from: number;
  to: number;
}

const lengths: Record<Upstream, readonly number[]> = {
  firestore: [10 * minute, 40 * minute, 100 * minute, 5 * hour, 30 * hour],
  csv: [12 * minute, 50 * minute, 130 * minute, 8 * hour, 2 * day],
  actions: [25 * minute, 55 * minute, 100 * minute, 6 * hour, 3 * day],
  api: [20 * minute, 90 * minute, 4 * hour],
  site: [8 * minute, 25 * minute, 80 * minute, 5 * hour, 26 * hour],
  deploy: [70 * minute, 7 * hour],
  script: [40 * minute, 3 * hour, 12 * hour],
};

/** One after the other in a random order, each with days of quiet around it: so each can be judged alone. */
export function planOutages(random: Random, start: number, end: number): Outage[] {
  const planned = Object.entries(lengths).flatMap(([upstream, all]) =>
    all.map((length) => ({ upstream: upstream as Upstream, length, order: random.between(0, 1) })),
  );
  const total = planned.reduce((sum, { length }) => sum + length, 0);
  const quiet = (end - start - total) / (planned.length + 1);
  let from = start;
  return planned
    .toSorted((a, b) => a.order - b.order)
    .map(({ upstream, length }) => {
      from += quiet * random.between(0.7, 1);
      const outage = { upstream, from, to: from + length };
      from += length;
      return outage;
    });
}
