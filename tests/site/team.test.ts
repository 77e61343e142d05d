import { expect, test } from 'vitest';
import { site } from '../../src/config/site.ts';
import { rankedByNick } from '../../src/domain/players.ts';
import { byPosition } from '../../src/domain/team.ts';
import { formatPosition } from '../../src/words/numbers.ts';
import { page, snapshot, texts } from '../fixtures/site.ts';

const $ = page('/seleccion-nacional');
const ratingOf = rankedByNick(snapshot.ranking);

test('tells the history with its figures, and the requirements', () => {
  const prose = texts($, '.prose').join(' ');
  expect(prose).toContain('más de 20 jugadores');
  expect(prose).toContain('100 miembros activos');
  expect(prose).toContain('nacionalidad argentina');
  expect(prose).toContain('otro país');
  expect(prose).toContain('tres etapas');
});

test('shows the current team by position: nick, name, province and both ratings', () => {
  const expected = byPosition(snapshot.currentTeam).map(({ nick, name, place }) => {
    const rating = ratingOf(nick);
    // Where the nick leads, unlike the name below it.
    const heading = rating ? `${nick} en ${site.platform.shortName}` : nick;
    return [heading, name, place, String(rating?.elo ?? 'N/A'), String(rating?.maxElo ?? 'N/A')];
  });
  const shown = $('.member')
    .toArray()
    .map((card) => {
      const inside = (selector: string) => $(card).find(selector).text().trim();
      const ratings = $(card)
        .find('dd')
        .toArray()
        .map((rating) => $(rating).text().trim());
      return [inside('h3'), inside('p:not(.note)'), inside('p.note'), ...ratings];
    });
  expect(shown).toEqual(expected);
});

test('a member without rating shows N/A, one with rating links to the platform', () => {
  expect(texts($, '.member dd').filter((text) => text === 'N/A')).toHaveLength(2);
  expect($('.member h3 a')).toHaveLength(snapshot.currentTeam.length - 1);
});

test('shows past teams of both competitions, newest first, with position and members', () => {
  for (const competition of ['WTCOC', 'Copa América'] as const) {
    const section = $('.past-teams')
      .toArray()
      .find((element) => $(element).find('h3').text() === competition);
    const teams = snapshot.pastTeams
      .filter((team) => team.competition === competition)
      .toSorted((a, b) => b.year - a.year);
    expect(
      $(section)
        .find('article')
        .toArray()
        .map((article) => [
          $(article).find('h4').text().trim(),
          $(article).find('p').text().trim(),
          $(article)
            .find('li')
            .toArray()
            .map((member) => $(member).text()),
        ]),
    ).toEqual(
      teams.map(({ year, position, team }) => [
        `${competition} ${year}`,
        formatPosition(position),
        team,
      ]),
    );
  }
});
