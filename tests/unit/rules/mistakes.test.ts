/**
 * Every slip of the table (tests/mistakes): what is shown otherwise after it, and what is said of it, in
 * a file a source. The site is right or somebody is told, and nothing is refused that could be published.
 */
import { expect, test } from 'vitest';
import type { SourceName } from '../../../src/sources/catalog.ts';
import { factsOf } from '../../mistakes/facts.ts';
import { publish, publishedOf, without } from '../../mistakes/play.ts';
import { slips } from '../../mistakes/slips.ts';

/** The first of so many lines that nobody reads them all, none of them endless. */
function beginning(lines: readonly string[]): string[] {
  const first = lines.slice(0, 4).map((line) => line.replace(/^(.{150}).+/, '$1…'));
  return lines.length > 4 ? [...first, `and ${lines.length - 4} more`] : first;
}

/** Plays a slip, as one publication follows another: what becomes of the source's facts, and what is said. */
function play(name: SourceName, edit: (text: string) => string): string[] {
  const last = publishedOf(name);
  const text = edit(last.text);
  expect(text).not.toBe(last.text);
  const { validated, refusal, remarks } = publish(name, text);

  const [shown, shownBefore] = [factsOf(name, validated), factsOf(name, last)];
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
  const told = all.map(([slip, edit]) =>
    [slip, ...play(name, edit).map((line) => `  ${line}`)].join('\n'),
  );
  await expect(`${told.join('\n\n')}\n`).toMatchFileSnapshot(`../../mistakes/${name}.txt`);
});
