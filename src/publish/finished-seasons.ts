/**
 * Finds corrections of finished seasons (docs/product.md, «Corrections»). The snapshot keeps the archive as it was
 * published in `history/seasons.json`, and each run compares the archive with it.
 */
import { parseSeason } from '../archive/read.ts';
import { parseSeasonFile, seasonFiles, type SeasonFolder } from '../archive/season-file.ts';
import { ConfigurationError } from '../lib/error.ts';
import { readJson, z } from '../lib/validation.ts';
import { playerKey } from '../sources/player-key.ts';
import type { CalendarDate } from '../lib/time.ts';
import { competitionName } from '../season/champions.ts';
import type { ArchivedSeason } from '../season/model.ts';
import { wrongSums } from '../snapshot/rules/results.ts';
import { correctionRows } from '../snapshot/corrections.ts';
import { oneLine } from '../lib/clean.ts';

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

/** Rows of standings that are not what their results add up to, as the list of changes has them. */
const sumRemarks = (season: ArchivedSeason, path: string): string[] =>
  Array.from(
    wrongSums({ season }),
    ({ source, row, reason, advice }) =>
      `${path}/sheets/${source}.csv, fila ${row}: ${reason} → ${advice}`,
  );

/** Lists the champions that changed, one row of cells each. A new champion of a title without one is no correction. */
const championRows = (before: ArchivedSeason, now: ArchivedSeason, day: CalendarDate): string[][] =>
  now.champions.flatMap((champion) => {
    const { competition, division, player } = champion;
    const was = before.champions.find(
      (other) => other.competition.id === competition.id && other.division?.id === division?.id,
    )?.player;
    if (!was || playerKey(was) === playerKey(player ?? '')) return [];
    const title = `campeon-${now.id}-${division?.id ?? 'copa'}`;
    const place = [day, now.name, title, competitionName(champion), '', ''];
    return [[...place, 'campeón', was, player ?? 'sin campeón'].map(oneLine)];
  });

/**
 * Compares finished seasons with what was published of them. Returns rows for `history/corrections.csv`, one for each
 * changed champion and each change of a played duel, and remarks on standings that no longer agree with their results.
 * A season that was not published yet has none.
 * @param published Text of `history/seasons.json`.
 */
export function archiveCorrections(
  published: string | null,
  archive: readonly SeasonFolder[],
  day: CalendarDate,
): { rows: string[][]; remarks: string[] } {
  const isSame = published === formatArchive(archive);
  const found = (isSame ? [] : archive).map((folder) => {
    const before = publishedSeason(published, folder.file.id);
    if (!before) return { rows: [], remarks: [] };
    const now = parseSeason(folder);
    const told = sumRemarks(before, folder.path);
    const remarks = sumRemarks(now, folder.path).filter((remark) => !told.includes(remark));
    return {
      rows: [...championRows(before, now, day), ...correctionRows(before, now, day)],
      remarks,
    };
  });
  return {
    rows: found.flatMap(({ rows }) => rows),
    remarks: found.flatMap(({ remarks }) => remarks),
  };
}

/** Formats a correction for the list of changes. */
export function describeCorrection([, season, , place, ...cells]: string[]): string {
  const [home, away, change, before, after] = cells;
  const what = change === 'campeón' ? 'cambió un campeón de' : 'se corrigió';
  const duel = [home, away].filter(Boolean).join(' y ');
  const where = [season, place, duel].filter(Boolean).join(', ');
  return `${what} una temporada terminada: ${where}: ${before} → ${after}`;
}
