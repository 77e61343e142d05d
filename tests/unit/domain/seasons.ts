/** Finished seasons for tests. */
import type { Duel, Round } from '../../../src/domain/fixture.ts';
import type { Division } from '../../../src/domain/division.ts';
import type { Season } from '../../../src/domain/season.ts';

/** A round of duels. */
export function round(name: string, ...duels: Duel[]): Round {
  return { name, interval: '', duels };
}

interface Parts {
  /** Players of each group in their final order; one group by default. */
  groups?: readonly string[][];
  /** Rounds of each group's fixture. */
  rounds?: Round[];
  /** Rounds of the fixture that decides the title; without it there is no such fixture. */
  final?: Round[];
}

/** A division called as its id. */
export function division(
  id: string,
  { groups = [['Ana', 'Beto']], rounds = [], final }: Parts,
): Division {
  const letters = groups.map((_, index) => String.fromCharCode(65 + index));
  return {
    config: {
      id,
      name: id,
      groups: letters.map((letter) => ({
        id: letter,
        name: `Grupo ${letter}`,
        window: { first: 1, last: 9 },
        fixture: `${id}${letter}`,
      })),
      playoffs: [
        { name: 'Promociones', fixture: 'promotions' },
        ...(final ? [{ name: 'Final', fixture: `${id}Final`, decidesTitle: true }] : []),
      ],
      zones: { promotion: 0, relegation: 0 },
      zoneNotes: [],
    },
    groups: groups.map((players, index) => ({
      id: letters[index] ?? '',
      name: `Grupo ${letters[index]}`,
      standings: {
        headings: ['DG'],
        rows: players.map((player, row) => ({ row, player, values: [players.length - row] })),
      },
      rounds,
    })),
    playoffs: [
      { name: 'Promociones', rounds: [] },
      ...(final ? [{ name: 'Final', rounds: final }] : []),
    ],
  };
}

/** A season without divisions or cup, but for what is given. */
export function season(id: string, parts: Partial<Season> = {}): Season {
  return { id, name: `Temporada ${id}`, years: [Number(id)], divisions: [], cup: null, ...parts };
}
