import { expect, test } from 'vitest';
import { formSentence } from '../../../src/components/league/form-words.ts';
import { describeMoves, shortRound } from '../../../src/components/league/places-words.ts';

const line = (player: string, ...places: number[]) => ({ player, places });

test('who climbed and fell the most is told in words, all of them where several did', () => {
  expect(describeMoves([line('Ana', 3, 1), line('Beto', 1, 2), line('Caro', 2, 3)])).toBe(
    'Quien más subió desde la primera fecha: Ana (2 puestos). Quienes más bajaron: Beto y Caro (1 puesto).',
  );
  expect(describeMoves([line('Ana', 1, 1), line('Beto', 2, 2)])).toBe(
    'Nadie cambió de puesto desde la primera fecha.',
  );
});

test.each([
  ['Fecha 3', 'F3'],
  ['Fecha 12', 'F12'],
  ['Semifinales', 'Semi'],
])('%s is %s where there is little room', (name, short) => {
  expect(shortRound(name)).toBe(short);
});

test('the form is told from the oldest duel to the newest', () => {
  expect(formSentence(['won', 'lost', 'lost', 'level', 'won'])).toBe(
    'Últimos cinco: ganó, perdió, perdió, empató, ganó',
  );
  expect(formSentence(['lost', 'won'])).toBe('Últimos dos: perdió, ganó');
  expect(formSentence(['won'])).toBe('Último: ganó');
});
