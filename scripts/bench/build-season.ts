/** How long seasons take to build, by hand: `node scripts/bench/build-season.ts` (docs/speed.md). */
import type { Round } from '../../src/domain/fixture.ts';
import { buildSeason, type ParsedSeason } from '../../src/season/build.ts';
import type { PlayedCompetition } from '../../src/season/model.ts';

const zones = { promotion: 1, relegation: 1 };
const groups = [{ id: 'a', name: 'A', fixture: 'primera', window: { first: 1, last: 9 } }];
const division = { id: 'primera', name: 'Primera', groups, playoffs: [], zones, zoneNotes: [] };
const competition: PlayedCompetition = {
  ...{ id: 'liga', key: 'liga', format: 'groups', name: 'Liga', shortName: 'Liga', article: 'la' },
  ...{ emblem: undefined, edition: '1', forfeits: null, divisions: [division], fixture: null },
};

/** A season of so many duels, each of two of 25 players, ten a round, with a row of daily duels each. */
function sheets(count: number): ParsedSeason {
  const players = Array.from({ length: 25 }, (_, index) => `Jugador${index}`);
  const duels = Array.from({ length: count }, (_, index) => {
    const home = players[index % 25] ?? '';
    const away = players[(index + 1 + (Math.floor(index / 25) % 24)) % 25] ?? '';
    const score = { homeScore: 2, awayScore: index % 2 };
    return { row: index, code: `P-${index}`, home, away, ...score, schedule: '8/5', link: null };
  });
  const rounds = Array.from({ length: Math.ceil(count / 10) }, (_, index): Round => {
    const own = duels.slice(index * 10, index * 10 + 10);
    return { row: 1, name: `Fecha ${index}`, interval: '5/5 al 18/5', notes: [], duels: own };
  });
  const rows = players.map((player, row) => ({ row, player, values: [1, 1, 2, 3, 3, 0] }));
  const when = { category: 'Primera', day: { day: 8, month: 5, year: 2025 }, time: '21:00' };
  return {
    liga: {
      standings: { primera: [{ headings: [], rows }] },
      fixtures: { primera: rounds },
      duels: duels.map((duel) => ({ ...duel, ...when })),
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
