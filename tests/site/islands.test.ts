/** Compares the figures of docs/islands.md with the built islands. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { dist, files } from '../fixtures/site.ts';

const text = readFileSync('docs/islands.md', 'utf8');

/** Size of a chunk in KB, gzipped. */
function kilobytesOf(name: string): number {
  const file = files.find((path) => path.startsWith(`_astro/${name}.`) && path.endsWith('.js'));
  if (!file) throw new Error(`no chunk ${name}`);
  return gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1024;
}

/** Each chunk with what precedes its figure in the document, and by how many KB that may be wrong. */
test.each<[name: string, before: string, tolerance: number]>([
  ...['Tabs', 'Ranking', 'Fixture', 'DailyDuels', 'ContactForm'].map(
    (name): [string, string, number] => [name, `\\| \`${name}\`.*\\| `, 0.3],
  ),
  ['WhatIf', '`WhatIf`, ', 0.3],
  ['Prode', '`Prode`, ', 0.3],
  ['react', 'React and its helpers, ', 1],
])('%s weighs what the document says', (name, before, tolerance) => {
  const [, figure] = new RegExp(`${before}([\\d.]+) `).exec(text) ?? [];
  expect(Math.abs(Number(figure) - kilobytesOf(name))).toBeLessThan(tolerance);
});
