/** Names lead to the players' pages; a name without a page is text. */
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { playerKey } from '../../src/domain/player-key.ts';
import { sameName } from '../../src/domain/text.ts';
import { html, page, playerPaths, snapshot, texts } from '../fixtures/site.ts';

/** Where a nick, or the name that the current team gives for one, leads. */
function pathOf(name: string): string | undefined {
  const member = snapshot.currentTeam.find((one) => sameName(one.name, name));
  const key = playerKey(member?.nick ?? name);
  return [...playerPaths].find(([nick]) => playerKey(nick) === key)?.[1];
}

describe.each(
  [
    // The league's page has too many duels: there the standings lead to everybody.
    ...['/torneos/liga-nacional/oro', '/torneos/copa-argentina'].flatMap((route) => [
      [route, '.round td:is(:nth-child(2), :nth-child(4))'] as const,
      [route, '#duelos tbody th'] as const,
    ]),
    ['/torneos/liga-nacional', '.standings tbody th'] as const,
    ['/seleccion-nacional', '.member p:not(.note)'] as const,
    ['/seleccion-nacional', '.past-teams li'] as const,
    ['/torneos/nacional', '.podium li'] as const,
  ].map(([route, selector]) => ({ route, selector })),
)('$selector on $route', ({ route, selector }) => {
  const $ = load(html(route));
  $('.visually-hidden').remove();

  test('lead from each name to its player’s page', () => {
    const names = texts($, selector).flatMap((text) => text.split(' vs '));
    const links = $(selector)
      .find('a')
      .toArray()
      .map((link) => [$(link).text().trim(), $(link).attr('href')]);
    expect(links.length).toBeGreaterThan(0);
    expect(links).toEqual(names.flatMap((name) => (pathOf(name) ? [[name, pathOf(name)]] : [])));
  });
});

test('the winner of a duel still to play, and a bye, are text', () => {
  const $ = page('/torneos/copa-argentina');
  const open = $('.round td').filter((_, cell) => /^Ganador|^Libre$/.test($(cell).text().trim()));
  expect(open.length).toBeGreaterThan(0);
  expect(open.find('a')).toHaveLength(0);
});
