/** What pages ask of a running season, with the facts that only the snapshot has. */
import { afterAll, expect, test, vi } from 'vitest';
import { duelContext } from '../../../src/data/agenda.ts';
import { communitySections } from '../../../src/data/documents.ts';
import { allEvents } from '../../../src/data/events.ts';
import { ownCard } from '../../../src/data/own-card.ts';
import { prodeFiles } from '../../../src/data/prode.ts';
import { listAgenda } from '../../../src/season/agenda.ts';
import type { Season } from '../../../src/season/model.ts';
import { playerProfiles } from '../../../src/season/player-profile.ts';
import { round, seasonOf, type Sheets } from '../season/season.ts';

const read = vi.hoisted(() => {
  // Files of a worker share modules, so the modules that read the season are reset before and after.
  vi.resetModules();
  return { season: {}, firstResults: [{}], ranking: [{ nick: 'Eva', elo: 500 }] };
});
afterAll(() => vi.resetModules());
vi.mock('../../../src/data/this-build.ts', async (original) => ({
  ...(await original<object>()),
  today: '2026-11-20',
  snapshot: () => {
    const empty = { chances: [], qualifiers: [], manifest: { sources: {} } };
    const communities = ['Uruguay', 'uruguay'].map((id) => ({ id, name: id, category: 'pais' }));
    return Promise.resolve({ ...empty, ...read, communities });
  },
}));
vi.mock('../../../src/data/season.ts', () => ({
  season: () => read.season,
  earlierSeasons: () => [],
}));

const sheets: Sheets = {
  primera: [
    ...round('Fecha 1', '2/11 al 8/11', 'Beto 2-0 Ana'),
    ...round('Fecha 3', '16/11 al 29/11', 'Ana - Beto'),
  ],
  segundaA: round('Fecha 1', '2/11 al 8/11', 'Eva 2-0 Fede', 'Eva 2-0 Gabi', 'Fede - Gabi'),
  cup: [
    ...round('Semifinales', '2/11 al 8/11', 'Ana - Caro @ 7/11 21:00'),
    ...round('Final', '16/11 al 22/11', 'Ana - Dani @ 20/11 21:00'),
  ],
  tables: { primera: [['Ana', 'Beto']], segunda: [['Eva', 'Fede', 'Gabi']] },
};
const season = seasonOf(sheets);
const cardOf = (nick: string, season: Season) => {
  const profileOf = playerProfiles({
    ...{ season, ranking: [], weeksOf: () => [], seasons: [], earlier: [], podiums: [] },
    ...{ team: [], pastTeams: [], nationalPodiums: [], worldPodiums: [] },
  });
  return ownCard({ slug: 'x', profile: profileOf(nick), plays: true });
};
const seenAt = new Date('2026-11-20T15:00:00Z');
const date = new Date('2026-11-08T03:00:00Z');
const names = { season: '1ª temporada', fixture: 'primera', round: 'Fecha 1' };
read.season = season;
read.firstResults = [{ ...names, home: 'Beto', away: 'Ana', seenAt, date }];

test('a duel of today is known to the card, whatever other duel comes before it; proven chances are not', async () => {
  const { facts } = await cardOf('Ana', season);
  expect(facts).toEqual({
    results: 1,
    places: [['1ª temporada Primera', 2]],
    next: ['Dani', '2026-11-20T03:00:00.000Z'],
  });
  expect((await cardOf('Eva', season)).paragraphs).toHaveLength(2);
});

test('the card of a player who withdrew has the place and no zone', async () => {
  const left = seasonOf({ ...sheets, forfeits: { withdrawn: { beto: '2026-11-13' } } });
  const { paragraphs } = await cardOf('Beto', left);
  expect(paragraphs[0]).toMatch(
    /^<a href="[^"]+">Beto<\/a> <a .*>2.º en Primera, te bajaste el 13\/11</,
  );
});

test('nicks in the card are text and never markup, its hours have their moment, and what is late stands out', async () => {
  const rival = '<b>Beto & "Co"';
  const late = [...round('Semifinales', '2/11 al 8/11', `Ana - ${rival} @ 7/11 21:00`)];
  const { paragraphs } = await cardOf('Ana', seasonOf({ cup: late }));
  expect(paragraphs[0]).toMatch(
    /^<a href="[^"<]+">vs &lt;b&gt;Beto &amp; &quot;Co&quot;<\/a> <time datetime="2026-11-07T21:00-03:00">.+<\/time> <strong>venció/,
  );
});

test('a pick of el prode counts until the result is published, even after the last day of the round', async () => {
  const files = await prodeFiles();
  expect(files[0]?.stages[0]?.rounds[0]?.duels).toMatchObject([
    { id: 'ana.beto', resultAt: '2026-11-20T12:00:00-03:00' },
  ]);
});

test('each day counts as a change of the final, whose day is in no source', async () => {
  const [final] = await allEvents();
  expect(final?.modifiedAt.toISOString()).toBe('2026-11-20T03:00:00.000Z');
  const minutesSince2020 = (Date.UTC(2026, 10, 20, 3) - Date.UTC(2020, 0, 1)) / 60_000;
  expect(final?.sequence).toBe(minutesSince2020);
});

test('a duel of the cup says what its winner gets', async () => {
  const semi = round('Semifinales', '', 'Ana - Beto @ 20/11 21:00');
  const final = round('Final (La Plata)', '', 'Caro - Dani @ 21/11 21:00');
  const cup = seasonOf({ cup: [...semi, ...final] });
  read.season = cup;
  const sentences: string[] = [];
  for (const duel of listAgenda(cup, '2026-11-20')) {
    sentences.push(...(await duelContext(duel)).sentences);
  }
  expect(sentences).toEqual([
    'El que gana pasa a la Final (La Plata).',
    'El que gana es campeón de la Copa.',
  ]);
});

test('the cards of two communities have different ids in the page, even if their ids differ only in capitals', async () => {
  const [countries] = await communitySections();
  const ids = countries?.communities.map(({ cardId }) => cardId);
  expect(ids?.toSorted()).toEqual(['comunidad-uruguay', 'comunidad-uruguay-2']);
});
