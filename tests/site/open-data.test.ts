/** Data, calendars, feeds and tables for other sites, and the page that lists them. */
import Papa from 'papaparse';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { calendars } from '../../src/calendars/catalogue.ts';
import { site } from '../../src/config/site.ts';
import { league } from '../fixtures/competitions.ts';
import { newestFirst } from '../../src/domain/news.ts';
import { byDate } from '../../src/domain/qualifiers.ts';
import { formatIso } from '../../src/domain/time.ts';
import { dataFiles } from '../../src/open-data/catalogue.ts';
import {
  dist,
  embeds,
  page,
  roundsOf,
  routes,
  snapshot,
  tableRows,
  texts,
} from '../fixtures/site.ts';

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
  expect(links).toEqual(
    expect.arrayContaining(['/feed.xml', '/feed.json', '/resultados.xml', '/resultados.json']),
  );
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
        tableRows($, `#${id}-posiciones div:nth-child(${index + 1}) > div > .standings`),
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

describe('the duels', () => {
  type Row = Record<string, string | number | null>;
  const { license, duels } = read('duelos') as { license: string; duels: Row[] };
  const folder = 'src/content/demo/snapshot/sheets';
  /** Cells of the demo's sheets of a kind, as they are written. */
  const sheets = (kind: string): string[][] =>
    readdirSync(folder)
      .filter((name) => name.startsWith(kind))
      .flatMap((name) => Papa.parse<string[]>(readFileSync(`${folder}/${name}`, 'utf8')).data)
      .map((row) => row.map((cell) => cell.trim()));
  const rows = sheets('fixtures').filter(([code, home]) => code && home && code !== 'Duelo');

  test('are the filled rows of all fixtures, each once, unplayed ones without scores', () => {
    const isPlayed = ([, , home, away]: string[]) => Number(home) + Number(away) > 0;
    const expected = rows.map((row) => {
      const [code, home, homeScore, awayScore, away] = row;
      return [code, home, away, ...(isPlayed(row) ? [homeScore, awayScore] : ['', ''])].join(' ');
    });
    const found = duels.map(({ code, home, away, homeScore, awayScore }) =>
      [code, home, away, homeScore, awayScore].join(' '),
    );
    expect(found.toSorted()).toEqual(expected.toSorted());
    expect(duels.filter(({ homeScore }) => homeScore === null).length).toBeGreaterThan(20);
  });

  test('have an address of their own on their page, and competition, season and division', () => {
    expect(
      new Set(duels.map(({ competition, season, id }) => [competition, season, id].join())).size,
    ).toBe(rows.length);
    for (const { url, id, competition, division } of duels) {
      const [page = '', fragment] = String(url).slice(site.address.length).split('#');
      expect(fragment).toBe(id);
      expect(routes).toContain(page);
      expect(page.split('/')[3] ?? null).toBe(division);
      expect(page.startsWith('/torneos/copa')).toBe(competition === 'cup');
    }
    expect(new Set(duels.map(({ season }) => season))).toEqual(
      new Set([league.season, site.cup?.edition]),
    );
  });

  test('have the day and the hour that daily duels give them', () => {
    const daily = [...snapshot.duels.league, ...snapshot.duels.cup];
    const key = (duel: { home: unknown; away: unknown; date: unknown; time: unknown }) =>
      [[duel.home, duel.away].toSorted().join(), duel.date, duel.time].join(' ');
    const dated = duels.filter(({ date }) => date !== null) as Parameters<typeof key>[0][];
    expect(dated.map(key).toSorted()).toEqual(daily.map(key).toSorted());
    const hours = sheets('duels').filter(([, , , hour]) => /\d:\d/.test(hour ?? ''));
    expect(dated).toHaveLength(hours.length);
  });

  test('have the players’ ids of the ranking, and none for who is not in it', () => {
    const ids = new Map(sheets('ranking').map(([id, , nick]) => [nick, id]));
    for (const { home, homeId, away, awayId } of duels) {
      expect([homeId, awayId]).toEqual([
        ids.get(String(home)) ?? null,
        ids.get(String(away)) ?? null,
      ]);
    }
    expect(duels.some(({ homeId }) => homeId !== null)).toBe(true);
  });

  test('are the same as a table, and the page shows one', () => {
    const table = Papa.parse<Record<string, string>>(
      readFileSync(join(dist, 'datos/duelos.csv'), 'utf8').trimEnd(),
      { header: true },
    );
    expect(table.meta.fields).toEqual(Object.keys(duels[0] ?? {}));
    expect(table.data).toEqual(
      duels.map((duel) =>
        Object.fromEntries(
          Object.entries(duel).map(([name, value]) => [name, String(value ?? '')]),
        ),
      ),
    );
    expect(links).toContain('/datos/duelos.csv');
    expect(license).toBe(`${site.address}/datos`);
    const example = JSON.parse(texts($, '#archivos pre')[0] ?? '') as Row;
    expect(duels).toContainEqual(example);
    expect(example['date']).not.toBeNull();
  });
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
