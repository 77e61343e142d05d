import { expect, test } from 'vitest';
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
const eliteId = 'liga-nacional-1a-temporada-elite-fecha-5-e-18';

test.each<[string, Partial<ScheduledDuel>, string]>([
  ['after its competition and season, its fixture, round and code', {}, eliteId],
  ['the same on another day', { date: '2026-12-24', time: '10:30' }, eliteId],
  ['the same with its players the other way round', { home: 'Beto', away: 'Ana' }, eliteId],
  ['the same with a nick in other capitals', { home: 'ANA' }, eliteId],
  ['the same with a link', { link: 'https://example.com/partida/1' }, eliteId],
  ['the same under another category', { category: 'Promociones' }, eliteId],
  [
    'after its players where no fixture has it',
    { home: 'Zoe', away: 'Eva' },
    'liga-nacional-1a-temporada-elite-eva-zoe',
  ],
])('a duel is called %s', (_, changes, id) => {
  expect(duelEvents('league', [scheduled(changes)], elite)).toMatchObject([{ id }]);
});

test.each([
  ['2026-10-05', 'copa-argentina-1a-edicion-cup-1-fase-f1-1'],
  ['2026-11-20', 'copa-argentina-1a-edicion-cup-1-fase-f1-1'],
  ['2026-12-05', 'copa-argentina-1a-edicion-cup-final-f-1'],
])('of players who meet twice, the duel on %s is %s', (date, id) => {
  const twice = fixtures({
    cup: [
      round('1° Fase', '1/10 al 10/10', ['F1-1', 'Ana', 'Beto']),
      round('Final', '1/12 al 10/12', ['F-1', 'Beto', 'Ana']),
    ],
  });
  expect(duelEvents('cup', [scheduled({ date, category: '' })], twice)).toMatchObject([{ id }]);
});

const qualifier: Qualifier = {
  id: 'Q1',
  date: new Date('2026-12-05T18:00:00Z'),
  place: 'Club Social',
  city: 'Tandil',
  province: provinceOf('Tandil'),
  contact: { label: 'Ana', url: 'https://example.com/ana' },
};

test('no two events have the same id, whatever the sheet repeats', () => {
  const pair = (away: string) => scheduled({ home: 'Uma', away });
  const events = listEvents({
    qualifiers: [qualifier, { ...qualifier, id: 'q1' }],
    fixtures: elite,
    duels: {
      league: [scheduled(), scheduled(), pair('Vero'), pair('Vero'), pair('Vero_2')],
      cup: [],
    },
  });
  const ids = events.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(
    expect.arrayContaining([eliteId, `${eliteId}-2`, 'torneo-nacional-clasificatorio-q1-2']),
  );
});

const eighths = round('8vos de Final', '', ['8-1', 'Ana', 'Beto']);

test.each<[string, 'league' | 'cup', Partial<ScheduledDuel>, object]>([
  [
    'its players, its moment in Buenos Aires and where it belongs',
    'league',
    { link: 'https://example.com/1' },
    {
      competition: 'league',
      division: 'elite',
      title: 'Ana vs Beto (Élite)',
      context: 'Liga Nacional 1ª temporada, División Élite, Fecha 5',
      players: ['Ana', 'Beto'],
      start: new Date('2026-11-19T00:00:00Z'),
      link: 'https://example.com/1',
    },
  ],
  [
    'no category where it has none',
    'league',
    { category: '', home: 'Zoe' },
    { title: 'Zoe vs Beto', context: 'Liga Nacional 1ª temporada' },
  ],
  [
    'a phase of the cup once',
    'cup',
    { category: '8vos de Final' },
    { division: null, context: 'Copa Argentina 1ª edición, 8vos de Final' },
  ],
])('a duel is told with %s', (_, competition, changes, told) => {
  const all = { ...elite, cup: [eighths] };
  expect(duelEvents(competition, [scheduled(changes)], all)).toMatchObject([told]);
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
