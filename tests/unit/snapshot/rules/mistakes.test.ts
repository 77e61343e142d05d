/**
 * Plays every slip of the table (tests/mistakes). A file per source lists what the site shows differently after each
 * slip, and what is reported. Either the site stays right or somebody is told, and no publishable source is refused.
 */
import { expect, test } from 'vitest';
import type { SourceName } from '../../../../src/sources/catalog/catalog.ts';
import { expectTold } from '../../../fixtures/told.ts';
import { factsOf } from '../../../mistakes/facts.ts';
import { publish, publishedOf, without } from '../../../mistakes/play.ts';
import { slips } from '../../../mistakes/slips.ts';

/** The first four lines, cut to a readable length, and the number of the others. */
function beginning(lines: readonly string[]): string[] {
  const first = lines.slice(0, 4).map((line) => line.replace(/^(.{150}).+/, '$1…'));
  return lines.length > 4 ? [...first, `and ${lines.length - 4} more`] : first;
}

/** Plays a slip as the publication after the demo's: changed facts of the source, and new remarks. */
function play(name: SourceName, edit: (text: string) => string): string[] {
  const last = publishedOf(name);
  const text = edit(last.text);
  expect(text).not.toBe(last.text);
  const { source, refusal, remarks } = publish(name, text);

  const [shown, shownBefore] = [factsOf(name, source), factsOf(name, last)];
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

test.each(slips)('slips in %s', async (name, all) => {
  const told = all.map(([slip, edit]) => [slip, play(name, edit)] as const);
  await expectTold(`../../../mistakes/${name}.txt`, told);
});
