/** Codes of duels go up by one: a row that was deleted or moved shows in them. */
import { fixtureColumns, type Duel } from '../domain/fixture.ts';
import type { Problem } from '../domain/problem.ts';
import type { KnownSources } from './parse.ts';
import { fixturesOf, knockOuts, problemAt, type FixtureSource } from './rule.ts';

/** A duel with its code's number. */
interface Numbered {
  duel: Duel;
  number: number;
  /** Its place among those of its fixture. */
  place: number;
}

/** Duels whose codes have the same letters before the number, `E-` or `8vos-`, in the sheet's order. */
function seriesOf(known: KnownSources): { source: FixtureSource; duels: Numbered[] }[] {
  return fixturesOf(known).flatMap(([source, rounds]) => {
    const numbered = rounds
      .flatMap((round) => round.duels)
      .flatMap((duel, place) => {
        const [, letters = '', digits = ''] = /^(.*?)(\d+)$/.exec(duel.code) ?? [];
        const one = { duel, number: Number(digits), place, letters: letters.toLowerCase() };
        return digits === '' ? [] : [one];
      });
    const series = Map.groupBy(numbered, ({ letters }) => letters);
    return [...series.values()].map((duels) => ({ source, duels }));
  });
}

/** Rows that changed places: in the cup, their duels stand in other slots of the bracket. */
export const codesOutOfOrder = (known: KnownSources): Problem[] =>
  seriesOf(known).flatMap(({ source, duels }) =>
    duels.flatMap(({ duel, number, place }, index) => {
      const before = duels[index - 1];
      // In a knock-out the codes of a phase stand together.
      const isApart = before && before.place < place - 1 && knockOuts.includes(source);
      if (!before || (before.number <= number && !isApart)) return [];
      return [
        problemAt(source, duel.row, fixtureColumns.code.at, duel.code, {
          reason: `no sigue a ${before.duel.code}: ¿se cambiaron filas de lugar?`,
          advice: 'ordená las filas por su código',
        }),
      ];
    }),
  );

/** Rows that were deleted; not in the cup, whose phases may leave slots without a duel. */
export const missingCodes = (known: KnownSources): Problem[] =>
  seriesOf(known).flatMap(({ source, duels }) => {
    if (source === 'fixtures-cup') return [];
    const numbers = new Set(duels.map(({ number }) => number));
    const first = Math.min(...numbers);
    return duels.flatMap(({ duel, number }) => {
      if (number === first || numbers.has(number - 1)) return [];
      return [
        problemAt(source, duel.row, fixtureColumns.code.at, duel.code, {
          reason: 'falta el duelo del código anterior',
          advice: 'si se borró su fila, agregala; si no, corregí el código',
        }),
      ];
    });
  });
