/** Cards of news, ranking, national tournament and team. */
import { describe, expect, test } from 'vitest';
import { nationalCard } from '../../../src/cards/national.ts';
import { newsCard } from '../../../src/cards/news.ts';
import { rankingCard } from '../../../src/cards/ranking.ts';
import { teamCard } from '../../../src/cards/team.ts';
import { byDate } from '../../../src/domain/qualifiers.ts';

describe('a news item’s card', () => {
  const item = {
    id: 'a',
    title: 'Arranca la liga',
    // Already the 16th in UTC.
    publishedAt: new Date('2026-11-16T01:00:00.000Z'),
    mainImage: 'images/aa.jpg',
  };

  test('has its title, its day and its picture', () => {
    expect(newsCard(item)).toMatchObject({
      title: 'Arranca la liga',
      overline: 'Noticias · 15 de noviembre de 2026',
      illustration: { kind: 'photo', path: 'images/aa.jpg' },
    });
  });

  test('has our art when it has no picture', () => {
    expect(newsCard({ ...item, mainImage: null }).illustration).toEqual({
      kind: 'story',
      seed: 'a',
    });
  });
});

describe('the ranking’s card', () => {
  const players = ['Ana', 'Beto', 'Caro', 'Dani', 'Eva', 'Fer'].map((nick, index) => ({
    id: '',
    nick,
    elo: 500 - index,
    maxElo: 600 - index,
    link: null,
  }));

  test('has the first five, by the order of its page', () => {
    expect(rankingCard(players, 'maxElo')).toMatchObject({
      listing: {
        headings: ['MAX Elo'],
        rows: ['Ana', 'Beto', 'Caro', 'Dani', 'Eva'].map((player, index) => ({
          place: String(index + 1),
          player,
          values: [String(600 - index)],
        })),
      },
    });
    expect(rankingCard(players, 'elo')).toMatchObject({
      listing: { headings: ['Elo Actual'], rows: { 0: { values: ['500'] } } },
    });
  });

  test('is a poster while nobody is listed', () => {
    expect(rankingCard([], 'maxElo').kind).toBe('poster');
  });
});

describe('the national tournament’s card', () => {
  const qualifiers = byDate([
    {
      id: 'a',
      city: 'Salta',
      province: null,
      place: 'La Última Loseta',
      date: new Date('2026-11-16T00:30:00.000Z'),
      contact: null,
    },
    {
      id: 'b',
      city: 'Mendoza',
      province: null,
      place: 'El Molino',
      date: new Date('2026-12-05T19:00:00.000Z'),
      contact: null,
    },
  ]);

  test('announces the next qualifier, on the community’s clock', () => {
    expect(nationalCard(qualifiers, new Date('2026-11-15T12:00:00.000Z'))).toMatchObject({
      title: 'Próximo clasificatorio: Salta',
      note: 'domingo 15 de noviembre de 2026, 21:30 hs · La Última Loseta',
    });
  });

  test('leaves out those that are past', () => {
    expect(nationalCard(qualifiers, new Date('2026-11-17T12:00:00.000Z')).title).toBe(
      'Próximo clasificatorio: Mendoza',
    );
  });

  test('announces the final when none is left', () => {
    expect(nationalCard([], new Date('2026-11-17T12:00:00.000Z'))).toMatchObject({
      title: 'Torneo Nacional 2025',
      note: 'Final: sábado 26 de julio de 2025, 10:00 hs, en Buenos Aires',
    });
  });
});

describe('the team’s card', () => {
  test('names its members in order', () => {
    expect(teamCard([{ nick: 'Ana' }, { nick: 'Beto' }])).toMatchObject({
      title: 'Selección Nacional',
      note: 'Ana, Beto',
      alt: 'Selección Nacional: Ana, Beto',
    });
  });

  test('says only whose it is while nobody is published', () => {
    expect(teamCard([])).toMatchObject({ note: '', alt: 'Selección Nacional' });
  });
});
