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

test.each(['Tabs', 'Ranking', 'Fixture', 'DailyDuels', 'ContactForm'])(
  '%s weighs what the document says',
  (name) => {
    const [, figure] = new RegExp(`\\| \`${name}\`.*\\| ([\\d.]+) *\\|`).exec(text) ?? [];
    expect(Math.abs(Number(figure) - kilobytesOf(name))).toBeLessThan(0.3);
  },
);

test.each(['WhatIf', 'Prode'])(
  '%s weighs what the document says and stays within its limit',
  (name) => {
    const [, figure] = new RegExp(`\`${name}\`, ([\\d.]+) KB`).exec(text) ?? [];
    const weight = kilobytesOf(name);
    expect(Math.abs(Number(figure) - weight)).toBeLessThan(0.3);
    expect(weight).toBeLessThan(6);
  },
);

test('the shared chunks weigh what the document says', () => {
  const [, shared] = /React and its helpers, ([\d.]+) KB/.exec(text) ?? [];
  expect(Math.abs(Number(shared) - kilobytesOf('react'))).toBeLessThan(1);
});
