import { describe, expect, test } from 'vitest';
import { profileAddress } from '../../src/config/site.ts';
import { league } from '../fixtures/competitions.ts';
import { isPlayed, isScheduled } from '../../src/domain/fixture.ts';
import { ordinalBefore } from '../../src/words/numbers.ts';
import { isOverdue, stageMiddle } from '../../src/domain/stage-dates.ts';
import { compareNames } from '../../src/domain/text.ts';
import { calendarDate } from '../../src/domain/time.ts';
import {
  builtAt,
  page,
  playerPaths,
  roundsOf,
  snapshot,
  tableRows,
  tablesOf,
  texts,
} from '../fixtures/site.ts';

const nicks = [...playerPaths.keys()];
const pathOf = (nick: string) => playerPaths.get(nick) ?? '';
/** What the sheets of standings say of each player. */
const tableLines = league.divisions.flatMap(({ id }) =>
  tablesOf(id).flatMap(({ headings, rows }) =>
    rows.map(({ player, values }) => ({
      player,
      DG: String(values[headings.indexOf('DG')] ?? ''),
      DP: String(values[headings.indexOf('DP')] ?? ''),
    })),
  ),
);

test('the index leads to each player’s page, by nick', () => {
  const $ = page('/jugadores');
  const links = $('.players a').toArray();
  expect(links.map((link) => $(link).text())).toEqual(nicks.toSorted(compareNames));
  expect(links.map((link) => $(link).attr('href'))).toEqual(
    nicks.toSorted(compareNames).map(pathOf),
  );
});

describe('the page of a player of the Élite who is in the national team', () => {
  const nick = 'MeepleSur';
  const $ = page(pathOf(nick));
  const facts = texts($, '.player-facts > div');
  const [group] = league.divisions[0]?.groups ?? [];
  const today = calendarDate(builtAt);
  const story = 'main table:has(caption:contains("La temporada, duelo por duelo"))';
  const own = [roundsOf(group?.fixture ?? 'elite'), roundsOf('cup')].flatMap((rounds) =>
    rounds.flatMap(({ interval, duels }) =>
      duels.flatMap((duel) =>
        duel.home === nick || duel.away === nick
          ? [
              {
                duel,
                interval,
                near: stageMiddle(rounds, today),
                rival: duel.home === nick ? duel.away : duel.home,
              },
            ]
          : [],
      ),
    ),
  );

  test('tells current and highest Elo, and places in ranking and division', () => {
    const rating = snapshot.ranking.find((player) => player.nick === nick);
    expect(facts[0]).toMatch(new RegExp(`^Elo actual ?${rating?.elo}$`));
    expect(facts[1]).toMatch(new RegExp(`^Elo máximo ?${rating?.maxElo}$`));
    expect(facts[2]).toMatch(/^Ranking ?\d+\.º/);
    expect(facts[3]).toMatch(/^Liga Nacional ?\d\.º ?de 8 en Élite$/);
    expect($(`a[href="${profileAddress(rating?.id ?? '')}"]`)).toHaveLength(1);
  });

  test('has every duel still to play, with its day or else its round’s dates', () => {
    const rows = tableRows($, 'main table:has(caption:contains("Duelos por jugar"))');
    const pending = own.filter(({ duel }) => !isPlayed(duel));
    expect(pending.length).toBeGreaterThan(1);
    expect(rows).toHaveLength(pending.length);
    for (const { rival, interval, near, duel } of pending) {
      const row = rows.find(([name]) => name === rival);
      const overdue = isOverdue({ duel, interval, near }, today);
      const day = isScheduled(duel) ? duel.schedule : overdue ? '' : 'A acordar';
      const dates = overdue || !isScheduled(duel) ? `(${interval})` : '';
      const words = [overdue ? 'Pendiente' : '', day, dates].filter(Boolean);
      expect(row?.[2]).toBe(words.join(' '));
    }
  });

  test('tells every duel of the season in its order, from the player’s side, with the account so far', () => {
    const rows = tableRows($, story);
    const expected = [group?.fixture ?? 'elite', 'cup'].flatMap((fixture) => {
      let [won, lost] = [0, 0];
      const name = fixture === 'cup' ? 'Copa Argentina' : 'Élite';
      const told = roundsOf(fixture).flatMap(({ name: round, duels }) =>
        duels
          .filter((duel) => [duel.home, duel.away].includes(nick))
          .map(({ home, homeScore, awayScore, away, link }) => {
            const isHome = home === nick;
            const [own, other] = isHome ? [homeScore, awayScore] : [awayScore, homeScore];
            const rival = isHome ? away : home;
            if (own === null || other === null) return [round, rival, 'Por jugarse', ''];
            if (own > other) won += 1;
            else lost += 1;
            const result = `${own > other ? 'Ganó' : 'Perdió'} ${own} - ${other}`;
            const game = link ? `, ver la partida contra ${rival}` : '';
            return [round, rival, `${result}${game}`, `${won} - ${lost}`];
          }),
      );
      return [[name], ...told];
    });
    expect(expected.filter(([, , result]) => result?.startsWith('Ganó')).length).toBeGreaterThan(1);
    expect(rows).toEqual(expected);
  });

  test('leads from each round to the duel’s row in its fixture', () => {
    const links = $(`${story} th[scope=row] a`).toArray();
    expect(links).toHaveLength($(`${story} th[scope=row]`).length);
    for (const link of links) {
      const [route = '', id = ''] = ($(link).attr('href') ?? '').split('#');
      const rival = $(link).closest('tr').find('td').first().text().trim();
      const [row = ''] = texts(page(route), `tr[id="${id}"]`);
      expect(row).toContain(nick);
      expect(row).toContain(rival);
    }
  });

  test('leads to the pages of rivals', () => {
    for (const { rival } of own) {
      expect($(`main table a[href="${pathOf(rival)}"]`).length).toBeGreaterThan(0);
    }
  });

  test('draws the Elo, and has the same week by week', () => {
    const elos = snapshot.eloHistory
      .filter((week) => week.nick === nick)
      .map(({ elo }) => elo ?? 0);
    expect(elos).toHaveLength(12);
    expect(tableRows($, '.elo-chart table').map(([, elo]) => elo)).toEqual(
      elos.toReversed().map(String),
    );
    // Read off the drawing as its axis says: each point by the lines above and below it.
    const line = $('.elo-chart path[d*=L]').attr('d') ?? '';
    const points = [...line.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    const ticks = $('.elo-chart > svg > text[x="0"]')
      .toArray()
      .map((tick) => [Number.parseFloat(tick.attribs['y'] ?? ''), Number($(tick).text())]);
    const [[bottom = 0, low = 0] = [], [top = 0, high = 0] = []] = [ticks[0], ticks.at(-1)];
    const read = points.map(([, y = 0]) => low + ((high - low) * (bottom - y)) / (bottom - top));
    expect([bottom, top]).toEqual([100, 0]);
    read.forEach((elo, index) => expect(elo).toBeCloseTo(elos[index] ?? 0, 0));
    expect(points.map(([x]) => x)).toEqual(
      elos.map((_, index) => Math.round((1000 * index) / (elos.length - 1)) / 10),
    );
  });

  test('names its chart, and says the highest Elo of those weeks and the last one', () => {
    const elos = snapshot.eloHistory
      .filter((week) => week.nick === nick)
      .map(({ elo }) => elo ?? 0);
    const [low, high, last] = [Math.min(...elos), Math.max(...elos), elos.at(-1)];
    expect($('.elo-chart > svg').attr('role')).toBe('img');
    expect(texts($, '.elo-chart title')).toEqual([`Elo de ${nick}, semana a semana`]);
    expect(texts($, '.elo-chart desc')).toEqual([
      `Elo al empezar las últimas 12 semanas registradas: entre ${low} y ${high}; en la última, ${last}.`,
    ]);
    expect(texts($, '.elo-chart text')).toEqual(expect.arrayContaining([`${high}`, `${last}`]));
  });

  test('tells teams and podiums of before, by the name the team gives', () => {
    const name = snapshot.currentTeam.find((member) => member.nick === nick)?.name ?? '';
    const teams = snapshot.pastTeams.filter(({ team }) => team.includes(name));
    const places = [...snapshot.nationalPodiums.filter(({ podium }) => podium.includes(name))];
    expect(teams.length).toBeGreaterThan(0);
    const said = texts($, 'main li');
    expect(said).toContain('Integra el equipo actual');
    for (const { competition, year } of teams) {
      expect(said).toContainEqual(expect.stringMatching(new RegExp(`^${competition} ${year}: `)));
    }
    for (const { year, podium } of places) {
      expect(said).toContain(
        `Torneo Nacional ${year}: ${ordinalBefore(podium.indexOf(name) + 1)} puesto`,
      );
    }
  });
});

test('a rival not known yet has no page to lead to', () => {
  const unknown = roundsOf('cup')
    .flatMap(({ duels }) => duels)
    .find(({ home, away }) => nicks.includes(home) && away.startsWith('Ganador '));
  const $ = page(pathOf(unknown?.home ?? ''));
  const cell = $('main tbody th').filter((_, element) =>
    $(element)
      .text()
      .includes(unknown?.away ?? '?'),
  );
  expect(cell).toHaveLength(1);
  expect(cell.find('a')).toHaveLength(0);
});

test('each player’s account of the group ends at the table’s DG and DP', () => {
  const seen = nicks.flatMap((nick) => {
    const own = tableLines.find((line) => line.player === nick);
    if (!own) return [];
    const rows = tableRows(page(pathOf(nick)), '.story');
    const end = rows.findIndex((row, index) => index > 0 && row.length === 1);
    const last = rows
      .slice(1, end < 0 ? undefined : end)
      .map((row) => row[3])
      .findLast(Boolean);
    return [`${nick} ${last ?? '0 - 0'} ${own.DG} - ${own.DP}`];
  });
  expect(seen.length).toBeGreaterThan(40);
  const wrong = seen.filter((line) => {
    const [, won, lost, DG, DP] = /(\d+) - (\d+) (\d+) - (\d+)$/.exec(line) ?? [];
    return won !== DG || lost !== DP;
  });
  expect(wrong).toEqual([]);
});

test('a bye is told as no duel', () => {
  const bye = roundsOf('cup')
    .flatMap(({ duels }) => duels)
    .find(({ away }) => away === 'BYE');
  const rows = tableRows(page(pathOf(bye?.home ?? '')), '.story');
  expect(rows).toContainEqual([expect.any(String), 'Libre', 'Sin duelo', '']);
});

test('a player without duels is told so', () => {
  const $ = page(pathOf('TatuCarreta'));
  expect(texts($, 'main .empty-state, main section p').join(' ')).toContain(
    'No tiene duelos por jugar.',
  );
  expect($('main').text()).toContain('Todavía no jugó ningún duelo.');
});

test('a player’s page without Elo says N/A and has no ranking of 0', () => {
  const $ = page(pathOf('TeroDistraido'));
  expect(texts($, '.player-facts > div')[0]).toMatch(/^Elo actual ?N\/A$/);
  expect($('main').text()).not.toContain('Elo semana a semana');
});

test('each player’s page is headed by the nick', () => {
  expect(nicks.map((nick) => texts(page(pathOf(nick)), 'h1'))).toEqual(nicks.map((nick) => [nick]));
});
