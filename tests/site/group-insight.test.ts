/** What division pages tell of each group, against the rules and the demo season. */
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { describePlaces, outlookColumns } from '../../src/components/league/outlook-words.ts';
import { league } from '../fixtures/competitions.ts';
import { crosstable } from '../../src/domain/crosstable.ts';
import { isPlayed } from '../../src/domain/fixture.ts';
import { orderSentence } from '../../src/components/league/order-sentence.ts';
import { groupOutlook } from '../../src/domain/outlook.ts';
import { explainOrder } from '../../src/domain/standings-order.ts';
import {
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
    index,
    standings: tablesOf(division.id)[index] ?? { headings: [], rows: [] },
    duels: roundsOf(group.fixture).flatMap((round) => round.duels),
  })),
);

describe.each(groups)('in $title', ({ division, index, standings, duels }) => {
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
  expect(page('/torneos/liga-nacional')('.insight')).toHaveLength(0);
});
