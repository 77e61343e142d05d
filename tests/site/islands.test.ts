/** What docs/islands.md says of the islands, held to what is built. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { dist, files } from '../fixtures/site.ts';

const text = readFileSync('docs/islands.md', 'utf8');

/** A chunk's size as a host sends it, in KB. */
function kilobytesOf(name: string): number {
  const file = files.find((path) => path.startsWith(`_astro/${name}.`) && path.endsWith('.js'));
  if (!file) throw new Error(`no chunk ${name}`);
  return gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1024;
}

test.each(['Ranking', 'FixtureTools', 'ContactForm'])('%s is as heavy as it says', (name) => {
  const [, figure] = new RegExp(`\\| \`${name}\`.*\\| ([\\d.]+) *\\|`).exec(text) ?? [];
  expect(Math.abs(Number(figure) - kilobytesOf(name))).toBeLessThan(0.3);
});

test('«¿Y si…?» is as heavy as it says, and no heavier than it may', () => {
  const [, figure] = /`WhatIf`, ([\d.]+) KB/.exec(text) ?? [];
  const weight = kilobytesOf('WhatIf') + kilobytesOf('what-if-address');
  expect(Math.abs(Number(figure) - weight)).toBeLessThan(0.3);
  expect(weight).toBeLessThan(6);
});

test('what they share weighs what the document says', () => {
  const [, shared] = /React and its helpers, ([\d.]+) KB/.exec(text) ?? [];
  expect(Math.abs(Number(shared) - kilobytesOf('react'))).toBeLessThan(1);
});
