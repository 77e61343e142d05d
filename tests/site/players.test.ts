import { describe, expect, test } from 'vitest';
import { profileAddress } from '../../src/config/site.ts';
import { league } from '../fixtures/competitions.ts';
import { isPlayed, isScheduled } from '../../src/domain/fixture.ts';
import { formatResult } from '../../src/words/duel.ts';
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
  texts,
} from '../fixtures/site.ts';

const nicks = [...playerPaths.keys()];
const pathOf = (nick: string) => playerPaths.get(nick) ?? '';

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

  test('has every duel still to play, with its round’s dates', () => {
    const rows = tableRows($, 'main table:has(caption:contains("Duelos por jugar"))');
    const pending = own.filter(({ duel }) => !isPlayed(duel));
    expect(pending.length).toBeGreaterThan(1);
    expect(rows).toHaveLength(pending.length);
    for (const { rival, interval, near, duel } of pending) {
      const row = rows.find(([name]) => name === rival);
      const overdue = isOverdue({ duel, interval, near }, today);
      const day = isScheduled(duel) ? duel.schedule : overdue ? '' : 'A acordar';
      const words = [overdue ? 'Pendiente' : '', day, `(${interval})`].filter(Boolean);
      expect(row?.[2]).toBe(words.join(' '));
    }
  });

  test('has every result, from the player’s side', () => {
    const rows = tableRows($, 'main table:has(caption:contains("Últimos resultados"))');
    const played = own.filter(({ duel }) => isPlayed(duel));
    expect(played.length).toBeGreaterThan(1);
    expect(rows).toHaveLength(played.length);
    for (const { rival, duel } of played) {
      const result =
        duel.home === nick
          ? duel
          : { ...duel, homeScore: duel.awayScore, awayScore: duel.homeScore };
      expect(rows.map((row) => row.slice(0, 2).join(': '))).toContainEqual(
        expect.stringMatching(
          new RegExp(
            `^${rival}: (Ganó|Perdió) ${formatResult(result)}(, ver la partida contra ${rival})?$`,
          ),
        ),
      );
    }
  });

  test('leads to the pages of rivals', () => {
    for (const { rival } of own) {
      expect($(`main table a[href="${pathOf(rival)}"]`).length).toBeGreaterThan(0);
    }
  });

  test('draws the Elo and has the same week by week', () => {
    const weeks = snapshot.eloHistory.filter((week) => week.nick === nick);
    const points = $('.elo-chart polyline').attr('points')?.split(' ') ?? [];
    expect(points).toHaveLength(weeks.length);
    expect(tableRows($, '.elo-chart table').map(([, elo]) => elo)).toEqual(
      weeks.toReversed().map(({ elo }) => String(elo)),
    );
    expect($('.elo-chart svg').attr('aria-label')).toMatch(
      /^Elo al empezar las últimas 12 semanas registradas: /,
    );
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
