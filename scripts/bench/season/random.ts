/** Chance that repeats: the same seed gives the same season. */
import { fnv1a, seeded, type Seeded } from '../../../src/art/brush/seed.ts';

export interface Random extends Seeded {
  /** Another sequence, that what is drawn from this one does not change. */
  fork(name: string): Random;
}

export const randomFrom = (seed: number): Random => ({
  ...seeded(seed),
  fork: (name) => randomFrom(fnv1a(name, seed)),
});
