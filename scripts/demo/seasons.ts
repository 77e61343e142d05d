/**
 * Writes the finished season that tests have: invented, like the running one, with some of its players and
 * some who no longer play. Run: `node scripts/demo/seasons.ts`.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { divisions } from '../../src/config/site.ts';
import { folderOf, seasonFiles } from '../../src/seasons/archive.ts';
import { writeFiles } from '../lib/write-files.ts';
import { dealGroups, pastSeason } from './past-season.ts';
import { cupPlayers, groupPlayers } from './players.ts';
import { Random } from './random.ts';

const directory = join(import.meta.dirname, '../../tests/communities/season-2/seasons');
const id = '2025';
const name = 'Temporada de prueba 2025';

/** Who played then and is nowhere today. */
const retired = [
  'TranviaDelOeste',
  'Benteveo_Viejo',
  'OmbuSolitario',
  'PulperiaVieja',
  'CaldenDorado',
  'Faro_Querandi',
];

const random = new Random(700);
const everybody = random.shuffle([
  ...Object.values(groupPlayers).flat().slice(retired.length),
  ...retired,
]);
const cup = random
  .shuffle([...cupPlayers.direct, ...cupPlayers.firstPhase, ...retired])
  .slice(0, 32);

await rm(join(directory, id), { recursive: true, force: true });
const file = { id, name, years: [2025], divisions, cup: { edition: 'Edición de prueba 2025' } };
const played = pastSeason(748, name, { groups: dealGroups(everybody), cup });
await writeFiles(directory, seasonFiles(folderOf(directory, file, played)));
