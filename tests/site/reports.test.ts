/** The links that report duels, counted from the demo's sheets as they are written. */
import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { demoMonday } from '../../src/snapshot/demo.ts';
import { calendarDate, daysBetween } from '../../src/domain/time.ts';
import { nickSlug } from '../../src/domain/player-slug.ts';
import { cup, league } from '../fixtures/competitions.ts';
import { builtAt, page } from '../fixtures/site.ts';

/** As the demo's sheets say that a side is not a player, or not yet. */
const nobody = /^(bye|libre|ganador .*|perdedor .*|\d+° .*)$/i;

/** Rows of a fixture that have two players and no result, with the first day of their round. */
function openRows(fixture: string) {
  const text = readFileSync(`src/content/demo/snapshot/sheets/fixtures-${fixture}.csv`, 'utf8');
  let name = '';
  let firstDay = '';
  return Papa.parse<string[]>(text).data.flatMap(
    ([code = '', home = '', own, other, away = '', when = '', link]) => {
      const [, day = '', month = ''] = / *^(\d+)\/(\d+) al/.exec(when) ?? [];
      if (day) {
        name = home;
        // The demo's season begins in September and ends in January.
        firstDay = `${Number(month) < 9 ? 2027 : 2026}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
      }
      const isDuel = code !== '' && away !== '' && own === '' && other === '';
      return isDuel && ![home, away].some((nick) => nobody.test(nick))
        ? [{ code, home, away, round: name, firstDay, link: link ?? '' }]
        : [];
    },
  );
}

/** The demo's own day. */
const today = new Date(
  Date.parse(demoMonday) + (daysBetween(demoMonday, calendarDate(builtAt)) % 7) * 86_400_000,
)
  .toISOString()
  .slice(0, 10);

const pages = [
  ...league.divisions.map(({ id, groups, playoffs }) => ({
    route: `/torneos/liga-nacional/${id}`,
    fixtures: [...groups, ...playoffs].map(({ fixture }) => fixture),
  })),
  { route: '/torneos/copa-argentina', fixtures: ['cup'] },
];

test.each(pages)('$route asks for the results of rounds that began, where no game is', (one) => {
  const $ = page(one.route);
  const asked = one.fixtures
    .flatMap(openRows)
    .filter(({ firstDay, link }) => firstDay <= today && link === '');
  expect(asked.length).toBeGreaterThan(0);
  const links = $('.round a:contains("Informar")').toArray();
  expect(links.map((link) => $(link).attr('aria-label'))).toEqual(
    asked.map(({ code }) => `Informar duelo ${code}`),
  );
});

test('a player’s page has both forms of each duel to play, filled with what the sheet says', () => {
  const nick = 'MeepleSur';
  const own = ['elite', 'cup'].flatMap((fixture) =>
    openRows(fixture)
      .filter(({ home, away }) => home === nick || away === nick)
      .map((row) => ({ ...row, file: fixture === 'cup' ? cup : league })),
  );
  const $ = page(`/jugadores/${nickSlug(nick)}`);
  const said = $('.reports a')
    .toArray()
    .map((link) => {
      const address = new URL($(link).attr('href') ?? '');
      return [address.origin + address.pathname, Object.fromEntries(address.searchParams)];
    });
  const expected = own.flatMap(({ file, code, home, away, round }) =>
    (['reportResult', 'reportSchedule'] as const).map((form) => {
      const fields = file.formFields?.[form] ?? {};
      const division = file === league ? { [fields.division ?? '']: 'Élite' } : {};
      return [
        file.links[form],
        {
          usp: 'pp_url',
          ...division,
          [fields.round ?? '']: round,
          [fields.code ?? '']: code,
          [fields.home ?? '']: home,
          [fields.away ?? '']: away,
        },
      ];
    }),
  );
  expect(own.length).toBeGreaterThan(2);
  expect(said.toSorted()).toEqual(expected.toSorted());
});
