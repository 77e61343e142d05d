import { expect, test } from 'vitest';
import { describeVisit, visitAt, type Visit } from '../../../src/client/last-visit.ts';
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

test.each<[string, Facts | null, Facts | null, string]>([
  ['nothing before its file was read', null, null, ''],
  [
    'at the first visit what will stand there',
    null,
    facts(3, 2),
    'Cuando vuelvas, acá vas a leer qué cambió.',
  ],
  ['that nothing changed', facts(3, 2), facts(3, 2), 'Desde tu última visita: nada nuevo.'],
  [
    'results and place',
    facts(3, 3),
    facts(6, 2, ['Beto', '2026-11-21T00:00-03:00']),
    'Desde tu última visita: 3 resultados; pasaste de 3.º a 2.º; mañana jugás contra Beto.',
  ],
  [
    'one result, and a duel of today',
    facts(3, 2),
    facts(4, 2, ['Beto', '2026-11-20T00:00-03:00']),
    'Desde tu última visita: 1 resultado; hoy jugás contra Beto.',
  ],
  [
    'no duel of another day',
    facts(3, 2),
    facts(3, 2, ['Beto', '2026-11-22T00:00-03:00']),
    'Desde tu última visita: nada nuevo.',
  ],
  [
    'no change of another season',
    { ...facts(40, 5), places: [['Otra Élite', 5]] },
    facts(3, 2),
    'Desde tu última visita: nada nuevo.',
  ],
])('the card says %s', (_, before, now, text) => {
  expect(describeVisit(visit(before, now))).toBe(text);
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
