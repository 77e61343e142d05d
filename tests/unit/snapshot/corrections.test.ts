import { expect, test } from 'vitest';
import { readCases } from '../../fixtures/cases.ts';
import type { Correction, Stage } from '../../../src/season/model.ts';
import {
  correctionsFile,
  followResults,
  type FollowedTexts,
} from '../../../src/snapshot/corrections.ts';
import { readHistory } from '../../../src/snapshot/history.ts';
import { seasonOf } from '../season/season.ts';
import { takeAfter, withState } from './builder.ts';

const title = ',Fecha 1,,,,9/11 al 22/11,';
const nothing = { corrections: null, results: null };

/** Publishes stages one after the other. @param steps Moment of November 2026, as day and hour, and stages. @returns The corrections after each. */
function correctionsAfter(steps: readonly (readonly [at: string, stages: readonly Stage[]])[]) {
  let texts: FollowedTexts = nothing;
  let before: readonly Stage[] = [];
  return steps.map(([at, stages]) => {
    texts = followResults(texts, before, stages, new Date(`2026-11-${at}:00Z`));
    before = stages;
    return texts.corrections;
  });
}

/** Publishes rows of a round one after the other. @returns The corrections in the end. */
const publish = (steps: readonly (readonly [at: string, rows: readonly string[]])[]) =>
  correctionsAfter(
    steps.map(([at, rows]) => [at, seasonOf({ primera: [title, ...rows] }).stages] as const),
  ).at(-1) ?? null;

const linesIn = (text: string | null): readonly Correction[] =>
  readHistory(correctionsFile, text).rows;
/** The lines of the file, without their duel. */
const changesIn = (text: string | null): string[] =>
  linesIn(text).map(({ day, change, before, after }) =>
    [day.slice(-2), change, before, '→', after].join(' '),
  );

const { edits, timelines } = readCases(import.meta.dirname, 'corrections') as {
  edits: { it: string; was: string[]; now: string[]; told?: string[] }[];
  timelines: { it: string; steps: Record<string, string[]>; told?: string[] }[];
};

test.each(edits)('an edit gives exactly its corrections: $it', ({ was, now, told = [] }) => {
  const text = publish([
    ['10T15:00', was],
    ['20T15:00', now],
  ]);
  const found = linesIn(text).map(
    ({ id, home, away, change, before, after }) =>
      `${id} ${home}/${away} ${change}: ${before} → ${after}`,
  );
  expect(found).toEqual(told);
});

test.each(timelines)('the corrections of a timeline: $it', ({ steps, told = [] }) => {
  expect(changesIn(publish(Object.entries(steps)))).toEqual(told);
});

const fixture = 'liga-nacional/fixtures-elite';
const rowsOf = (row: string) => ({ text: `${title}\n${row}\n` });
const [played, mended, other] = ['2,1', '2,0', '1,2'].map((score) =>
  rowsOf(`E-1,Ana,${score},Beto,16/11,`),
);

test('a run compares with what was last published of the season', async () => {
  const run = (
    before: Parameters<typeof takeAfter>[0],
    day: string,
    fetched: { text: string } | { failure: string } = { failure: 'respondió 503' },
  ) => takeAfter(before, { [fixture]: fetched }, `2026-11-${day}T15:00:00Z`);
  const first = await run(null, '20', played);
  const kept = await run(first, '22');
  expect([first.corrections, kept.corrections]).toEqual([null, null]);
  const corrected = await run(kept, '24', mended);
  const { corrections, results } = corrected;
  expect(changesIn(corrections)).toEqual(['24 resultado 2 - 1 → 2 - 0']);

  // The first snapshot is restored with the histories, held and released.
  const held = { ...first, results, corrections };
  expect((await run(held, '25', mended)).corrections).toBe(corrections);
  const otherwise = await run(held, '26', other);
  expect(changesIn(otherwise.corrections)).toEqual([
    '24 resultado 2 - 1 → 2 - 0',
    '26 resultado 2 - 0 → 1 - 2',
  ]);

  const ofBefore = withState(corrected, fixture, { season: 'la de antes' });
  expect((await run(ofBefore, '26', mended)).corrections).toBe(corrections);
});

test('a player with another nick in one sheet keeps the lines of the other sheets', () => {
  const seasonWith = (nick: string, score: string) =>
    seasonOf({
      primera: [title, `E-1,${nick},2,1,Beto,,`, `E-2,${nick},2,0,Caro,,`],
      segundaA: [title, `E-1,Webi,${score},Dani,,`],
    }).stages;
  const texts = correctionsAfter([
    ['20T15:00', seasonWith('Webi', '2,1')],
    ['24T15:00', seasonWith('Webi', '2,0')],
    ['24T16:00', seasonWith('Webbi', '2,0')],
    ['24T17:00', seasonWith('Webbi', '2,1')],
  ]);
  const wrong = '24 resultado 2 - 1 → 2 - 0';
  expect(texts.map(changesIn)).toEqual([[], [wrong], [wrong], []]);
});
