/**
 * Writes the demo's sheets: one invented season as Google Sheets would publish it, half played,
 * with the odd cells that real sheets have. Run: `node scripts/demo/season.ts`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoDirectory } from '../lib/demo-data.ts';
import { Calendar, currentRoundStart } from './calendar.ts';
import { cupDuels, cupFixture, playCup } from './cup.ts';
import { dailySheet } from './duel.ts';
import {
  groupFixture,
  leagueDuels,
  playLeague,
  playoffFixtures,
  standingsSheet,
} from './league.ts';
import { rankingSheet } from './players.ts';
import { Random } from './random.ts';
import { toCsv, type Row } from './sheet.ts';

const directory = join(demoDirectory, 'sheets');

/** Every sheet by its name in a snapshot. */
function sheets(): Record<string, readonly Row[]> {
  const calendar = new Calendar(400);
  const cup = playCup(calendar);
  const league = playLeague(calendar);
  const fixtures = {
    ...Object.fromEntries(league.map((group) => [group.group.id, groupFixture(group)])),
    ...playoffFixtures(),
    cup: cupFixture(cup),
  };
  return {
    ranking: rankingSheet(),
    'standings-elite': standingsSheet(league, 'Élite'),
    'standings-platinum': standingsSheet(league, 'Platinum'),
    'standings-oro': standingsSheet(league, 'Oro'),
    ...Object.fromEntries(
      Object.entries(fixtures).map(([name, rows]) => [`fixtures-${name}`, rows]),
    ),
    'duels-league': dailySheet('División', leagueDuels(league), currentRoundStart, new Random(500)),
    'duels-cup': dailySheet('Fase', cupDuels(cup), currentRoundStart, new Random(501)),
  };
}

mkdirSync(directory, { recursive: true });
for (const [name, rows] of Object.entries(sheets())) {
  writeFileSync(join(directory, `${name}.csv`), toCsv(rows));
}
