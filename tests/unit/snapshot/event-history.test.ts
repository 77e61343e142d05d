import { describe, expect, test } from 'vitest';
import type { CalendarEvent } from '../../../src/domain/events.ts';
import { addToEventHistory, withRevisions } from '../../../src/snapshot/event-history.ts';

const event = (id: string, changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id,
  competition: 'league',
  division: 'elite',
  title: `${id}: Ana vs Beto`,
  context: 'Fecha 1',
  players: ['Ana', 'Beto'],
  start: new Date('2026-11-19T00:00:00Z'),
  minutes: 90,
  place: null,
  link: null,
  ...changes,
});
const monday = new Date('2026-11-16T15:00:00Z');
const tuesday = new Date('2026-11-17T15:00:00Z');
const wednesday = new Date('2026-11-18T15:00:00Z');

/** What this history remembers of the events. */
const revisions = (history: string, ...ids: string[]) =>
  withRevisions(
    ids.map((id) => event(id)),
    history,
    null,
  ).map(({ id, sequence, modifiedAt }) => [id, sequence, modifiedAt]);

describe('the history of events', () => {
  const first = addToEventHistory(null, [event('b'), event('a')], monday);

  test('begins every event at 0', () => {
    expect(revisions(first, 'a', 'b')).toEqual([
      ['a', 0, monday],
      ['b', 0, monday],
    ]);
  });

  test('is the same, byte for byte, for the same events at another time', () => {
    expect(addToEventHistory(first, [event('a'), event('b')], tuesday)).toBe(first);
  });

  test.each([
    ['moment', { start: new Date('2026-11-20T00:00:00Z') }],
    ['players', { title: 'Ana vs Caro' }],
    ['place', { place: 'Club Social' }],
    ['link', { link: 'https://example.com/1' }],
  ])('takes a step for an event with another %s, and only for that one', (_, changes) => {
    const second = addToEventHistory(first, [event('a', changes), event('b')], tuesday);
    expect(revisions(second, 'a', 'b')).toEqual([
      ['a', 1, tuesday],
      ['b', 0, monday],
    ]);
  });

  test('goes on from where it was for an event that left and came back', () => {
    const moved = addToEventHistory(first, [event('a', { place: 'Club' })], tuesday);
    const without = addToEventHistory(moved, [event('b')], tuesday);
    const again = addToEventHistory(without, [event('a'), event('b')], wednesday);
    expect(revisions(again, 'a', 'b')).toEqual([
      ['a', 2, wednesday],
      ['b', 0, monday],
    ]);
  });

  test.each(['', 'cualquier cosa', 'id,suma\na,b', 'id,suma,secuencia,modificado\na,b,c,d\n'])(
    'begins anew where somebody damaged it: %j',
    (text) => {
      expect(addToEventHistory(text, [event('a'), event('b')], monday)).toBe(first);
    },
  );
});

test('events that no history remembers changed last when the data did', () => {
  const [revised] = withRevisions([event('a')], null, tuesday);
  expect(revised).toMatchObject({ sequence: 0, modifiedAt: tuesday });
});
