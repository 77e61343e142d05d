/** Changes of a stage's duels. tests/unit/snapshot has the changes that people read. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  diffDuels,
  diffRows,
  duelsIn,
  type DuelChange,
  type TableRow,
} from '../../../src/season/diff.ts';
import { alignSides, matchesOf, swapSides, type Match } from '../../../src/season/model.ts';
import { slug } from '../../../src/lib/text.ts';
import { sides } from '../../../src/sources/sheets/side.ts';
import { seasonOf, stageOf } from './season.ts';

/** Rows of a sheet whose lines without commas are titles of rounds. */
const rowsOf = (lines: readonly string[]): Match[] => {
  const sheet = lines.map((line) => (line.includes(',') ? line : `,${line},,,,,`));
  return matchesOf(stageOf(seasonOf({ primera: sheet }), 'primera'));
};

test('a postponed duel stays in the row in which it is played, also under the same code in the same round', () => {
  const postponed = ['E-1,Ana,,,Beto,Postergado,', 'E-1,Ana,,,Beto,11/11 21:00,'];
  const rows = rowsOf(['Fecha 1', ...postponed, 'E-2,Caro,,,Dani,,', 'E-3,Ana,,,Caro,,']);
  expect(duelsIn(rows)).toEqual(rows.slice(1));
});

test('rows have another order only if two that both versions have changed it, by whichever key they are found', () => {
  const row = (...keys: (string | null)[]): TableRow => ({ name: '', key: '', fields: {}, keys });
  const [ana, beto, caro] = [row(null, 'ana'), row('1', 'beto'), row('2', 'caro')] as const;
  expect(diffRows([ana, beto, caro], [ana, beto, caro]).isReordered).toBe(false);
  expect(diffRows([ana, beto], [caro, ana]).isReordered).toBe(false);
  expect(diffRows([ana, beto, caro], [beto, ana, caro]).isReordered).toBe(true);
});

const compare = (before: readonly Match[], rows: readonly Match[]) =>
  diffDuels(duelsIn(before), duelsIn(rows));

test('who takes the duels of a withdrawn player over is nobody by another nick', () => {
  const forfeit = { by: 'withdrawal', winner: 'away', withdrawn: 'home' } as const;
  const left = rowsOf(['Fecha 1', 'E-1,Xul,,,Ana,,', 'E-2,Xul,,,Beto,,']).map(
    (duel): Match => ({ ...duel, score: [0, 2], forfeit }),
  );
  const taken = rowsOf(['Fecha 1', 'E-1,Yago,,,Ana,,', 'E-2,Yago,,,Beto,,']);
  expect(compare(left, taken).renamings).toEqual([]);
});

function factsOf(duel: Match): string {
  const { home, away, score, forfeit, round, when, isPostponed, code } = duel;
  return [
    ...[slug(round.name), code, home.key, away.key, score?.join('-'), forfeit?.winner],
    ...[forfeit !== undefined, when?.date, when?.time, isPostponed],
  ].join(' ');
}

function applyEdit(duel: Match, { kind, was, now }: DuelChange): Match {
  if (!was || !now) return duel;
  if (kind === 'turned') return { ...duel, ...swapSides(duel) };
  if (kind === 'moved') return { ...duel, round: now.round };
  if (kind === 'code') return { ...duel, code: now.code };
  if (kind === 'schedule') return { ...duel, when: now.when, isPostponed: now.isPostponed };
  if (kind === 'players') {
    const aligned = alignSides(was, now);
    const players = sides.filter((side) => aligned[side].key !== now[side].key);
    return { ...duel, ...Object.fromEntries(players.map((side) => [side, now[side]])) };
  }
  const { forfeit: _, ...others } = duel;
  return { ...others, score: now.score, ...(now.forfeit && { forfeit: now.forfeit }) };
}

type Diff = ReturnType<typeof compare>;

function apply(before: readonly Match[], { duels, renamings }: Pick<Diff, 'duels' | 'renamings'>) {
  const after: Match[] = [];
  for (const was of duelsIn(before)) {
    const changes = duels.filter((change) => change.was === was);
    if (changes.some(({ now }) => now === null)) continue;
    let duel: Match = was;
    for (const change of changes) duel = applyEdit(duel, change);
    for (const side of sides) {
      const renaming = renamings.find((one) => one.was.key === duel[side].key);
      if (renaming) duel = { ...duel, [side]: renaming.now };
    }
    after.push(duel);
  }
  for (const { was, now } of duels) if (was === null) after.push(now);
  return after.map(factsOf).toSorted();
}

const player = fc.constantFrom('Ana', 'Beto', 'Caro', 'Dani', 'Eva');
const result = fc.constantFrom(
  ['', ''],
  ['', ''],
  ['2', '1'],
  ['0', '2'],
  ['2', '0'],
  ['W.O.', ''],
);
const line = fc
  .tuple(
    fc.integer({ min: 1, max: 6 }),
    player,
    player,
    result,
    fc.constantFrom('', '10/11', '11/11 21:00', 'Postergado'),
  )
  .filter(([, home, away]) => home !== away)
  .map(([code, home, away, games, day]) => [`E-${code}`, home, ...games, away, day, ''].join());
const sheet = fc
  .array(fc.array(line, { maxLength: 4 }), { minLength: 1, maxLength: 3 })
  .map((rounds) => rounds.flatMap((lines, at) => [`Fecha ${at + 1}`, ...lines]));

test('the changes lead from any sheet to any other, and none of them is needless', () => {
  fc.assert(
    fc.property(sheet, sheet, (was, now) => {
      const [before, rows] = [rowsOf(was), rowsOf(now)];
      const diff = compare(before, rows);
      const expected = duelsIn(rows).map(factsOf).toSorted();
      expect(apply(before, diff)).toEqual(expected);
      for (const change of diff.duels) {
        const others = diff.duels.filter((one) => one !== change);
        expect(apply(before, { ...diff, duels: others }), change.kind).not.toEqual(expected);
      }
    }),
    { numRuns: 40, seed: 42 },
  );
});
