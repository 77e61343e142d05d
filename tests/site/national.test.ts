/** The tournament's page. tests/golden has its text. */
import { expect, test } from 'vitest';
import { builtAt, page, snapshot, texts } from '../fixtures/site.ts';

const $ = page('/torneos/nacional');

test('played qualifiers are in the table, styled as past', () => {
  const played = snapshot.qualifiers.filter(({ date }) => date && date < builtAt);
  expect(played.length).toBeGreaterThan(0);
  expect(texts($, '.qualifiers tr.past th').toSorted()).toEqual(
    played.map(({ place }) => place).toSorted(),
  );
});

test('the podium of every year is a card, a large one for the latest only', () => {
  const cards = $('#podios .card.podium').toArray();
  expect(cards).toHaveLength(snapshot.nationalPodiums.length);
  expect(cards.filter((card) => $(card).hasClass('latest'))).toEqual(cards.slice(0, 1));
});
