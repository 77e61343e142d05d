/** Tokens for colours that are drawn on each other have the contrast that WCAG 2.2 AA requires. */
import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { communityStyles } from '../../../src/build/community-styles.ts';
import { meepleColours } from '../../../src/season/meeples.ts';
import { trophies } from '../../../src/config/schemas/competition.ts';
import { contrast } from '../../../src/config/schemas/fields.ts';

const tokens = [
  communityStyles['virtual:community-colours.css'],
  await readFile('src/styles/tokens.css', 'utf8'),
  await readFile('src/styles/ranking-table.css', 'utf8'),
  await readFile('src/components/groups/StandingsTable.astro', 'utf8'),
].join('\n');

/** The hex values of a colour in light and in dark. */
function colour(name: string): string[] {
  const value = new RegExp(`^ +--${name}: (.+);$`, 'm').exec(tokens)?.[1] ?? '';
  const [light = '', dark = light] = (value.match(/#[0-9a-f]{3,6}/g) ?? []).map((hex) =>
    hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex,
  );
  return [light, dark];
}

const grounds = ['paper', 'card', 'shade', 'rise', 'fall'];
/** Backgrounds of each colour. Texts need a contrast of 4.5, graphics 3. */
const texts: Record<string, string[]> = {
  ink: grounds,
  muted: grounds,
  link: grounds,
  'on-button': ['button'],
  'on-sun': ['sun', 'silver', 'bronze', 'celeste'],
  paper: ['ink'],
  city: ['paper'],
  button: ['paper'],
};
const marks: Record<string, string[]> = { city: ['card', 'fall'], field: ['card', 'rise'] };
const rules = [
  ...Object.entries(texts).map(([front, backs]) => ({ front, backs, least: 4.5 })),
  ...Object.entries(marks).map(([front, backs]) => ({ front, backs, least: 3 })),
];

test.each(rules)('--$front reaches $least : 1 on $backs', ({ front, backs, least }) => {
  const [light = '', dark = ''] = colour(front);
  for (const [backLight = '', backDark = ''] of backs.map(colour)) {
    expect(contrast(light, backLight)).toBeGreaterThanOrEqual(least);
    expect(contrast(dark, backDark)).toBeGreaterThanOrEqual(least);
  }
});

test('a meeple of each colour reaches 3 : 1 on every ground', async () => {
  const styles = await readFile('src/styles/meeples.css', 'utf8');
  const meeples = [...styles.matchAll(/--piece: (.+);/g)].map(([, value = '']) => value);
  expect(meeples).toHaveLength(meepleColours.length);
  for (const meeple of meeples) {
    const schemes = meeple.startsWith('#') ? [meeple, meeple] : colour('muted');
    for (const [index, front] of schemes.entries()) {
      for (const ground of grounds) {
        const ratio = contrast(front, colour(ground)[index] ?? '');
        expect.soft([meeple, ground, ratio >= 3 || ratio]).toEqual([meeple, ground, true]);
      }
    }
  }
});

test('the dialog of duels has a colour for each trophy of divisions', async () => {
  const styles = await readFile('src/styles/duels.css', 'utf8');
  for (const trophy of trophies) expect(styles).toContain(`.trophy.${trophy} {\n  --trophy: `);
});

const sources: string[] = [];
for await (const file of glob('src/**/*.{astro,css,tsx}')) {
  sources.push(await readFile(file, 'utf8'));
}
const all = [tokens, ...sources].join('\n');

test('every token used as a text colour is in the table, with the background set beside it', () => {
  const token = (property: string, declarations: string): string | undefined =>
    new RegExp(`(?<![\\w-])${property}: var\\(--([\\w-]+)\\);`).exec(declarations)?.[1];
  const pairs = all.split(/[{}]/).flatMap((declarations) => {
    const front = token('color', declarations);
    return front && colour(front)[0] ? [{ front, back: token('background', declarations) }] : [];
  });
  expect(pairs.length).toBeGreaterThan(10);
  const isTested = (front: string, back?: string): boolean =>
    texts[front] !== undefined && (back === undefined || texts[front].includes(back));
  expect(pairs.filter(({ front, back }) => !isTested(front, back))).toEqual([]);
});

test('every custom property that is used is set somewhere, because a misspelled one drops its declaration', () => {
  const names = (pattern: RegExp): Set<string> =>
    new Set([...all.matchAll(pattern)].map(([, name = '']) => name));
  const used = names(/var\(--([\w-]+)/g);
  const set = names(/--([\w-]+)['"]?:/g);
  expect(used.size).toBeGreaterThan(20);
  expect([...used.difference(set)]).toEqual([]);
});

test('light-dark() is only in styles that pages have inline, whose names the build shortens', async () => {
  const files = ['src/styles/print.css', 'src/islands/prode/tools.css'];
  for (const file of files) expect(await readFile(file, 'utf8')).not.toContain('light-dark(');
});
