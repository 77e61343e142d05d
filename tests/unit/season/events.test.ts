/** Events of calendars: daily duels, qualifiers, the national final, last days of rounds. */
import { expect, test } from 'vitest';
import { provinceOf } from '../../../src/sources/documents/province.ts';
import type { Qualifier } from '../../../src/sources/documents/qualifiers.ts';
import { listEvents, type CalendarEvent } from '../../../src/season/events.ts';
import { round, seasonOf, type Sheets } from './season.ts';

/** A row of the daily sheet for `Primera,Ana,Beto`, at 21:00. */
const row = (pair: string, day = '18/11/2026'): string => `${pair},21:00:00,,${day}`;
const primera = round('Fecha 5', '9/11 al 22/11', 'Ana - Beto', 'Caro - Dani');
const eventsOf = (sheets: Sheets, qualifiers: readonly Qualifier[] = []): CalendarEvent[] =>
  listEvents(seasonOf(sheets), qualifiers);
const idOf = (sheets: Sheets): string | undefined => eventsOf(sheets)[0]?.id;
const league = (...dailyLeague: string[]): Sheets => ({ primera, dailyLeague });

const id = 'liga-nacional-1a-temporada-primera-fecha-5-ana-beto';

test.each([
  ['as it is', row('Primera,Ana,Beto')],
  ['moved to another day', row('Primera,Ana,Beto', '24/12/2026')],
  ['with its players the other way round', row('Primera,Beto,Ana')],
  ['under another category', row('Promociones,Ana,Beto')],
  ['of no fixture', row('Primera,Zoe,Eva'), 'liga-nacional-1a-temporada-primera-eva-zoe'],
])('a duel’s event is called after its season and place: %s', (_, daily, expected = id) => {
  expect(idOf(league(daily))).toBe(expected);
});

const qualifier: Qualifier = {
  id: 'Q1',
  date: new Date('2026-12-05T18:00:00Z'),
  isCancelled: false,
  place: 'Club Social',
  city: 'Tandil',
  province: provinceOf('Tandil'),
  contact: { label: 'Ana', url: 'https://example.com/ana' },
};

test('a qualifier has its province if known; the final and duels have none', () => {
  const unknown = { ...qualifier, id: 'Q2', province: provinceOf('Narnia') };
  const events = eventsOf(league(row('Primera,Ana,Beto')), [qualifier, unknown]);
  expect(events.map(({ province }) => province)).toEqual([null, 'AR-B', null, null, null]);
});

test('no two events have the same id, also where one’s is another’s with its number; each says its row', () => {
  const daily = ['Vero', 'Vero', 'Vero_2'].map((away) => row(`Primera,Uma,${away}`));
  const events = eventsOf(league(...daily)).slice(0, daily.length);
  const ids = ['', '-2', '-2-2'].map((end) => `liga-nacional-1a-temporada-primera-uma-vero${end}`);
  expect(events.map((event) => event.id)).toEqual(ids);
  expect(events.map((event) => event.row)).toEqual([1, 2, 3]);
});

test.each([
  ['open', ','],
  ['decided', '2,0'],
])('the second duel of a code keeps its event’s id while the first is %s', (_, score) => {
  const sheet = [',Fecha 5,,,,9/11 al 22/11,', `E-12,Ana,${score},Beto,-,`, 'E-12,Caro,,,Dani,-,'];
  const event = eventsOf({ primera: sheet }).find(({ players }) => players.includes('Caro'));
  expect(event?.id).toBe('liga-nacional-1a-temporada-primera-fecha-5-e-12-2');
});

// The golden files of calendars have the texts of duels.
test.each<[string, Sheets, Partial<CalendarEvent>]>([
  [
    'nothing of a category that it has not',
    { dailyLeague: [row(',Ana,Beto')] },
    { title: 'Ana vs Beto', context: 'Liga Nacional 1ª temporada' },
  ],
  [
    'a phase of the cup once',
    { cup: round('8vos de Final', '', 'Ana - Beto'), dailyCup: [row('8vos de Final,Ana,Beto')] },
    { division: null, context: 'Copa 2ª edición, 8vos de Final' },
  ],
])('a duel is told with %s', (_, sheets, expected) => {
  expect(eventsOf(sheets)[0]).toMatchObject(expected);
});

test('a qualifier’s event keeps its id when the place or date changes', () => {
  const moved = { ...qualifier, date: new Date('2027-01-05T18:00:00Z'), city: 'Jujuy' };
  const [event, final] = eventsOf({}, [qualifier]);
  expect(event).toMatchObject({
    id: 'torneo-nacional-clasificatorio-q1',
    title: 'Clasificatorio en Tandil',
    place: 'Club Social, Tandil, Buenos Aires',
    start: qualifier.date,
    link: 'https://example.com/ana',
  });
  expect(eventsOf({}, [moved])[0]?.id).toBe(event?.id);
  expect(final?.start).toEqual(new Date('2025-07-26T13:00:00Z'));
  const [one, two] = eventsOf({}, [qualifier, { ...qualifier, id: 'q1' }]);
  expect(two?.id).toBe(`${one?.id}-2`);
});

test.each([
  ['has no day yet', { date: null }],
  ['was cancelled', { isCancelled: true }],
])('a qualifier that %s is no event', (_, change) => {
  const told = eventsOf({}, [{ ...qualifier, ...change }]).map(({ id, title }) => [id, title]);
  expect(told).toEqual([['torneo-nacional-2025-final', 'Final del Torneo Nacional 2025']]);
});

test.each([
  ['has its round’s last day', 'Ana - Beto', [], true],
  ['has the daily sheet’s day, as the same event', 'Ana - Beto', [row('Primera,Ana,Beto')], false],
  ['has the fixture’s day', 'Ana - Beto @ 18/11', [], null],
  ['was put off', 'Ana - Beto @ Postergado', [], null],
  ['has a result', 'Ana 2-0 Beto', [], null],
  ['waits for a player', 'Ana - Ganador SF1', [], null],
])('in its players’ calendars a duel that %s', (_, duel, dailyLeague, isWholeDay) => {
  const sheets = { primera: round('Fecha 5', '9/11 al 22/11', duel), dailyLeague };
  const own = eventsOf(sheets).find(({ players }) => players.includes('Ana'));
  expect(own ? own.minutes === null : null).toBe(isWholeDay);
  if (!own) return;
  const title = `${isWholeDay ? 'Último día: ' : ''}Ana vs Beto (Primera)`;
  const start = new Date(isWholeDay ? '2026-11-22T03:00:00Z' : '2026-11-19T00:00:00Z');
  expect(own).toMatchObject({ id, title, start, division: 'primera' });
});
