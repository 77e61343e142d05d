import { expect, test } from 'vitest';
import { describeVisit, readVisit, visitAt, type Visit } from '../../../src/client/last-visit.ts';
import { expectTold } from '../../fixtures/told.ts';
import type { Facts } from '../../../src/data/own-card.ts';

const path = '/jugadores/ana';
const facts = (results: number, place: number, next: Facts['next'] = null): Facts => ({
  results,
  places: [['1ª temporada Élite', place]],
  next,
});
const start = Date.parse('2026-11-20T23:00:00-03:00');
const minutes = (count: number): number => start + count * 60_000;
const visit = (before: Facts | null, now: Facts | null): Visit => ({
  path,
  at: start,
  before,
  now,
});

test('the card says what changed since the last visit', () => {
  const said = (before: Facts | null, now: Facts | null): string =>
    describeVisit(visit(before, now));
  return expectTold('last-visit.out', {
    'nothing before its file was read': said(null, null),
    'at the first visit what will stand there': said(null, facts(3, 2)),
    'that nothing changed': said(facts(3, 2), facts(3, 2)),
    'results, a better place and a duel of tomorrow': said(
      facts(3, 3),
      facts(6, 2, ['Beto', '2026-11-21T00:00-03:00']),
    ),
    'one result, and a duel of today': said(
      facts(3, 2),
      facts(4, 2, ['Beto', '2026-11-20T00:00-03:00']),
    ),
    'no duel of another day': said(facts(3, 2), facts(3, 2, ['Beto', '2026-11-22T00:00-03:00'])),
    'no change of another season': said(
      { ...facts(40, 5), places: [['Otra Élite', 5]] },
      facts(3, 2),
    ),
  });
});

test('a visit lasts while pages are opened, and the next one compares with its end', () => {
  const first = { ...visitAt(null, start, path), now: facts(1, 1) };
  expect(first.before).toBeNull();
  const same = { ...visitAt(first, minutes(29), path), now: facts(2, 1) };
  expect(same.before).toBeNull();
  const stillSame = visitAt(same, minutes(58), path);
  expect(stillSame.before).toBeNull();
  const next = visitAt(stillSame, minutes(89), path);
  expect(next).toMatchObject({ before: facts(2, 1), now: null });
  expect(visitAt(next, minutes(100), path).before).toEqual(facts(2, 1));
  expect(visitAt(next, minutes(100), '/jugadores/beto')).toMatchObject({ before: null, now: null });
});

test('a visit that read no facts does not hide what changed before it', () => {
  const first = { ...visitAt(null, start, path), now: facts(1, 1) };
  const unread = visitAt(first, minutes(60), path);
  expect(describeVisit(unread)).toBe('');
  expect(visitAt(unread, minutes(120), path).before).toEqual(facts(1, 1));
});

const visitOfAna = { path: '/j/ana', at: 1, before: null };
const damaged = { results: 3, places: [['Élite', 1], 'x', [2]], next: ['Beto'] };
const sound = { results: 3, places: [['Élite', 1]], next: null };

test.each([
  ['{"path":7,"at":1}', null],
  [JSON.stringify({ ...visitOfAna, now: { results: '3' } }), { ...visitOfAna, now: null }],
  [JSON.stringify({ ...visitOfAna, now: damaged }), { ...visitOfAna, now: sound }],
])('a visit that a device stored as %s is read without what is damaged', (stored, visit) => {
  expect(readVisit(stored)).toEqual(visit);
});
