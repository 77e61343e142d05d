/** The calendars of the built site, read by a calendar library. */
import ICAL from 'ical.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { calendars } from '../../src/calendars/catalogue.ts';
import { duelsSince } from '../../src/domain/duels.ts';
import { playerKey } from '../../src/domain/player-key.ts';
import { addDays, calendarDate } from '../../src/domain/time.ts';
import { builtAt, dist, duelDays, files, page, playerPaths, snapshot } from '../fixtures/site.ts';

const eventsOf = (file: string): ICAL.Event[] => {
  const text = readFileSync(join(dist, file), 'utf8');
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (zone) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
};

const sizes = {
  'liga-nacional': snapshot.duels.league.length,
  'copa-argentina': snapshot.duels.cup.length,
  clasificatorios: snapshot.qualifiers.length + 1,
};

describe.each(calendars)('the calendar $id', ({ id, page: route, includes }) => {
  const events = eventsOf(`calendarios/${id}.ics`);

  test('has its events, each once, at their moments', () => {
    expect(events.length).toBeGreaterThan(0);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    const expected = snapshot.events.filter(includes);
    expect(events.map(({ startDate }) => startDate.toJSDate().getTime()).toSorted()).toEqual(
      expected.map(({ start }) => start.getTime()).toSorted(),
    );
    expect(events.map(({ summary }) => summary).toSorted()).toEqual(
      expected.map(({ title }) => title).toSorted(),
    );
    if (id in sizes) expect(events).toHaveLength(sizes[id as keyof typeof sizes]);
  });

  test('is offered on its page, to subscribe to', () => {
    const links = page(route)('main a[href^="webcal:"]').toArray();
    expect(links.map((link) => link.attribs['href'])).toEqual([
      `webcal://carcassonne-argentina.example/calendarios/${id}.ics`,
    ]);
  });
});

test('each player of the season has a calendar, with or without duels, and nobody else has one', () => {
  const tables = Object.values(snapshot.standings).flatMap((groups) =>
    groups.flatMap((group) => group.rows.map(({ player }) => player)),
  );
  const fixtures = Object.values(snapshot.fixtures)
    .flat()
    .flatMap(({ duels }) => duels.flatMap(({ home, away }) => [home, away]));
  const playing = new Set([...tables, ...fixtures].map(playerKey));
  const offered = [...playerPaths].flatMap(([nick, path]) => {
    const own = snapshot.events.filter(({ players }) => players.includes(nick));
    const [link] = page(path)('main a[href^="webcal:"]').toArray();
    expect(link !== undefined).toBe(own.length > 0 || playing.has(playerKey(nick)));
    if (!link) return [];
    const file = new URL(link.attribs['href'] ?? '').pathname.slice(1);
    const summaries = eventsOf(file).map(({ summary }) => summary);
    expect(summaries.toSorted()).toEqual(own.map(({ title }) => title).toSorted());
    return [{ file, count: own.length }];
  });
  expect(offered.some(({ count }) => count > 0)).toBe(true);
  expect(offered.some(({ count }) => count === 0)).toBe(true);
  expect(offered.length).toBeLessThan(playerPaths.size);
  expect(files.filter((file) => /^calendarios\/jugador\/.*\.ics$/.test(file)).toSorted()).toEqual(
    offered.map(({ file }) => file).toSorted(),
  );
});

test('the divisions’ calendars are parts of the league’s', () => {
  const uids = (id: string) => eventsOf(`calendarios/${id}.ics`).map(({ uid }) => uid);
  const parts = ['elite', 'platinum', 'oro'].flatMap((id) => uids(`liga-nacional-${id}`));
  expect(parts.toSorted()).toEqual(uids('liga-nacional').toSorted());
});

describe.each(['/torneos/copa-argentina', '/torneos/liga-nacional/elite'])('%s', (route) => {
  test('offers the hour of each duel to come as a link that adds it to a calendar', () => {
    const $ = page(route);
    const rows = $('#duelos tbody tr').toArray();
    expect(rows.length).toBeGreaterThan(0);
    for (const [index, row] of rows.entries()) {
      const link = $(row).find('a[href^="/calendarios/duelo/"]');
      const [event, ...more] = eventsOf((link.attr('href') ?? '').slice(1));
      expect(more).toEqual([]);
      const start = event?.startDate.toString() ?? '';
      expect(start).toBe(`${duelDays($)[index]}T${link.text()}:00`);
      const [home = '', away = ''] = $(row).find('th').text().trim().split(' vs ');
      expect(event?.summary).toContain(`${home} vs ${away}`);
    }
  });
});

test('there is a file for every duel to come, and for no other', () => {
  const first = addDays(calendarDate(builtAt), -1);
  const { league, cup } = snapshot.duels;
  const count = duelsSince(league, first).length + duelsSince(cup, first).length;
  expect(files.filter((file) => file.startsWith('calendarios/duelo/'))).toHaveLength(count);
});

test('only who adds a single duel is reminded of it', () => {
  const withAlarms = files
    .filter((file) => file.endsWith('.ics'))
    .filter((file) => readFileSync(join(dist, file), 'utf8').includes('BEGIN:VALARM'));
  expect(withAlarms).toEqual(files.filter((file) => /^calendarios\/duelo\/.*\.ics$/.test(file)));
});
