import { describe, expect, test } from 'vitest';
import { site } from '../../src/config/site.ts';
import { league } from '../fixtures/competitions.ts';
import type { Round } from '../../src/domain/fixture.ts';
import { orderStandings } from '../../src/domain/standings-order.ts';
import { formatResult } from '../../src/words/duel.ts';
import { page, roundsOf, tableHeadings, tableRows, tablesOf, texts } from '../fixtures/site.ts';

const $ = page('/torneos/liga-nacional');
const columns = ['DG', 'DP', 'DJ', 'PG', 'PP', 'DifP'];

test('has its header with links to sign-up, rules and daily duels', () => {
  expect(texts($, 'h1')).toEqual(['LIGA NACIONAL']);
  expect(texts($, '.competition .lead')).toEqual(['1ª temporada']);
  for (const url of Object.values(league.links)) {
    expect($(`main a[href="${url}"]`)).toHaveLength(1);
  }
  expect($('main a[href="/duelos"]')).toHaveLength(1);
  expect($('main button[command=show-modal][commandfor=duelos]')).toHaveLength(1);
});

const divisionsOfPages = league.divisions.flatMap(
  (division) =>
    [
      [division.id, '/torneos/liga-nacional', division],
      [division.id, `/torneos/liga-nacional/${division.id}`, division],
    ] as const,
);

describe.each(divisionsOfPages)('division %s at %s', (id, route, division) => {
  const $ = page(route);
  const tables = $(`#${id}-posiciones .standings`).toArray();

  test('has a table for each group, in the official order', () => {
    expect(tables).toHaveLength(division.groups.length);
    division.groups.forEach((group, index) => {
      const duels = roundsOf(group.fixture).flatMap((round) => round.duels);
      const rows = tablesOf(id)[index]?.rows ?? [];
      const table = `#${id}-posiciones .standings:has(caption:contains("${group.name}"))`;
      expect(tableHeadings($, table)).toEqual(['Pos', 'Jugador', ...columns]);
      expect(tableRows($, table)).toEqual(
        orderStandings(rows, duels).map(({ player, values }, place) => [
          String(place + 1),
          player,
          ...values.map(String),
        ]),
      );
    });
  });

  test('marks the places of each zone, and says which band is which', () => {
    const { promotion, relegation } = division.zones;
    for (const [kind, count, name] of [
      ['up', promotion, 'Promoción por el ascenso'],
      ['down', relegation, 'Promoción por la categoría'],
    ] as const) {
      for (const table of tables) {
        const rows = $(table).find('tbody tr').toArray();
        const marked = rows.map((row) => $(row).hasClass(`zone-${kind}`));
        const places = kind === 'up' ? marked.slice(0, count) : marked.slice(rows.length - count);
        expect(marked.filter(Boolean)).toHaveLength(count);
        expect(places.every(Boolean)).toBe(true);
      }
      const keys = texts($, `#${id}-posiciones .zones .zone-${kind}`);
      expect(new Set(keys)).toEqual(new Set(count > 0 ? [name] : []));
    }
  });

  test('explains its columns and its tie-breaks', () => {
    expect(texts($, `#${id}-posiciones .legend dt`)).toEqual(columns);
    const [first, second, ...others] = texts($, `#${id}-posiciones .tie-breaks li`);
    expect([first, second]).toEqual(['Duelos ganados (DG).', 'Menos duelos perdidos (DP).']);
    expect(others).toHaveLength(3);
  });

  test('has its fixture: a collapsed block for each round, with all its duels', () => {
    const rounds = [...division.groups, ...division.playoffs].flatMap(({ fixture }) =>
      roundsOf(fixture),
    );
    const blocks = $(`#${id}-fixture details.round`);
    expect(blocks.filter('[open]')).toHaveLength(0);
    expect(
      blocks.toArray().map((block) => [
        $(block).find('summary span').first().text(),
        $(block).find('summary .note').text(),
        $(block)
          .find('tbody tr')
          .toArray()
          .map((row) =>
            $(row)
              .children()
              .toArray()
              .map((cell) => $(cell).text().trim().replace('Informar', '-')),
          ),
      ]),
    ).toEqual(rounds.map(blockOf));
  });

  test('names its playoffs', () => {
    expect(texts($, `#${id}-fixture h4`)).toEqual([
      ...(division.groups.length > 1 ? division.groups.map(({ name }) => name) : []),
      ...division.playoffs.map(({ name }) => name),
    ]);
  });
});

function blockOf({ name, interval, duels }: Round): [string, string, string[][]] {
  return [
    name,
    interval,
    duels.map((duel) => [
      duel.code,
      duel.home,
      formatResult(duel),
      duel.away,
      duel.schedule,
      duel.link ? 'Ver' : '-',
    ]),
  ];
}

describe.each(league.divisions)('the page of $name', ({ id, name }) => {
  const route = `/torneos/liga-nacional/${id}`;
  const $ = page(route);

  test('has that division alone, named in title and heading', () => {
    expect($('head > title').text()).toBe(`Liga Nacional: División ${name} | ${site.brand}`);
    expect(texts($, 'h1')).toEqual([`LIGA NACIONAL: DIVISIÓN ${name.toUpperCase()}`]);
    expect(texts($, '[data-value] > h2')).toEqual([`División ${name}`]);
  });

  test('has only its own among the daily duels', () => {
    expect(new Set(texts($, '#duelos td.trophy'))).toEqual(new Set([name]));
  });

  test('is one link away from the league and from the other divisions, and they from it', () => {
    expect(page('/torneos/liga-nacional')(`#${id} > p > a[href="${route}"]`)).toHaveLength(1);
    const links = $('main > nav a').toArray();
    expect(links.map((link) => $(link).attr('href'))).toEqual([
      '/torneos/liga-nacional',
      ...league.divisions
        .filter((other) => other.id !== id)
        .map((other) => `/torneos/liga-nacional/${other.id}`),
    ]);
  });
});

test('the demo season has 8, 2 × 8 and 4 × 6 players', () => {
  const sizes = league.divisions.map(({ id }) => tablesOf(id).map(({ rows }) => rows.length));
  expect(sizes).toEqual([[8], [8, 8], [6, 6, 6, 6]]);
});
