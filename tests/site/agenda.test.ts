/** The agenda of duels as it is served, counted again from the snapshot (docs/product.md, «The agenda»). */
import { describe, expect, test } from 'vitest';
import { isPlayed } from '../../src/domain/fixture.ts';
import { pairKey, playerKey } from '../../src/domain/player-key.ts';
import { calendarDate, formatWeekdayDay } from '../../src/domain/time.ts';
import { builtAt, page, snapshot } from '../fixtures/site.ts';

const $ = page('/duelos');
const today = calendarDate(builtAt);

/** The page's duels to come: section, hour, players and the sentence under them. */
const shown = $('.agenda:not(#resultados)')
  .toArray()
  .flatMap((section) =>
    $(section)
      .find('.agenda-duel')
      .toArray()
      .map((item) => {
        const players = $(item).find('.agenda-players').clone();
        const time = players.find('.agenda-time').text();
        players.find('.agenda-time').remove();
        return {
          heading: $(section).find('h2').text(),
          id: $(item).attr('id') ?? '',
          time,
          players: players.text().replace(/\s+/g, ' ').trim(),
          context: $(item).find('.note').last().text(),
        };
      }),
  );

const fixtures = Object.values(snapshot.fixtures).flatMap((rounds) =>
  rounds.flatMap(({ duels }) => duels),
);

test('each daily duel from today on that has no result stands there once, on its day', () => {
  const results = new Set(fixtures.filter(isPlayed).map(({ home, away }) => pairKey(home, away)));
  const coming = [...snapshot.duels.league, ...snapshot.duels.cup].filter(
    ({ date, home, away }) => date >= today && !results.has(pairKey(home, away)),
  );
  expect(coming.length).toBeGreaterThan(5);
  for (const { home, away, date, time } of coming) {
    const found = shown.filter((one) => one.players === `${home} vs ${away}` && one.time === time);
    expect(found.map(({ heading }) => heading)).toEqual([
      expect.stringContaining(formatWeekdayDay(date)),
    ]);
  }
});

test('nothing else is on a day than what a sheet says of it', () => {
  const known = new Set(
    [...fixtures, ...snapshot.duels.league, ...snapshot.duels.cup].map(
      ({ home, away }) => `${home} vs ${away}`,
    ),
  );
  expect(shown.filter(({ players }) => !known.has(players))).toEqual([]);
});

test('each has an address of its own', () => {
  const ids = shown.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z0-9ñ-]+$/.test(id))).toEqual([]);
});

test('leads to its row in the fixture, where it has one', () => {
  const links = $('.agenda-duel[id] .agenda-row > a:first-child')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) {
    const [path = '', id = ''] = link.split('#');
    const row = page(path)(`tr#${id}`);
    expect(row).toHaveLength(1);
    const players = shown.find((one) => one.id === id)?.players.split(' vs ') ?? [];
    expect(players).toHaveLength(2);
    for (const player of players) expect(row.text()).toContain(player);
  }
});

/** The chance to win so many games before the other does, by playing each to its end. */
function playOn(game: number, own: number, other: number): number {
  if (own === 0) return 1;
  if (other === 0) return 0;
  return game * playOn(game, own - 1, other) + (1 - game) * playOn(game, own, other - 1);
}

describe('the chance by Elo', () => {
  const elos = new Map(snapshot.ranking.map(({ nick, elo }) => [playerKey(nick), elo]));
  const said = shown.flatMap(({ players, context }) => {
    const match = /Chance por Elo: .*? (\d+)\s%, .*? (\d+)\s%\./.exec(context);
    const [home = '', away = ''] = players.split(' vs ');
    return match ? [{ home, away, chances: match.slice(1).map(Number) }] : [];
  });

  test('is told where the ranking has both, and sums to 100', () => {
    const ranked = shown.filter(({ players }) =>
      players.split(' vs ').every((nick) => (elos.get(playerKey(nick)) ?? 0) > 0),
    );
    expect(said).toHaveLength(ranked.length);
    for (const { chances } of said) expect((chances[0] ?? 0) + (chances[1] ?? 0)).toBe(100);
  });

  test('is that of two games won first, at the ratings of the ranking', () => {
    for (const { home, away, chances } of said) {
      const difference = (elos.get(playerKey(away)) ?? 0) - (elos.get(playerKey(home)) ?? 0);
      const chance = playOn(1 / (1 + Math.pow(10, difference / 400)), 2, 2);
      expect(chances[0]).toBe(Math.round(chance * 100));
    }
  });
});

test('a cup duel says which round its winner goes to', () => {
  const cup = shown.filter(({ context }) => context.includes('pasa a'));
  expect(cup.length).toBeGreaterThan(0);
  for (const { context } of cup) expect(context).toContain('El que gana pasa a 4tos de Final.');
});

test('each of the last results leads to its row in the fixture', () => {
  const links = $('#resultados .agenda-row > a:first-child').toArray();
  expect(links).toHaveLength(12);
  for (const link of links) {
    const [route = '', id = ''] = $(link).attr('href')?.split('#') ?? [];
    const result = $(link).closest('li').find('.agenda-players').text().replace(/\s+/g, ' ').trim();
    const row = page(route)(`tr[id="${id}"]`).find('td').slice(0, 3);
    const [home = '', score = '', away = ''] = row
      .toArray()
      .map((cell) => page(route)(cell).text().trim());
    expect(`${home} ${score} ${away}`).toBe(result);
    const game = page(route)(`tr[id="${id}"] a[target]`).attr('href');
    expect($(link).next().attr('href')).toBe(game);
  }
});
