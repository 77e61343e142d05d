import { expect, test } from 'vitest';
import type { RankedPlayer } from '../../../src/sources/sheets/ranking.ts';
import { rankedPlayer } from '../../fixtures/ranked.ts';
import { addRatings } from '../../../src/snapshot/history.ts';

const idOf = (nick: string): string => String(nick.codePointAt(0));

/** Ana's row, with the id of her nick. */
const ana = rankedPlayer('Ana 500 600 65');
const monday = new Date('2026-11-16T15:00:00Z');
const sunday = new Date('2026-11-22T15:00:00Z');
const nextMonday = new Date('2026-11-23T15:00:00Z');
const header = 'semana,id,nick,elo,maxElo\n';

const of = (...nicks: string[]) => nicks.map((nick) => ({ ...ana, nick, id: idOf(nick) }));
const unrated = { ...ana, elo: null, maxElo: null };
const [week, next] = ['2026-11-16', '2026-11-23'];
const row = (nick: string, day = week) => `${day},${idOf(nick)},${nick},500,600\n`;
const first = `${header}${row('Ana')}`;
const two = first + row('Ana', next);
const typed = `${first}${week},${idOf('Beto')},Beto,5oo,600\n`;

test.each<[string, string | null, RankedPlayer[], Date, string | null]>([
  ['a history begins with its header and a row a player', null, of('Ana'), monday, first],
  ['a week’s rows come after those before', first, of('Ana'), nextMonday, first + row('Ana', next)],
  ['who came later in the week is added', first, of('Ana', 'Beto'), sunday, first + row('Beto')],
  ['rows of players who left stay', first, [], nextMonday, first],
  ['in a week nothing changes, for any Elo', first, [{ ...ana, elo: 9 }], sunday, first],
  ['nor under another nick', first, [{ ...ana, nick: 'Anita' }], sunday, first],
  ['of a nick that is repeated the first is taken', null, of('Ana', 'ANA'), monday, first],
  [
    'ratings may have decimals',
    null,
    [{ ...ana, elo: 612.5 }],
    monday,
    first.replace('500', '612.5'),
  ],
  ['a missing one is empty', null, [{ ...ana, maxElo: null }], monday, first.replace('600', '')],
  ['who has no rating has no row', null, [unrated], monday, null],
  ['nor has who has 0', null, [{ ...ana, elo: 0, maxElo: 0 }], monday, null],
  ['a row whose Elo is no number stays for a person to mend', typed, of('Ana'), monday, typed],
  ['rows of later weeks, from a clock that was ahead, go', two, of('Ana'), monday, first],
])('%s', (_, history, ratings, now, expected) => {
  expect(addRatings(history, ratings, now)).toBe(expected);
});
