/**
 * Every slip of the table (tests/mistakes): the site is right, or somebody is told; and nothing is
 * refused that could have been published.
 */
import { afterAll, describe, expect, test } from 'vitest';
import { demoMonday } from '../../../src/snapshot/demo.ts';
import { readSnapshotFiles } from '../../../src/snapshot/files.ts';
import { judge, type Judged } from '../../../src/snapshot/judge.ts';
import { withRelations } from '../../../src/snapshot/take.ts';
import { sourceNames, type SourceName } from '../../../src/sources/catalog.ts';
import { collectionMistakes } from '../../mistakes/collections.ts';
import { factsOf } from '../../mistakes/facts.ts';
import type { Mistake } from '../../mistakes/mistake.ts';
import { sheetMistakes } from '../../mistakes/sheets.ts';

const now = new Date(`${demoMonday}T15:00:00Z`);
/** Tables and results are compared only once they have stood for a day. */
const lastWeek = new Date(now.getTime() - 7 * 24 * 3_600_000);
const options = { now, acceptShrink: false };

const demo = await readSnapshotFiles('src/content/demo/snapshot');

function judgeText(name: SourceName, text: string, last: Judged | null, at = options): Judged {
  const { judged } = judge(name, { text }, last, at);
  if (!judged) throw new Error(`no ${name}`);
  return judged;
}

const before = new Map(
  sourceNames.map((name) => {
    const at = { ...options, now: lastWeek };
    return [name, judgeText(name, demo.sources.get(name) ?? '', null, at)] as const;
  }),
);

/** What is said of a source, wherever it stands: a row that is inserted moves what was said before. */
const said = (judged: Judged): string[] =>
  judged.state.problems.map(({ value, reason, advice }) => `«${value}» ${reason} → ${advice}`);

const counts = { slips: 0, silentAndWrong: 0, refusedWithoutNeed: 0 };

const relationsBefore = withRelations(before, now);

/** Plays a slip, as one publication follows another. */
function play({ source, edit }: Mistake) {
  const last = before.get(source);
  const text = edit(last?.text ?? '');
  if (!last || text === last.text) throw new Error('the edit changes nothing');
  const judgement = judge(source, { text }, last, options);
  if (!judgement.judged) throw new Error('the source is lost');
  // As if it had stood for a week, so that it is compared with the others.
  const state = { ...judgement.judged.state, changedAt: lastWeek.toISOString() };
  const sources = withRelations(
    new Map([...before, [source, { ...judgement.judged, state }]]),
    now,
  );
  const known = [...relationsBefore].flatMap(([, judged]) => said(judged));
  const added = [...sources]
    .flatMap(([, judged]) => said(judged))
    .filter((line) => {
      const index = known.indexOf(line);
      if (index >= 0) known.splice(index, 1);
      return index < 0;
    });
  const { refusal } = judgement;
  return {
    refusal,
    said: refusal === null ? added : [refusal, ...added],
    facts: factsOf(source, judgement.judged.reading),
  };
}

const mistakes = [...sheetMistakes, ...collectionMistakes];

describe.each(Object.entries(Object.groupBy(mistakes, ({ source }) => source)))(
  '%s with',
  (_, list = []) => {
    test.each(list.map((mistake) => [mistake.name, mistake] as const))('%s', (_name, mistake) => {
      counts.slips += 1;
      const original = before.get(mistake.source);
      if (!original) throw new Error('no such source');
      const facts = factsOf(mistake.source, original.reading);
      const { shows, says } = mistake;
      const expected = typeof shows === 'function' ? shows(facts) : facts;
      const after = play(mistake);
      const isRight = JSON.stringify(after.facts) === JSON.stringify(expected);
      if (!isRight && after.said.length === 0) counts.silentAndWrong += 1;
      if (after.refusal !== null && shows !== 'kept') counts.refusedWithoutNeed += 1;
      expect(after.refusal === null).toBe(shows !== 'kept');
      expect(after.facts).toEqual(JSON.parse(JSON.stringify(expected)));
      if (says) expect(after.said.join('\n')).toMatch(says);
      else expect(after.said).toEqual([]);
    });
  },
);

test('the table has at least a hundred slips', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(100);
  expect(new Set(mistakes.map(({ source, name }) => `${source} ${name}`)).size).toBe(
    mistakes.length,
  );
});

afterAll(() => {
  const { slips, silentAndWrong, refusedWithoutNeed } = counts;
  console.log(
    `${slips} slips: ${silentAndWrong} silent and wrong, ${refusedWithoutNeed} refused without need`,
  );
});
