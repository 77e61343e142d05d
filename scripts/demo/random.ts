/** Seeded randomness: the demo is the same, byte for byte, at every run. */
import { mulberry32 } from '../../src/art/brush/seed.ts';
import { at } from './lists.ts';

/** Each part of the season draws from a seed of its own, so parts change alone. */
export class Random {
  /** A number in [0, 1). */
  readonly next: () => number;

  constructor(seed: number) {
    this.next = mulberry32(seed);
  }

  /** An integer from `min` to `max`, both included. */
  integer(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    return at(list, this.integer(0, list.length - 1));
  }

  /** A shuffled copy (Fisher–Yates). */
  shuffle<T>(list: readonly T[]): T[] {
    const copy = [...list];
    for (let last = copy.length - 1; last > 0; last--) {
      const other = this.integer(0, last);
      [copy[last], copy[other]] = [at(copy, other), at(copy, last)];
    }
    return copy;
  }

  /** An invented address of a game. */
  link(): string {
    return `https://example.com/partida/${this.integer(100_000_000, 999_999_999)}`;
  }
}
