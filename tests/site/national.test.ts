/** The tournament's page. tests/golden has its text. */
import { expect, test } from 'vitest';
import { builtAt, page, snapshot } from '../fixtures/site.ts';

const $ = page('/torneos/nacional');

test('played qualifiers are in the table, styled as past', () => {
  const played = snapshot.qualifiers.filter(({ date }) => date && date < builtAt);
  expect(played.length).toBeGreaterThan(0);
  const past = $('.qualifiers tr.past th').toArray();
  expect(past.map((cell) => $(cell).text()).toSorted()).toEqual(
    played.map(({ place }) => place).toSorted(),
  );
});

test('the podium of every year is a card, a large one for the latest only', () => {
  const cards = $('#podios .card.podium').toArray();
  expect(cards).toHaveLength(snapshot.nationalPodiums.length);
  expect(cards.filter((card) => $(card).hasClass('latest'))).toEqual(cards.slice(0, 1));
});
