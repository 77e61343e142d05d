import type { Element } from 'domhandler';
import { expect, test } from 'vitest';
import { cup } from '../fixtures/competitions.ts';
import { buildBracket } from '../../src/domain/bracket.ts';
import { isBye, isOpen, isScheduled, winner } from '../../src/domain/fixture.ts';
import { page, roundsOf, texts } from '../fixtures/site.ts';

const $ = page('/torneos/copa-argentina');
const rounds = roundsOf('cup');
const bracket = buildBracket(rounds);

test('has its header and links', () => {
  expect(texts($, 'h1')).toEqual(['COPA ARGENTINA']);
  expect(texts($, '.competition .lead')).toEqual(['1ª edición']);
  for (const url of Object.values(cup.links)) {
    expect($(`main a[href="${url}"]`)).toHaveLength(1);
  }
});

/** Who stands on a side of a duel, without the words for screen readers. */
function sideName(side: Element): string {
  const name = $(side).find('span').first().clone();
  name.find('.visually-hidden').remove();
  return name.text().trim();
}

test('draws a column for each phase, and in each slot its duel or a blank', () => {
  const drawn = $('.bracket-column')
    .toArray()
    .map((column) =>
      $(column)
        .children('ol')
        .children()
        .toArray()
        .map((slot) =>
          $(slot).hasClass('bracket-blank')
            ? null
            : $(slot)
                .find('li:not(.note)')
                .toArray()
                .map((side) => sideName(side)),
        ),
    );
  const name = (player: string) => (isBye(player) ? 'Libre' : player);
  expect(drawn).toEqual(
    bracket.map(({ slots }) => slots.map((duel) => duel && [name(duel.home), name(duel.away)])),
  );
});

test('says below each duel to come, and of no other, when it is played', () => {
  const drawn = bracket.flatMap(({ slots }) => slots.filter((duel) => duel !== null));
  const when = drawn
    .filter((duel) => isOpen(duel) && isScheduled(duel))
    .map((duel) => duel.schedule);
  expect(when.length).toBeGreaterThan(0);
  expect(texts($, '.bracket-duel .note')).toEqual(when);
});

test('highlights the winner of each duel that has one, in words too', () => {
  const decided = rounds.flatMap(({ duels }) => duels).filter((duel) => winner(duel) !== null);
  expect($('.bracket .winner')).toHaveLength(decided.length);
  expect($('.bracket .winner .visually-hidden')).toHaveLength(decided.length);
});

test('joins the tree: a line from each duel to the slot it feeds, and to each slot from those that feed it', () => {
  const joined = (line: string) =>
    $('.bracket-column')
      .toArray()
      .map((column) => $(column).find(`> ol > .${line}`).length);
  expect(joined('bracket-out')).toEqual([0, 15, 8, 4, 2, 0]);
  expect(joined('bracket-in')).toEqual([0, 0, 8, 4, 2, 1]);
});

test('each card leads to its duel’s row in the fixture', () => {
  const links = $('.bracket-column a').toArray();
  expect(links).toHaveLength(bracket.flatMap(({ slots }) => slots.filter(Boolean)).length);
  for (const link of links) {
    const code = $(link).prev().attr('aria-label')?.replace('Duelo ', '');
    const row = $(`#fixture tr[id="${$(link).attr('href')?.slice(1) ?? ''}"]`);
    expect(row.find('th').text()).toBe(code);
  }
});

test('offers the phases as one choice, the one in play chosen', () => {
  const choices = $('.bracket input[type=radio][name=fase]');
  expect(
    choices.toArray().map(({ attribs }) => texts($, `label[for=${attribs['id']}]`)[0]),
  ).toEqual(bracket.map(({ name, interval }) => `${name}${interval}`));
  expect($('.bracket input[checked]').attr('id')).toBe(
    `fase-${bracket.findIndex(({ name }) => name.startsWith('8vos')) + 1}`,
  );
});

test('draws a slot without a duel blank, between its neighbours', () => {
  const [column] = bracket.flatMap(({ slots }, index) => (slots.includes(null) ? [index] : []));
  const items = $('.bracket-column')
    .eq(column ?? -1)
    .find('> ol > li')
    .toArray();
  const blank = items.map((item) => $(item).hasClass('bracket-blank'));
  expect(blank).toEqual(bracket[column ?? -1]?.slots.map((slot) => slot === null));
  expect(blank.slice(1, -1)).toContain(true);
});

test('the demo cup goes from the first phase to an unplayed final, with byes', () => {
  expect(bracket.map(({ slots }) => slots.length).slice(1)).toEqual([16, 8, 4, 2, 1]);
  expect(rounds.some(({ duels }) => duels.some((duel) => isBye(duel.away)))).toBe(true);
  const final = bracket.at(-1)?.slots[0];
  expect(final && winner(final)).toBeNull();
});

test('has a collapsed block for each phase', () => {
  expect(texts($, '#fixture details:not([open]) summary span:first-child')).toEqual(
    rounds.map(({ name }) => name),
  );
});
