/** The small season of `2025/`, valid unless a test changes it. */
import { readSeasonFolder } from '../../../src/archive/read.ts';
import type { SeasonFolder } from '../../../src/archive/season-file.ts';

const season = await readSeasonFolder(import.meta.dirname, '2025');

export const seasonFile = season.file;
const [league, cup] = seasonFile.competitions;
if (!league || !cup) throw new Error('2025 has a league and a cup');

/** The season's part of each competition. */
export const archived = { league, cup };

/** Texts of the sheets by name. A file system lists them in any order. */
export const sheets: Readonly<Record<string, string>> = Object.fromEntries(
  [...season.sheets].toSorted(),
);

/** The folder with some sheets changed; `null` removes a sheet. */
export function folder(changes: Readonly<Record<string, string | null>> = {}): SeasonFolder {
  const texts = new Map<string, string>();
  for (const [name, text] of Object.entries({ ...sheets, ...changes })) {
    if (text !== null) texts.set(name, text);
  }
  return { path: 'temporadas/2025', file: seasonFile, sheets: texts };
}
