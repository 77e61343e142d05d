/** Everything that another community would change is in its files, not in code. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { trophies } from '../../../src/config/schemas/competition.ts';
import { site } from '../../../src/config/site.ts';
import { league } from '../../fixtures/competitions.ts';

const source = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|tsx|astro|css)$/.test(file) && !file.startsWith('content/'))
  .map((file) => [file, readFileSync(join('src', file), 'utf8')] as const);

/** True for a division named after a trophy's material, which code may name. */
const isMaterial = (name: string): boolean =>
  trophies.some((trophy) => trophy === name.toLowerCase());

test.each([
  site.game,
  site.community,
  site.platform.name,
  site.timeZone,
  '://example.com',
  // The stem of the country and of its inhabitants.
  site.country.slice(0, -1).toLocaleLowerCase(site.lang),
  ...league.divisions.map(({ name }) => name).filter((name) => !isMaterial(name)),
])('no code contains %j', (value) => {
  const word = new RegExp(value, 'iu');
  expect(source.filter(([, text]) => word.test(text)).map(([file]) => file)).toEqual([]);
});
