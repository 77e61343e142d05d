import { expect, test } from 'vitest';
import { seasonCard } from '../../../src/cards/season.ts';
import { cup } from '../../fixtures/competitions.ts';
import { archived, round } from '../season/season.ts';

const sheets = {
  primera: round('Fecha 1', '', 'Ana 2-0 Beto'),
  segundaFinal: [],
  cup: round('Final', '', 'Caro 2-0 Ana'),
  tables: { primera: [['Ana', 'Beto']] },
};

test('the card of a season names who won each division and the cup, or that nobody did yet', () => {
  const card = seasonCard(archived(sheets, 2025, 2026));
  expect(card.listing).toMatchObject({
    rows: [
      { place: 'Primera', player: 'Ana' },
      { place: 'Segunda', player: 'Sin definir' },
      { place: cup.name, player: 'Caro' },
    ],
  });
  expect(card).toMatchObject({ title: 'Temporada 2025', note: '2025-2026' });
  expect(card.alt).toContain('Primera, Ana; Segunda, Sin definir');
});

test('the card of a season of many divisions has as many rows as fit', () => {
  const season = archived(sheets, 2025);
  const champions = Array.from({ length: 12 }, () => season.champions).flat();
  const { listing } = seasonCard({ ...season, champions });
  expect(listing.kind === 'table' && listing.rows).toHaveLength(7);
});
