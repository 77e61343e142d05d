import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffDuels, diffRows, duelsIn, type DuelChange } from '../../../src/season/diff.ts';
import { alignSides, matchesOf, swapSides, type Match } from '../../../src/season/model.ts';
import { slug } from '../../../src/lib/text.ts';
import { formatDuel } from '../../../src/words/duel.ts';
import { sides } from '../../../src/sources/sheets/side.ts';
import { seasonOf, stageOf } from './season.ts';

/** Rows of a sheet whose lines without commas are titles of rounds. */
const rowsOf = (lines: readonly string[]): Match[] => {
  const sheet = lines.map((line) => (line.includes(',') ? line : `,${line},,,,,`));
  return matchesOf(stageOf(seasonOf({ primera: sheet }), 'primera'));
};
const compare = (before: readonly Match[], rows: readonly Match[]) =>
  diffDuels(duelsIn(before), duelsIn(rows));

/** The facts of a duel as one text. */
function factsOf(duel: Match): string {
  const { home, away, score, forfeit, round, when, isPostponed, code } = duel;
  return [
    ...[slug(round.name), code, home.key, away.key, score?.join('-'), forfeit?.winner],
    ...[forfeit !== undefined, when?.date, when?.time, isPostponed],
  ].join(' ');
}

/** Applies an edit to a duel. */
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
    { numRuns: 300, seed: 42 },
  );
});

/** Each change as its kind and duel. */
function told(was: readonly string[], now: readonly string[]): string[] {
  const { duels, renamings } = compare(rowsOf(was), rowsOf(now));
  return [
    ...renamings.map((one) => `renamed: ${one.was.nick} → ${one.now.nick}, ${one.count}`),
    ...duels.map(({ kind, was: old, now: is }) => `${kind}: ${formatDuel(is ?? old)}`),
  ];
}

const full = [
  'Fecha 1',
  'E-1,Ana,2,1,Beto,,',
  'E-2,Caro,2,0,Dani,,',
  'Fecha 2',
  'E-3,Ana,,,Caro,,',
];
const edited = (from: string, to: string): string[] =>
  full.map((text) => (text === from ? to : text)).filter(Boolean);

test.each<[string, string[], string[]]>([
  ['nothing', full, []],
  ['swapped sides', edited('E-1,Ana,2,1,Beto,,', 'E-1,Beto,1,2,Ana,,'), ['turned: Beto 1 - 2 Ana']],
  [
    'nicks that changed places without their games',
    edited('E-1,Ana,2,1,Beto,,', 'E-1,Beto,2,1,Ana,,'),
    ['turned: Beto 2 - 1 Ana', 'result: Beto 2 - 1 Ana'],
  ],
  [
    'other codes',
    full.map((text) => text.replace('E-', 'N-')),
    ['code: Ana 2 - 1 Beto', 'code: Caro 2 - 0 Dani', 'code: Ana - Caro'],
  ],
  [
    'a row above, with which all codes move',
    [
      'Fecha 1',
      'E-1,Eva,,,Fede,,',
      'E-2,Ana,2,1,Beto,,',
      'E-3,Caro,2,0,Dani,,',
      'Fecha 2',
      'E-4,Ana,,,Caro,,',
    ],
    ['code: Ana 2 - 1 Beto', 'code: Caro 2 - 0 Dani', 'code: Ana - Caro', 'added: Eva - Fede'],
  ],
  [
    'a duel in another round',
    ['Fecha 1', 'E-2,Caro,2,0,Dani,,', 'Fecha 2', 'E-3,Ana,,,Caro,,', 'E-1,Ana,2,1,Beto,,'],
    ['moved: Ana 2 - 1 Beto'],
  ],
  ['a replaced player', edited('E-3,Ana,,,Caro,,', 'E-3,Eva,,,Caro,,'), ['players: Eva - Caro']],
  [
    'a renamed player',
    full.map((text) => text.replace('Ana', 'Anita')),
    ['renamed: Ana → Anita, 2'],
  ],
  [
    'a result that is gone',
    edited('E-1,Ana,2,1,Beto,,', 'E-1,Ana,,,Beto,,'),
    ['result: Ana - Beto'],
  ],
  ['a row that is gone', edited('E-2,Caro,2,0,Dani,,', ''), ['gone: Caro 2 - 0 Dani']],
  ['a sheet pasted twice', [...full, ...full.slice(0, 2)], []],
  [
    'a duel that is played in a row of its own',
    [...edited('E-1,Ana,2,1,Beto,,', 'E-1,Ana,,,Beto,Postergado,'), 'E-9,Beto,1,2,Ana,,'],
    ['turned: Beto 1 - 2 Ana', 'moved: Beto 1 - 2 Ana', 'code: Beto 1 - 2 Ana'],
  ],
])('%s is exactly the change that a person would name', (_, now, expected) => {
  expect(told(full, now)).toEqual(expected);
});

test('the changes of a table lead from any rows to any others', () => {
  const rows = fc.uniqueArray(fc.tuple(player, fc.integer({ min: 0, max: 3 })), {
    selector: ([name]) => name,
  });
  const tableOf = (pairs: readonly [string, number][]) =>
    pairs.map(([name, elo]) => ({ name, key: name, keys: [name], fields: { elo } }));
  fc.assert(
    fc.property(rows, rows, (was, now) => {
      const [before, after] = [tableOf(was), tableOf(now)];
      const { changes } = diffRows(before, after);
      const kept = before.filter((one) => !changes.some((change) => change.was === one));
      const others = changes.flatMap((change) => change.now ?? []);
      const names = (all: typeof before) =>
        all.map(({ name, fields }) => `${name} ${fields.elo}`).toSorted();
      expect(names([...kept, ...(others as typeof before)])).toEqual(names(after));
    }),
  );
});
