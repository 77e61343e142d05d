import { expect, test } from 'vitest';
import { standingsSentence } from '../../../src/components/league/share-sentence.ts';

const table = (name: string, ...players: string[]) => ({
  name,
  rows: players.map((player) => ({ player })),
});

test('names the first three of a division with one table', () => {
  expect(standingsSentence('División Élite', [table('Élite', 'Ana', 'Beto', 'Caro', 'Dani')])).toBe(
    'Así va la División Élite: 1. Ana, 2. Beto, 3. Caro.',
  );
});

test('names the leader of each group', () => {
  const tables = [table('Grupo A', 'Ana', 'Beto'), table('Grupo B', 'Caro')];
  expect(standingsSentence('División Oro', tables)).toBe(
    'Líderes de la División Oro: Grupo A, Ana; Grupo B, Caro.',
  );
});

test('names nobody while no table is published', () => {
  expect(standingsSentence('División Oro', [table('Grupo A')])).toBe('División Oro:');
});
