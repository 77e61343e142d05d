/** The zones and the meeples of the league's tables, which styles show. tests/golden has the pages' text. */
import { expect, test } from 'vitest';
import { page } from '../fixtures/site.ts';

/** For each division, the places of the rows in each zone, table by table. */
test.each([
  ['elite', '', '7 8'],
  ['platinum', '1 2, 1 2', '7 8, 7 8'],
  ['oro', '1, 1, 1, 1', ', , , '],
])('the tables of %s have the rows of each zone marked', (id, up, down) => {
  for (const route of ['/torneos/liga-nacional', `/torneos/liga-nacional/${id}`]) {
    const $ = page(route);
    const placesOf = (zone: string): string =>
      $(`#${id}-posiciones .standings`)
        .toArray()
        .map((table) => $(table).find(`tbody tr.${zone} td:first-child`).toArray())
        .map((cells) => cells.map((cell) => $(cell).text()).join(' '))
        .join(', ');
    expect([placesOf('zone-up'), placesOf('zone-down')]).toEqual([up, down]);
  }
});

test('each player of a group has a meeple of their own, the same wherever it stands', () => {
  const $ = page('/torneos/liga-nacional');
  const colours = new Map<string, string>();
  for (const table of $('.standings').toArray()) {
    const group = $(table)
      .find('tbody tr')
      .toArray()
      .map((row) => [$(row).find('a').text(), $(row).find('[data-piece]').attr('data-piece')]);
    expect(new Set(group.map(([, colour]) => colour)).size).toBe(group.length);
    for (const [player = '', colour = ''] of group) colours.set(player, colour);
  }
  const shown = ['elite', 'platinum', 'oro'].flatMap((id) => {
    const $ = page(`/torneos/liga-nacional/${id}`);
    return $('.places g, .crosstable tbody th')
      .toArray()
      .map((line) => ({
        player: $(line).text().trim().replace(/^\d+ /, ''),
        colour: $(line).attr('data-piece'),
      }));
  });
  const agenda = page('/duelos');
  for (const link of agenda('[data-of=league] a[data-piece]').toArray()) {
    shown.push({ player: agenda(link).text(), colour: agenda(link).attr('data-piece') });
  }
  const [player = ''] = colours.keys();
  const own = page(`/jugadores/${player.toLowerCase()}`);
  shown.push({ player, colour: own('h1').attr('data-piece') });
  expect(shown.length).toBeGreaterThan(2 * colours.size);
  for (const { player: nick, colour } of shown)
    expect([nick, colour]).toEqual([nick, colours.get(nick)]);
});
