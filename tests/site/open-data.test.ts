/** Data, calendars, feeds and tables for other sites, and the page that lists them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { calendars } from '../../src/calendars/catalogue.ts';
import { site } from '../../src/config/site.ts';
import { league } from '../fixtures/competitions.ts';
import { newestFirst } from '../../src/domain/news.ts';
import { byDate } from '../../src/domain/qualifiers.ts';
import { formatIso } from '../../src/domain/time.ts';
import { dataFiles } from '../../src/open-data/catalogue.ts';
import { dist, embeds, page, roundsOf, snapshot, tableRows, texts } from '../fixtures/site.ts';

interface DuelData {
  code: string;
  home: string;
  away: string;
  homeScore: number | null;
  awayScore: number | null;
}
interface RoundData {
  name: string;
  duels: DuelData[];
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(dist, `datos/${name}.json`), 'utf8'));

const $ = page('/datos');
const links = $('main a')
  .toArray()
  .map((link) => $(link).attr('href'));

test.each(dataFiles)('$name.json is listed, and says its version', ({ name }) => {
  expect(links).toContain(`/datos/${name}.json`);
  expect(read(name)).toMatchObject({ version: 1 });
});

test('the page lists every calendar and feed, and is linked from the community', () => {
  for (const { id } of calendars) {
    expect(links).toContain(`webcal://carcassonne-argentina.example/calendarios/${id}.ics`);
    expect(links).toContain(`/calendarios/${id}.ics`);
  }
  expect(links).toEqual(expect.arrayContaining(['/feed.xml', '/feed.json']));
  expect(page('/comunidad')('main a[href="/datos"]')).toHaveLength(1);
});

test('standings are those of the league’s page, number by number', () => {
  const { divisions } = read('posiciones') as {
    divisions: { id: string; groups: { rows: Record<string, string | number>[] }[] }[];
  };
  const $ = page('/torneos/liga-nacional');
  expect(divisions.map(({ id }) => id)).toEqual(league.divisions.map(({ id }) => id));
  for (const { id, groups } of divisions) {
    groups.forEach(({ rows }, index) => {
      const { position, player, ...numbers } = rows[0] ?? {};
      expect([position, player]).toEqual([1, expect.stringMatching(/\S/)]);
      expect(Object.keys(numbers)).toEqual(league.legend.map(({ label }) => label));
      expect(rows.map((row) => Object.values(row).map(String))).toEqual(
        tableRows($, `#${id}-posiciones .standings:nth-of-type(${index + 1})`),
      );
    });
  }
});

test('fixtures and cup have every duel, unplayed ones without scores', () => {
  const duelsIn = (rounds: RoundData[]) => rounds.flatMap(({ duels }) => duels);
  const { divisions } = read('fixture') as {
    divisions: { groups: { rounds: RoundData[] }[]; playoffs: { rounds: RoundData[] }[] }[];
  };
  const ofLeague = divisions.flatMap(({ groups, playoffs }) =>
    [...groups, ...playoffs].flatMap(({ rounds }) => duelsIn(rounds)),
  );
  const cup = duelsIn((read('copa') as { rounds: RoundData[] }).rounds);
  const names = league.divisions.flatMap(({ groups, playoffs }) =>
    [...groups, ...playoffs].map(({ fixture }) => fixture),
  );
  const plain = ({ code, home, away, homeScore, awayScore }: DuelData) =>
    [code, home, homeScore, awayScore, away].join(' ');
  const expected = (rounds: readonly RoundData[]) => duelsIn([...rounds]).map(plain);
  expect(ofLeague.map(plain)).toEqual(names.flatMap((name) => expected(roundsOf(name))));
  expect(cup.map(plain)).toEqual(expected(roundsOf('cup')));
  expect(cup.some(({ homeScore }) => homeScore === null)).toBe(true);
});

test('qualifiers and news have their dates with the offset of the community’s time zone', () => {
  expect(read('clasificatorios')).toMatchObject({
    qualifiers: byDate(snapshot.qualifiers).map(({ id, date }) => ({ id, date: formatIso(date) })),
  });
  expect(read('noticias')).toMatchObject({
    news: newestFirst(snapshot.news).map(({ id, title, publishedAt }) => ({
      title,
      publishedAt: formatIso(publishedAt),
      url: `${site.address}/noticias/${id}`,
    })),
  });
});

describe.each(league.divisions)('the table of $name for other sites', ({ id, name }) => {
  const route = `/embed/posiciones/${id}`;
  const $embed = page(route);

  test('is what the page tells to paste', () => {
    expect(embeds).toContain(route);
    const snippet = texts($, 'pre').find((text) => text.includes(`${site.address}${route}"`));
    expect(snippet).toMatch(/^<iframe src="https:\/\/\S+" title="[^"]+" .*><\/iframe>$/);
    expect(links).toContain(route);
  });

  test('has the division’s tables, and leads to it in the whole window', () => {
    const own = page(`/torneos/liga-nacional/${id}`);
    expect(texts($embed, '.standings tbody tr')).toEqual(texts(own, '.standings tbody tr'));
    const back = $embed('a');
    expect(back.attr()).toMatchObject({ href: `/torneos/liga-nacional/${id}`, target: '_top' });
    expect(texts($embed, 'h1')).toEqual([`Liga Nacional: División ${name}`]);
  });

  test('is kept out of search engines, and carries no script', () => {
    expect($embed('meta[name=robots]').attr('content')).toBe('noindex');
    expect($embed('script')).toHaveLength(0);
  });
});
