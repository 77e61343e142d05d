/** How long seasons take to build, by hand: `node scripts/bench/build-season.ts` (docs/speed.md). */
import { officialCriteria, recordColumns } from '../../src/config/columns.ts';
import { parseDuels } from '../../src/domain/duels.ts';
import { parseFixture } from '../../src/domain/fixture.ts';
import { parseDivision } from '../../src/domain/standings.ts';
import { buildSeason, type ParsedSeason } from '../../src/season/build.ts';
import type { PlayedCompetition } from '../../src/season/model.ts';

const zones = { promotion: 1, relegation: 1 };
const groups = [{ id: 'a', name: 'A', fixture: 'primera', window: { first: 1, last: 25 } }];
const division = { id: 'primera', name: 'Primera', groups, playoffs: [], zones, zoneNotes: [] };
const competition: PlayedCompetition = {
  ...{ id: 'liga', key: 'liga', format: 'groups', name: 'Liga', shortName: 'Liga', article: 'la' },
  ...{ emblem: undefined, edition: '1', forfeits: null, divisions: [division], fixture: null },
  ...{ columns: recordColumns, criteria: officialCriteria },
};

/** A season of so many duels, each of two of 25 players, ten a round, with a row of daily duels each. */
function sheets(count: number): ParsedSeason {
  const players = Array.from({ length: 25 }, (_, index) => `Jugador${index}`);
  const duels = Array.from({ length: count }, (_, index) => {
    const home = players[index % 25] ?? '';
    const away = players[(index + 1 + (Math.floor(index / 25) % 24)) % 25] ?? '';
    return { home, away, code: `P-${index}`, games: String(index % 2) };
  });
  const fixture = duels.flatMap(({ home, away, code, games }, index) => {
    const title = ['', `Fecha ${index / 10}`, '', '', '', '5/5 al 18/5', ''];
    const row = [code, home, '2', games, away, '8/5', ''];
    return index % 10 === 0 ? [title, row] : [row];
  });
  const daily = duels.map(({ home, away }) => ['Primera', home, away, '21:00', '', '8/5/2025']);
  const table = players.map((player) => ['', player, '1', '1', '2', '3', '3', '0']);
  return {
    liga: {
      standings: { primera: parseDivision('primera', table, groups, competition).value },
      fixtures: { primera: parseFixture('primera', fixture, 'groups').value },
      duels: parseDuels('duels', daily).value,
      starts: { primera: '2025-05-05' },
      dailyNear: '2025-05-05',
    },
  };
}

for (const seasons of [40, 20, 1]) {
  const duels = 10_000 / seasons;
  const parsed = Array.from({ length: seasons }, () => sheets(duels));
  const start = performance.now();
  for (const one of parsed) buildSeason([competition], one);
  console.log(`${seasons} × ${duels}: ${Math.round(performance.now() - start)} ms`);
}
