/**
 * Every slip of the table (tests/mistakes): what is shown otherwise after it, and what is said of it, in
 * a file a source. The site is right or somebody is told, and nothing is refused that could be published.
 */
import { expect, test } from 'vitest';
import { demoMonday } from '../../../src/snapshot/demo.ts';
import { readSnapshotFiles } from '../../../src/snapshot/files.ts';
import { judge, type Judged } from '../../../src/snapshot/judge.ts';
import { withRelations } from '../../../src/snapshot/take.ts';
import { sourceNames, type SourceName } from '../../../src/sources/catalog.ts';
import { collectionMistakes } from '../../mistakes/collections.ts';
import { factsOf } from '../../mistakes/facts.ts';
import { sheetMistakes } from '../../mistakes/sheets.ts';

const now = new Date(`${demoMonday}T15:00:00Z`);

const demo = await readSnapshotFiles('src/content/demo/snapshot');

function accepted(name: SourceName): Judged {
  const options = { now, acceptShrink: false };
  const { judged } = judge(name, { text: demo.sources.get(name) ?? '' }, null, options);
  if (!judged) throw new Error(`no ${name}`);
  return judged;
}

const before = new Map(sourceNames.map((name) => [name, accepted(name)] as const));

/** What is said of all sources, wherever it stands: a row that is inserted moves what was said before. */
const remarksOn = (sources: ReadonlyMap<SourceName, Judged>): string[] =>
  [...withRelations(sources, now, demo.history).values()].flatMap(({ state }) =>
    state.problems.map(({ value, reason, advice }) => `«${value}» ${reason} → ${advice}`),
  );

const remarksBefore = remarksOn(before);

/** The lines that are not among those, each as often as it stands there. */
function without(lines: readonly string[], those: readonly string[]): string[] {
  const left = [...those];
  return lines.filter((line) => {
    const index = left.indexOf(line);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** The first of so many lines that nobody reads them all, none of them endless. */
function beginning(lines: readonly string[]): string[] {
  const first = lines.slice(0, 4).map((line) => line.replace(/^(.{150}).+/, '$1…'));
  return lines.length > 4 ? [...first, `and ${lines.length - 4} more`] : first;
}

/** Plays a slip, as one publication follows another: what becomes of the source's facts, and what is said. */
function play(name: SourceName, edit: (text: string) => string): string[] {
  const last = before.get(name) ?? accepted(name);
  const text = edit(last.text);
  expect(text).not.toBe(last.text);
  const { judged, refusal } = judge(name, { text }, last, { now, acceptShrink: false });
  if (!judged) throw new Error('the source is lost');
  // What is said of the source itself comes first.
  const after = new Map([[name, judged], ...before]).set(name, judged);
  const remarks = without(remarksOn(after), remarksBefore);

  const [shown, shownBefore] = [factsOf(name, judged.reading), factsOf(name, last.reading)];
  const [gone, added] = [without(shownBefore, shown), without(shown, shownBefore)];
  const stayed = new Set(shown).intersection(new Set(shownBefore));
  expect([...stayed], 'the order of what stays').toEqual(
    shownBefore.filter((fact) => stayed.has(fact)),
  );
  return [
    ...beginning(gone.map((fact) => `- ${fact}`)),
    ...beginning(added.map((fact) => `+ ${fact}`)),
    ...(refusal === null ? [] : [`refused: ${refusal}`]),
    ...beginning(remarks),
  ];
}

const mistakes = { ...sheetMistakes, ...collectionMistakes };

test.each(Object.entries(mistakes))('slips in %s', async (name, slips) => {
  const told = Object.entries(slips).map(([slip, edit]) =>
    [slip, ...play(name as SourceName, edit).map((line) => `  ${line}`)].join('\n'),
  );
  await expect(`${told.join('\n\n')}\n`).toMatchFileSnapshot(`../../mistakes/${name}.txt`);
});
