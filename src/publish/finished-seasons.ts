/**
 * Finds corrections of finished seasons (docs/product.md, «Corrections»). The snapshot keeps the archive as it was
 * published in `history/seasons.json`, and each run compares the archive with it.
 */
import { parseSeason } from '../archive/read.ts';
import { parseSeasonFile, seasonFiles, type SeasonFolder } from '../archive/season-file.ts';
import { ConfigurationError } from '../config/error.ts';
import { readJson, z } from '../config/schemas/validation.ts';
import type { CalendarDate } from '../domain/time.ts';
import type { ArchivedSeason } from '../season/model.ts';
import { correctionRows } from '../snapshot/corrections.ts';

/** Texts of the archive's files, by their paths inside the folder of seasons. */
const filesSchema = z.record(z.string(), z.string());

/** Formats the archive for the snapshot. Null while no season is finished. */
export function formatArchive(archive: readonly SeasonFolder[]): string | null {
  const files = archive.flatMap((folder) => [...seasonFiles(folder)]).toSorted();
  if (files.length === 0) return null;
  return `${JSON.stringify(Object.fromEntries(files), null, 2)}\n`;
}

/**
 * Parses one season of the published archive. Null if the archive did not have the season, or it can no longer be
 * parsed, as when a competition's file is gone.
 */
function publishedSeason(text: string | null, id: string): ArchivedSeason | null {
  const files = readJson(filesSchema, text ?? '') ?? {};
  const folder = `${id}/sheets/`;
  const sheets = Object.entries(files)
    .filter(([path]) => path.startsWith(folder))
    .map(([path, sheet]) => [path.slice(folder.length).replace(/\.csv$/, ''), sheet] as const);
  try {
    const file = parseSeasonFile(id, files[`${id}/season.json`] ?? '');
    return parseSeason({ path: id, file, sheets: new Map(sheets) });
  } catch (error) {
    if (error instanceof ConfigurationError) return null;
    throw error;
  }
}

/**
 * Makes rows for `history/corrections.csv` about played duels of finished seasons that differ from what was published.
 * A season that was not published yet has none.
 * @param published Text of `history/seasons.json`.
 */
export function archiveCorrections(
  published: string | null,
  archive: readonly SeasonFolder[],
  day: CalendarDate,
): string[][] {
  if (published === formatArchive(archive)) return [];
  return archive.flatMap((folder) => {
    const before = publishedSeason(published, folder.file.id);
    return before ? correctionRows(before, parseSeason(folder), day) : [];
  });
}

/** Formats a correction for the list of changes. */
export function describeCorrection([, season, , place, home, away, , before, after]: string[]) {
  const duel = [home, away].filter(Boolean).join(' y ');
  return `se corrigió una temporada terminada: ${season}, ${place}, ${duel}: ${before} → ${after}`;
}
