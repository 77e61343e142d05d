/** Calendars of the built site, parsed by a library. tests/golden has the text of three of them, and all links to them. */
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { files, page, read } from '../fixtures/site.ts';

const below = (folder: RegExp): string[] =>
  files.filter((file) => folder.test(file) && file.endsWith('.ics'));

function eventsOf(file: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(read(file)) as unknown[]);
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (zone) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}
const uidsOf = (file: string): string[] => eventsOf(file).map(({ uid }) => uid);

test('the divisions’ calendars are parts of the league’s', () => {
  const parts = below(/^calendarios\/liga-nacional-/).map(uidsOf);
  expect(parts.map(({ length }) => length > 0)).toEqual([true, true, true]);
  expect(parts.flat().toSorted()).toEqual(uidsOf('calendarios/liga-nacional.ics').toSorted());
});

test('the cup offers the hour of each duel to come as a link that adds it to a calendar', () => {
  const $ = page('/torneos/copa-argentina');
  const rows = $('#duelos tbody tr').toArray();
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    const link = $(row).find('a[href^="/calendarios/duelo/"]');
    const [event, ...more] = eventsOf((link.attr('href') ?? '').slice(1));
    expect(more).toEqual([]);
    expect(event?.startDate.toString()).toContain(`T${link.text()}:00`);
    expect(event?.summary).toContain($(row).find('th').text().trim());
  }
});

test('only calendars of a single duel have reminders', () => {
  const reminding = below(/./).filter((file) => read(file).includes('BEGIN:VALARM'));
  expect(reminding).toEqual(below(/^calendarios\/duelo\//));
});
