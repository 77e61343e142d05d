import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { writeCalendar, type PublishedEvent } from '../../../src/calendars/calendar.ts';
import { describeInEachZone } from '../../fixtures/time-zone.ts';

const event = (changes: Partial<PublishedEvent> = {}): PublishedEvent => ({
  id: 'liga-fecha-1-e-01',
  competition: 'league',
  division: 'elite',
  title: 'Ana vs Beto',
  context: 'Liga Nacional, División Élite',
  players: ['Ana', 'Beto'],
  start: new Date('2026-11-19T00:00:00Z'),
  minutes: 90,
  place: null,
  link: 'https://example.com/partida/1?a=1,2;3',
  sequence: 2,
  modifiedAt: new Date('2026-11-16T15:00:00Z'),
  ...changes,
});
const page = 'https://sitio.example/torneos/liga-nacional';
const write = (...events: PublishedEvent[]) => writeCalendar({ name: 'Liga', page, events });

/** Its first event, as a calendar program reads it. */
function read(text: string): ICAL.Component {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const first = calendar.getFirstSubcomponent('vevent');
  if (!first) throw new Error('no event');
  return first;
}

describeInEachZone('on a machine', () => {
  test('an event begins by the clock of Buenos Aires, and changed in UTC', () => {
    const text = write(event());
    expect(text).toContain('DTSTART;TZID=America/Argentina/Buenos_Aires:20261118T210000\r\n');
    expect(text).toContain('DTEND;TZID=America/Argentina/Buenos_Aires:20261118T223000\r\n');
    expect(text).toContain('LAST-MODIFIED:20261116T150000Z\r\n');
    expect(text).toContain('DTSTAMP:20261116T150000Z\r\n');
  });
});

test('a calendar defines its zone, and says how often to ask again', () => {
  const calendar = new ICAL.Component(ICAL.parse(write(event())) as unknown[]);
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') ?? undefined);
  const start = ICAL.Time.fromData({ year: 2026, month: 11, day: 18, hour: 21 });
  expect(zone.tzid).toBe('America/Argentina/Buenos_Aires');
  expect(zone.utcOffset(start)).toBe(-3 * 60 * 60);
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT3H');
  expect(calendar.getFirstPropertyValue('x-published-ttl')).toBe('PT3H');
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
});

test('an event has its identity, revision, text and address', () => {
  const vevent = read(write(event({ title: 'El, "Tano"; vs\\Ñandú', place: 'Club, Salta' })));
  expect(vevent.getFirstPropertyValue('uid')).toMatch(/^liga-fecha-1-e-01@/);
  expect(vevent.getFirstPropertyValue('sequence')).toBe(2);
  expect(vevent.getFirstPropertyValue('summary')).toBe('El, "Tano"; vs\\Ñandú');
  expect(vevent.getFirstPropertyValue('location')).toBe('Club, Salta');
  expect(vevent.getFirstPropertyValue('url')).toBe('https://example.com/partida/1?a=1%2C2%3B3');
  expect(vevent.getFirstPropertyValue('description')).toBe(
    'Liga Nacional, División Élite\nhttps://example.com/partida/1?a=1,2;3',
  );
});

test('a calendar has its name, whatever is in it', () => {
  const name = 'Duelos de Rey, el \\Tilero;\nsin más';
  // The parser does not know that both are text.
  const text = writeCalendar({ name, page, events: [] }).replaceAll('NAME:', 'NAME;VALUE=TEXT:');
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  expect(calendar.getFirstPropertyValue('name')).toBe(name);
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(name);
});

test('an event without a link leads to the page about it', () => {
  expect(read(write(event({ link: null }))).getFirstPropertyValue('url')).toBe(page);
});

test('the same events give the same bytes, and a moved one changes no other', () => {
  const other = event({ id: 'liga-fecha-1-e-02' });
  const before = write(event(), other);
  expect(write(event(), other)).toBe(before);
  const moved = event({
    start: new Date('2026-11-20T00:00:00Z'),
    sequence: 3,
    modifiedAt: new Date('2026-11-17T15:00:00Z'),
  });
  const lines = (text: string) => text.split('\r\n');
  const after = lines(write(moved, other));
  const changed = lines(before).flatMap((line, index) =>
    line === after[index] ? [] : [line.split(/[;:]/)[0]],
  );
  expect(changed.toSorted()).toEqual(['DTEND', 'DTSTAMP', 'DTSTART', 'LAST-MODIFIED', 'SEQUENCE']);
});

test('a calendar without events is one: it has its zone', () => {
  const calendar = new ICAL.Component(ICAL.parse(write()) as unknown[]);
  expect(calendar.name).toBe('vcalendar');
  expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone']);
});

const reminding = (...events: PublishedEvent[]) =>
  writeCalendar({ name: 'Liga', page, events, reminds: true });

test('a calendar that reminds rings a day and an hour before each event, and says of what', () => {
  const vevent = read(reminding(event({ title: 'El, "Tano"; vs Ñandú' })));
  const start = vevent.getFirstPropertyValue('dtstart') as ICAL.Time;
  const alarms = vevent.getAllSubcomponents('valarm').map((alarm) => {
    const at = start.clone();
    at.addDuration(alarm.getFirstPropertyValue('trigger') as ICAL.Duration);
    return [
      alarm.getFirstPropertyValue('action'),
      at.toString(),
      alarm.getFirstPropertyValue('description'),
    ];
  });
  expect(alarms).toEqual([
    ['DISPLAY', '2026-11-17T21:00:00', 'Mañana: El, "Tano"; vs Ñandú'],
    ['DISPLAY', '2026-11-18T20:00:00', 'En una hora: El, "Tano"; vs Ñandú'],
  ]);
});

test('alarms come after all properties of their event, and change nothing else', () => {
  const others = [event(), event({ id: 'liga-fecha-1-e-02' })];
  const text = reminding(...others);
  expect(text.match(/END:VALARM\r\nEND:VEVENT/g)).toHaveLength(2);
  expect(text.replace(/BEGIN:VALARM.*?END:VALARM\r\n/gs, '')).toBe(write(...others));
});

test('a calendar that is subscribed to stays as subscribers have it, byte for byte', () => {
  const [, text] = /(BEGIN:VEVENT.*)$/s.exec(write(event())) ?? [];
  expect(text?.split('\r\n')).toEqual([
    'BEGIN:VEVENT',
    'UID:liga-fecha-1-e-01@carcassonne-argentina.example',
    'SEQUENCE:2',
    'DTSTAMP:20261116T150000Z',
    'DTSTART;TZID=America/Argentina/Buenos_Aires:20261118T210000',
    'DTEND;TZID=America/Argentina/Buenos_Aires:20261118T223000',
    'SUMMARY:Ana vs Beto',
    'DESCRIPTION:Liga Nacional\\, División Élite\\nhttps://example.com/partida/',
    ' 1?a=1\\,2\\;3',
    'URL;VALUE=URI:https://example.com/partida/1?a=1%2C2%3B3',
    'LAST-MODIFIED:20261116T150000Z',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('every line ends, the last one too', () => {
  for (const text of [write(), write(event()), reminding(event())])
    expect(text).toMatch(/^(.+\r\n)+$/);
});
