import { describe, expect, test } from 'vitest';
import { sheets } from '../../../src/config/site.ts';
import type { ScheduledDuel } from '../../../src/domain/duels.ts';
import { provinceOf } from '../../../src/domain/province.ts';
import { duelEvents, listEvents, nationalEvents } from '../../../src/domain/events.ts';
import type { Round } from '../../../src/domain/fixture.ts';
import type { Qualifier } from '../../../src/domain/qualifiers.ts';
import { mapNames } from '../../../src/sources/catalog.ts';
import { unplayed } from './duel.ts';

const round = (
  name: string,
  interval: string,
  ...duels: [code: string, string, string][]
): Round => ({
  name,
  interval,
  duels: duels.map(([code, home, away]) => ({ ...unplayed(home, away), code })),
});

const fixtures = (given: Record<string, Round[]>): Record<string, readonly Round[]> =>
  mapNames(sheets.fixtures, (name) => given[name] ?? []);

const scheduled = (changes: Partial<ScheduledDuel> = {}): ScheduledDuel => ({
  row: 2,
  category: 'Élite',
  home: 'Ana',
  away: 'Beto',
  date: '2026-11-18',
  time: '21:00',
  link: null,
  ...changes,
});

const elite = fixtures({
  elite: [round('Fecha 5', '9/11 al 22/11', ['E-18', 'Ana', 'Beto'], ['E-19', 'Caro', 'Dani'])],
});
const ids = (
  duels: readonly ScheduledDuel[],
  given: Record<string, readonly Round[]>,
  competition: 'league' | 'cup' = 'league',
): string[] => duelEvents(competition, duels, given).map(({ id }) => id);

describe('a duel’s id', () => {
  test('says its competition and season, its fixture, round and code', () => {
    expect(ids([scheduled()], elite)).toEqual(['liga-nacional-1a-temporada-elite-fecha-5-e-18']);
  });

  test.each([
    ['moved to another day', { date: '2026-12-24', time: '10:30' }],
    ['with its players the other way round', { home: 'Beto', away: 'Ana' }],
    ['with a nick in other capitals', { home: 'ANA' }],
    ['with a link', { link: 'https://example.com/partida/1' }],
    ['under another category', { category: 'Promociones' }],
  ])('is the same %s', (_, changes) => {
    expect(ids([scheduled(changes)], elite)).toEqual(ids([scheduled()], elite));
  });

  test('is of the round being played where players meet twice', () => {
    const twice = fixtures({
      cup: [
        round('1° Fase', '1/10 al 10/10', ['F1-1', 'Ana', 'Beto']),
        round('Final', '1/12 al 10/12', ['F-1', 'Beto', 'Ana']),
      ],
    });
    const at = (date: string) => ids([scheduled({ date, category: '' })], twice, 'cup')[0];
    expect(at('2026-10-05')).toBe('copa-argentina-1a-edicion-cup-1-fase-f1-1');
    expect(at('2026-11-20')).toBe('copa-argentina-1a-edicion-cup-1-fase-f1-1');
    expect(at('2026-12-05')).toBe('copa-argentina-1a-edicion-cup-final-f-1');
  });

  test('names the players of a duel no fixture has', () => {
    const other = scheduled({ home: 'Zoe', away: 'Eva' });
    expect(ids([other], elite)).toEqual(['liga-nacional-1a-temporada-elite-eva-zoe']);
  });
});

const qualifier: Qualifier = {
  id: 'Q1',
  date: new Date('2026-12-05T18:00:00Z'),
  place: 'Club Social',
  city: 'Tandil',
  province: provinceOf('Tandil'),
  contact: { label: 'Ana', url: 'https://example.com/ana' },
};

describe('no two events have the same id', () => {
  const all = (league: readonly ScheduledDuel[], qualifiers: readonly Qualifier[] = []) =>
    listEvents({ qualifiers, fixtures: elite, duels: { league, cup: [] } }).map(({ id }) => id);

  test('whatever the sheet repeats', () => {
    expect(all([scheduled(), scheduled({ date: '2026-11-19' })]).slice(0, 2)).toEqual([
      'liga-nacional-1a-temporada-elite-fecha-5-e-18',
      'liga-nacional-1a-temporada-elite-fecha-5-e-18-2',
    ]);
  });

  test('also where one’s id is another’s with its number', () => {
    const pair = (away: string) => scheduled({ home: 'Uma', away });
    expect(new Set(all([pair('Vero'), pair('Vero'), pair('Vero_2')])).size).toBe(4);
  });

  test('also of qualifiers whose documents differ in case alone', () => {
    const [one, two] = all([], [qualifier, { ...qualifier, id: qualifier.id.toUpperCase() }]);
    expect(two).toBe(`${one}-2`);
  });
});

test('a duel is told with its players, its moment in Buenos Aires and where it belongs', () => {
  const [event] = duelEvents('league', [scheduled({ link: 'https://example.com/1' })], elite);
  expect(event).toMatchObject({
    competition: 'league',
    division: 'elite',
    title: 'Ana vs Beto (Élite)',
    context: 'Liga Nacional 1ª temporada, División Élite, Fecha 5',
    players: ['Ana', 'Beto'],
    start: new Date('2026-11-19T00:00:00Z'),
    link: 'https://example.com/1',
  });
});

test('a duel without category says nothing of it', () => {
  const [event] = duelEvents('league', [scheduled({ category: '' })], fixtures({}));
  expect(event).toMatchObject({ title: 'Ana vs Beto', context: 'Liga Nacional 1ª temporada' });
});

test('a phase of the cup is named once', () => {
  const cup = fixtures({ cup: [round('8vos de Final', '', ['8-1', 'Ana', 'Beto'])] });
  const [event] = duelEvents('cup', [scheduled({ category: '8vos de Final' })], cup);
  expect(event).toMatchObject({
    division: null,
    context: 'Copa Argentina 1ª edición, 8vos de Final',
  });
});

test('a qualifier is known by its document, wherever and whenever it is played', () => {
  const moved = { ...qualifier, date: new Date('2027-01-05T18:00:00Z'), city: 'Jujuy' };
  const [event, final] = nationalEvents([qualifier]);
  expect(event).toMatchObject({
    id: 'torneo-nacional-clasificatorio-q1',
    title: 'Clasificatorio en Tandil',
    place: 'Club Social, Tandil, Buenos Aires',
    start: qualifier.date,
    link: 'https://example.com/ana',
  });
  expect(nationalEvents([moved])[0]?.id).toBe(event?.id);
  expect(final?.start).toEqual(new Date('2025-07-26T13:00:00Z'));
});
