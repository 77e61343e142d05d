import { expect, test } from 'vitest';
import { seasonCard } from '../../../src/cards/season.ts';
import { cup } from '../../fixtures/competitions.ts';
import { played } from '../domain/duel.ts';
import { division, round, season } from '../domain/seasons.ts';

test('the card of a season names who won each division and the cup, or that nobody did yet', () => {
  const card = seasonCard(
    season('2025', {
      years: [2025, 2026],
      divisions: [division('Élite', { groups: [['Ana', 'Beto']] }), division('Oro', { final: [] })],
      cup: { edition: '', rounds: [round('Final', played('Caro', 2, 0, 'Ana'))] },
    }),
  );
  expect(card.listing).toMatchObject({
    rows: [
      { place: 'Élite', player: 'Ana' },
      { place: 'Oro', player: 'Sin definir' },
      { place: cup.name, player: 'Caro' },
    ],
  });
  expect(card).toMatchObject({ title: 'Temporada 2025', note: '2025-2026' });
  expect(card.alt).toContain('Élite, Ana; Oro, Sin definir');
});

test('the card of a season of many divisions has as many rows as fit', () => {
  const divisions = Array.from({ length: 12 }, (_, index) => division(`D${index}`, {}));
  const { listing } = seasonCard(season('2025', { divisions }));
  expect(listing.kind === 'table' && listing.rows).toHaveLength(7);
});
