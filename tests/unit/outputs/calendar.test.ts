import ICAL from 'ical.js';
import { expect, onTestFinished, test } from 'vitest';
import { site } from '../../../src/config/site.ts';
import { writeCalendar, type PublishedEvent } from '../../../src/outputs/calendars.ts';
import { league } from '../../fixtures/competitions.ts';

const event = (changes: Partial<PublishedEvent> = {}): PublishedEvent => ({
  id: 'liga-fecha-1-e-01',
  competition: league,
  division: 'elite',
  province: null,
  title: 'Ana vs Beto',
  context: 'Liga Nacional, División Élite',
  origins: [],
  row: null,
  players: ['Ana', 'Beto'],
  start: new Date('2026-11-19T00:00:00Z'),
  minutes: 90,
  place: null,
  link: 'https://example.com/partida/1?a=1,2;3',
  sequence: 2,
  modifiedAt: new Date('2026-11-16T15:00:00Z'),
  ...changes,
});
const hostile = 'El, "Tano"; vs\\Ñandú';
const events = [event(), event({ id: 'q', title: hostile, place: 'Club, Salta', link: null })];
const page = '/torneos/liga-nacional';
const subscribed = { name: 'Liga', page, events };

/** Parses a calendar as a calendar program does. */
const read = (text: string) => new ICAL.Component(ICAL.parse(text) as unknown[]);

test('the calendar’s bytes stay those that subscribers have', async () => {
  const text = writeCalendar(subscribed);
  expect(text).toMatch(/^(.+\r\n)+$/);
  // The time zone comes from a library and changes with its data.
  const own = text.replace(/BEGIN:VTIMEZONE.*END:VTIMEZONE\r\n/s, '').replaceAll('\r', '');
  await expect(own).toMatchFileSnapshot('subscribed.ics');
});

test('events find their time zone, also under an older name than the library’s', () => {
  const { timeZone } = site;
  onTestFinished(() => {
    site.timeZone = timeZone;
  });
  site.timeZone = 'America/Buenos_Aires';
  expect(writeCalendar(subscribed)).toContain('\r\nTZID:America/Buenos_Aires\r\n');
});

test('a calendar without events is valid and has its name and time zone', () => {
  const name = 'Duelos de Rey, el \\Tilero;\nsin más';
  // The parser does not know that both properties are text.
  const text = writeCalendar({ name, page, events: [] }).replaceAll('NAME:', 'NAME;VALUE=TEXT:');
  const calendar = read(text);
  for (const property of ['name', 'x-wr-calname']) {
    expect(calendar.getFirstPropertyValue(property)).toBe(`${name} | ${site.brand}`);
  }
  expect(calendar.getAllSubcomponents().map((one) => one.name)).toEqual(['vtimezone']);
});

test('reminders ring a day and an hour before each event, and name it', () => {
  const text = writeCalendar({ ...subscribed, reminds: true });
  const vevent = read(text).getAllSubcomponents('vevent').at(-1);
  const start = vevent?.getFirstPropertyValue('dtstart') as ICAL.Time;
  const alarms = vevent?.getAllSubcomponents('valarm').map((alarm) => {
    const at = start.clone();
    at.addDuration(alarm.getFirstPropertyValue('trigger') as ICAL.Duration);
    const [action, description] = ['action', 'description'].map((name) =>
      alarm.getFirstPropertyValue(name),
    );
    return [action, at.toString(), description];
  });
  expect(alarms).toEqual([
    ['DISPLAY', '2026-11-17T21:00:00', `Mañana: ${hostile}`],
    ['DISPLAY', '2026-11-18T20:00:00', `En una hora: ${hostile}`],
  ]);
  // Alarms come after all properties of their event; nothing else differs.
  expect(text.match(/END:VALARM\r\nEND:VEVENT/g)).toHaveLength(2);
  expect(text.replace(/BEGIN:VALARM.*?END:VALARM\r\n/gs, '')).toBe(writeCalendar(subscribed));
});
