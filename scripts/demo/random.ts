/** Seeded randomness: the demo is the same, byte for byte, at every run. */
import { at } from './lists.ts';

/** mulberry32. Each part of the season draws from a seed of its own, so parts change alone. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** A number in [0, 1). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
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
