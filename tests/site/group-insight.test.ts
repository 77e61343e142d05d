/** What division pages tell of each group, against the rules and the demo season. */
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { describePlaces, outlookColumns } from '../../src/components/league/outlook-words.ts';
import { league } from '../fixtures/competitions.ts';
import { crosstable } from '../../src/domain/crosstable.ts';
import { isPlayed, winner, type PlayedDuel, type Round } from '../../src/domain/fixture.ts';
import { orderSentence } from '../../src/words/order-sentence.ts';
import { groupOutlook } from '../../src/domain/outlook.ts';
import type { GroupFacts } from '../../src/islands/what-if/group.ts';
import { explainOrder } from '../../src/domain/standings-order.ts';
import type { Standings } from '../../src/domain/standings.ts';
import {
  builtAt,
  page,
  playerPaths,
  roundsOf,
  tableHeadings,
  tableRows,
  tablesOf,
  texts,
} from '../fixtures/site.ts';

const groups = league.divisions.flatMap((division) =>
  division.groups.map((group, index) => ({
    title: `${division.name}, ${group.name}`,
    division,
    group,
    index,
    standings: tablesOf(division.id)[index] ?? { headings: [], rows: [] },
    duels: roundsOf(group.fixture).flatMap((round) => round.duels),
  })),
);

/**
 * A table's players by the results of some rounds: duels won, duels lost, games difference, games won, and
 * the same again among those who are level; then the sheet's order.
 */
function countedOrder({ rows }: Standings, rounds: readonly Round[]): string[] {
  const results = rounds.flatMap((round) => round.duels).filter(isPlayed);
  const order = (players: string[], own: readonly PlayedDuel[]): string[] => {
    const keyOf = (player: string): string => {
      const games = own.flatMap(({ home, homeScore, awayScore, away }) =>
        home === player
          ? [[homeScore, awayScore]]
          : away === player
            ? [[awayScore, homeScore]]
            : [],
      );
      const won = games.filter(([mine = 0, theirs = 0]) => mine > theirs).length;
      const lost = games.filter(([mine = 0, theirs = 0]) => mine < theirs).length;
      const sum = (at: 0 | 1): number => games.reduce((all, pair) => all + (pair[at] ?? 0), 0);
      return [won, -lost, sum(0) - sum(1), sum(0)].map((value) => value + 500).join(' ');
    };
    const level = [...Map.groupBy(players, keyOf)].toSorted(([a], [b]) => (a < b ? 1 : -1));
    return level.flatMap(([, tied]) => {
      if (level.length === 1 || tied.length === 1) return tied;
      const among = own.filter(({ home, away }) => tied.includes(home) && tied.includes(away));
      return order(tied, among);
    });
  };
  const sheet = rows.toSorted((a, b) => a.row - b.row).map(({ player }) => player);
  // Once more where nobody differs at all: their own duels are all of them.
  return order(sheet, results);
}

/** A group's results in the order in which they were played: every one of the demo has its day. */
function duelsByDay(rounds: readonly Round[]): PlayedDuel[] {
  const [today] = builtAt.toISOString().split('T');
  const dayOf = ({ schedule }: PlayedDuel): string => {
    const [day, hour = ''] = schedule.split(' ').slice(1);
    const [date = 0, month = 0] = (day ?? '').split('/').map(Number);
    const years = [-1, 0, 1].map((by) => Number(today?.slice(0, 4)) + by);
    const dates = years.map((year) => new Date(Date.UTC(year, month - 1, date)).toISOString());
    const near = dates.toSorted(
      (a, b) =>
        Math.abs(Date.parse(a) - builtAt.getTime()) - Math.abs(Date.parse(b) - builtAt.getTime()),
    );
    return `${near[0]?.slice(0, 10)} ${hour}`;
  };
  const results = rounds.flatMap((round) => round.duels).filter(isPlayed);
  expect(results.filter(({ schedule }) => !/\d\/\d/.test(schedule))).toEqual([]);
  return results.toSorted((a, b) => (dayOf(a) < dayOf(b) ? -1 : 1));
}

describe.each(groups)('in $title', ({ division, group, index, standings, duels }) => {
  const whole = page(`/torneos/liga-nacional/${division.id}`);
  const $ = load(whole('.insight').eq(index).html() ?? '');
  const explained = explainOrder(standings.rows, duels);
  const players = explained.map(({ row }) => row.player);

  test('every row but the last says why it stands above the next', () => {
    $('.order-reasons table').remove();
    expect(texts($, '.order-reasons li')).toEqual(
      explained.flatMap(({ row, reason }, place) => {
        const next = players[place + 1];
        return reason && next ? [orderSentence(row.player, next, reason)] : [];
      }),
    );
    expect($('.order-reasons li')).toHaveLength(players.length - 1);
  });

  test('its end can be supposed, with the sheet’s order for who remains level', () => {
    const blocks = whole('[data-what-if]').toArray();
    const facts = JSON.parse(whole(blocks[index]).attr('data-what-if') ?? '') as GroupFacts;
    expect(facts.players).toEqual(standings.rows.map(({ player }) => [player]));
    expect([facts.zones, facts.gamesToWin]).toEqual([division.zones, league.gamesToWin]);
    // Its addresses begin as those that its rows have here.
    const ids = whole(blocks[index])
      .find('tbody tr')
      .toArray()
      .map((row) => whole(row).attr('id') ?? '');
    expect(ids.every((id) => id.startsWith(`${facts.fixture.toLowerCase()}-`))).toBe(true);
    expect(ids.length).toBe(duels.length);
  });

  test('says what each player can still reach, and which zones there are', () => {
    const { gamesToWin } = league;
    const lines = groupOutlook(standings, duels, { zones: division.zones, gamesToWin }) ?? [];
    const columns = outlookColumns(division);
    expect(tableHeadings($, '.outlook table')).toEqual([
      'Jugador',
      'Puestos',
      ...columns.map(({ label }) => label),
    ]);
    expect(tableRows($, '.outlook table')).toEqual(
      players.flatMap((player) =>
        lines
          .filter((line) => line.player === player)
          .map((line) => [
            player,
            describePlaces(line),
            ...columns.map(({ describe: tell }) => tell(line)),
          ]),
      ),
    );
    const left = duels.filter((duel) => !isPlayed(duel)).length;
    const [note] = texts($, '.outlook p');
    expect(note).toContain(left === 0 ? 'Ya se jugaron todos' : `Duelos por jugar: ${left}.`);
    for (const { label, places } of columns) {
      if (places !== null) expect(note).toContain(`${label}: ${places}.`);
    }
  });

  test('has everyone against everyone, columns numbered as the rows and named', () => {
    expect(tableHeadings($, '.crosstable table')).toEqual([
      'Jugador',
      ...players.map((player, place) => `${place + 1} ${player}`),
    ]);
    expect(tableRows($, '.crosstable table')).toEqual(
      crosstable(players, duels).map(({ player, cells }, place) => [
        `${place + 1} ${player}`,
        ...cells.map((cell) =>
          (cell ?? [])
            .map(({ result }) => (result ? `${result.own}-${result.other}` : '· por jugar'))
            .join(' '),
        ),
      ]),
    );
  });

  /** The group's rounds with results, and the places after each by another count than the site's. */
  const rounds = roundsOf(group.fixture);
  const told = rounds.slice(0, rounds.findLastIndex((round) => round.duels.some(isPlayed)) + 1);
  const counted = told.map((_, at) => countedOrder(standings, rounds.slice(0, at + 1)));

  test('has the place of each player after each round, in numbers', () => {
    expect(tableHeadings($, '.places table')).toEqual([
      'Jugador',
      ...told.map(({ name, duels }) => (duels.every(isPlayed) ? name : `${name}*`)),
    ]);
    expect(tableRows($, '.places table')).toEqual(
      players.map((player) => [
        player,
        ...counted.map((order) => String(order.indexOf(player) + 1)),
      ]),
    );
  });

  test('draws the same places, a line a player, named where it ends', () => {
    const lines = $('.places g').toArray();
    expect(texts($, '.places g text')).toEqual(
      players.map((player, place) => `${place + 1} ${player}`),
    );
    lines.forEach((line, place) => {
      const path = $(line).find('path').attr('d') ?? '';
      const [, start = '', curves = ''] = /^M0 ([\d.]+)(.*)$/.exec(path) ?? [];
      const ends = [...curves.matchAll(/ (-?\d+) 1 \1/g)].map(([, by]) => Number(by));
      const drawn = ends.reduce((way, by) => [...way, (way.at(-1) ?? 0) + by], [Number(start)]);
      expect(drawn.map((y) => y + 0.5)).toEqual(
        counted.map((order) => order.indexOf(players[place] ?? '') + 1),
      );
      // The name stands where the line ends.
      const [name] = $(line).find('text').toArray();
      const height = Number.parseFloat(name?.attribs['y'] ?? '') / 100;
      expect(height).toBeCloseTo((drawn.at(-1) ?? 0) / players.length, 2);
    });
  });

  test('its chart has a name, a description, and who moved the most', () => {
    expect(texts($, '.places > svg > title')).toEqual([
      `Puestos fecha a fecha: ${division.groups.length > 1 ? group.name : `División ${division.name}`}`,
    ]);
    expect($('.places > svg').attr('role')).toBe('img');
    expect(texts($, '.places > svg > desc')[0]).toContain(`después de ${told[0]?.name} `);
    const moves = players.map((player) =>
      [counted[0], counted.at(-1)].map((o) => o?.indexOf(player) ?? 0),
    );
    const climbs = moves.map(([from = 0, to = 0]) => from - to);
    const most = Math.max(...climbs);
    const [note = ''] = texts($, '.places > .note');
    expect(most).toBeGreaterThan(0);
    for (const player of players.filter((_, place) => climbs[place] === most)) {
      expect(note.split('. ')[0]).toContain(player);
    }
    expect(note.split('. ')[0]).toContain(`(${most} puesto`);
  });

  test('tells how each player’s last duels ended, below the nick', () => {
    const forms = whole('.standings').eq(index).find('tbody tr').toArray();
    const words = forms.map((row) => whole(row).find('.form').attr('aria-label') ?? '');
    const results = duelsByDay(rounds);
    const expected = players.map((player) =>
      results
        .filter(({ home, away }) => home === player || away === player)
        .slice(-5)
        .map((duel) => (duel[winner(duel) ?? 'home'] === player ? 'ganó' : 'perdió')),
    );
    expect(words.map((text) => text.replace(/^[^:]*: /, '').split(', '))).toEqual(expected);
    expect(words.filter((text) => text.startsWith('Últimos ')).length).toBe(players.length);
    // A square a duel: one subpath for what is full, two for what is hollow.
    const squares = forms.map(
      (row) => whole(row).find('.form path').attr('d')?.match(/z/g)?.length,
    );
    expect(squares).toEqual(
      expected.map((form) => form.reduce((sum, word) => sum + (word === 'ganó' ? 1 : 2), 0)),
    );
  });

  test('its table leads to each player’s page', () => {
    const links = whole('.standings').eq(index).find('tbody th a').toArray();
    expect(links.map((link) => link.attribs['href'])).toEqual(
      players.map((player) => playerPaths.get(player)),
    );
  });
});

test('players who tie have the table of their own duels, once for all sentences about it', () => {
  const tables = groups.flatMap(({ standings, duels }) => [
    ...new Set(
      explainOrder(standings.rows, duels).flatMap(({ reason }) =>
        reason?.by === 'headToHead' ? [reason.table] : [],
      ),
    ),
  ]);
  expect(tables.length).toBeGreaterThan(0);
  const shown = league.divisions.flatMap(({ id }) => {
    const $ = page(`/torneos/liga-nacional/${id}`);
    return $('.order-reasons table')
      .toArray()
      .map((table) => tableRows(load($.html(table)), 'table'));
  });
  expect(shown).toEqual(
    tables.map((table) => table.map(({ player, values }) => [player, ...values.map(String)])),
  );
});

test('the page of all divisions stays short: it leaves this to the divisions’ own', () => {
  expect(page('/torneos/liga-nacional')('.insight, .chart, .form')).toHaveLength(0);
});
