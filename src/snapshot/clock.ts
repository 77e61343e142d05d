/** Decides which moment a snapshot remembers for a run (docs/product.md, «A wrong clock»). */
import { formatPublication } from '../lib/time.ts';
import type { Manifest } from './manifest.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** A run's clock may be this much behind the last snapshot's, because the clocks of two machines differ. */
const maxBehindMs = hourMs;
/** A run's clock may be this much ahead of the last snapshot's. A new week is written each week. */
const maxAheadMs = 60 * dayMs;
/** An odd clock counts as right after it has gone on like this for a day. */
const confirmationMs = dayMs;

export interface RunClock {
  /** Moment for everything that the snapshot remembers: the run's own or, if that is odd, the last right one. */
  now: Date;
  /** Part of the manifest if the run's clock is odd; null if it is right. */
  odd: NonNullable<Manifest['clock']> | null;
}

/** Last moment at which one of a snapshot's sources was fetched, or began to fail. Null without any moment. */
export function lastFetch({ sources }: Pick<Manifest, 'sources'>): Date | null {
  const moments: number[] = [];
  for (const state of Object.values(sources)) {
    if (state.status !== 'absent') moments.push(Date.parse(state.fetchedAt));
    if (state.status !== 'fresh' && state.since !== undefined)
      moments.push(Date.parse(state.since));
  }
  return moments.length === 0 ? null : new Date(Math.max(...moments));
}

/** Last moment of a snapshot that came from a right clock: that of its manifest's `clock`, or else `lastFetch`. */
export const lastRightMoment = (manifest: Manifest): Date | null =>
  manifest.clock ? new Date(manifest.clock.right) : lastFetch(manifest);

/** True if a clock may show `now`, and it or another one showed `before` in an earlier run. */
const goesOn = (before: Date, now: Date): boolean => {
  const elapsedMs = now.getTime() - before.getTime();
  return elapsedMs >= -maxBehindMs && elapsedMs <= maxAheadMs;
};

/**
 * Judges the clock of a run by the last snapshot's, and returns the moment that the run takes for now. A clock is odd if
 * it is over an hour behind the last right moment, or over 60 days ahead, until it has gone on like this for a day.
 * @param last Manifest of the last snapshot. If it is null or has no moments, every clock counts as right.
 */
export function readRunClock(last: Manifest | null, now: Date): RunClock {
  const right = last && lastRightMoment(last);
  if (!right || goesOn(right, now)) return { now, odd: null };
  const oddBefore = last.clock?.odd === undefined ? null : new Date(last.clock.odd);
  const since = oddBefore && goesOn(oddBefore, now) ? oddBefore : now;
  if (now.getTime() - since.getTime() >= confirmationMs) return { now, odd: null };
  const odd = { right: right.toISOString(), odd: since.toISOString() };
  return { now: right, odd };
}

/** Tells a maintainer of a run whose clock is odd. */
export const oddClockSentence = (now: Date, right: Date): string =>
  `El reloj de esta corrida dice ${formatPublication(now)}, y la última instantánea es del ${formatPublication(right)}: los datos se guardan, pero no se anota nada en los historiales (Elo, chances, resultados, correcciones). Revisá el reloj de la máquina, o BUILD_TIME. Si está bien, no hace falta nada: en un día se anota todo`;
