/** What another community would change is in its files, and in no code. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { trophies } from '../../../src/config/schemas/competition.ts';
import { site } from '../../../src/config/site.ts';
import { league } from '../../fixtures/competitions.ts';

const source = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|tsx|astro|css)$/.test(file) && !file.startsWith('content/'))
  .map((file) => [file, readFileSync(join('src', file), 'utf8')] as const);

/** A division may be called after what a trophy is made of, which code does name. */
const isMaterial = (name: string): boolean =>
  trophies.some((trophy) => trophy === name.toLowerCase());

test.each([
  site.game,
  site.community,
  site.platform.name,
  site.timeZone,
  '://example.com',
  // The country, and who lives there.
  site.country.slice(0, -1).toLocaleLowerCase(site.lang),
  ...league.divisions.map(({ name }) => name).filter((name) => !isMaterial(name)),
])('in no code stands %j', (value) => {
  const word = new RegExp(value, 'iu');
  expect(source.filter(([, text]) => word.test(text)).map(([file]) => file)).toEqual([]);
});
