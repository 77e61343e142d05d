/**
 * Finds corrections of finished seasons (docs/product.md, «Corrections»). The snapshot keeps the archive as it was
 * published in `history/seasons.json`, and each run compares the archive with it.
 */
import { parseSeason } from '../archive/read.ts';
import { parseSeasonFile, seasonFiles, type SeasonFolder } from '../archive/season-file.ts';
import { ConfigurationError } from '../lib/error.ts';
import { readJson, z } from '../lib/validation.ts';
import { playerKey } from '../sources/player-key.ts';
import { calendarDate, type CalendarDate } from '../lib/time.ts';
import type { Histories } from '../snapshot/files.ts';
import { competitionName } from '../season/champions.ts';
import type { ArchivedSeason } from '../season/model.ts';
import { wrongSums } from '../snapshot/rules/results.ts';
import { seasonCorrections } from '../snapshot/corrections.ts';
import type { Correction } from '../season/corrections.ts';

/** Texts of the archive's files, by their paths inside the folder of seasons. */
const filesSchema = z.record(z.string(), z.string());

/** Formats the archive for the snapshot, as JSON. Null while no season is finished. */
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
  const files = text === null ? null : readJson(filesSchema, text);
  const seasonFile = files?.[`${id}/season.json`];
  if (!files || seasonFile === undefined) return null;
  const folder = `${id}/sheets/`;
  const sheets = new Map<string, string>();
  for (const [path, sheet] of Object.entries(files)) {
    if (path.startsWith(folder)) sheets.set(path.slice(folder.length).replace(/\.csv$/, ''), sheet);
  }
  try {
    return parseSeason({ path: id, file: parseSeasonFile(id, seasonFile), sheets });
  } catch (error) {
    if (error instanceof ConfigurationError) return null;
    throw error;
  }
}

/** Rows of standings that are not what their results add up to, as the list of changes has them. */
function sumRemarks(season: ArchivedSeason, path: string): string[] {
  const remarks: string[] = [];
  for (const { source, row, reason, advice } of wrongSums({ season })) {
    remarks.push(`${path}/sheets/${source}.csv, fila ${row}: ${reason} → ${advice}`);
  }
  return remarks;
}

/** Lists the champions that changed. A new champion of a title without one is no correction. */
function championCorrections(
  before: ArchivedSeason,
  now: ArchivedSeason,
  day: CalendarDate,
): Correction[] {
  const corrections: Correction[] = [];
  for (const champion of now.champions) {
    const { competition, division, player } = champion;
    const former = before.champions.find(
      (other) => other.competition.id === competition.id && other.division?.id === division?.id,
    )?.player;
    if (!former || (player !== null && playerKey(former) === playerKey(player))) continue;
    corrections.push({
      day,
      season: now.name,
      id: `campeon-${now.id}-${division?.id ?? 'copa'}`,
      place: competitionName(champion),
      home: '',
      away: '',
      change: 'campeón',
      before: former,
      after: player ?? 'sin campeón',
    });
  }
  return corrections;
}

/**
 * Compares finished seasons with what was published of them. Returns a correction for each changed champion and each
 * change of a played duel, and remarks on standings that no longer agree with their results. A season that is archived
 * for the first time is compared with its last publication as a running season.
 * @param files The snapshot's archive and results as published.
 */
export function archiveCorrections(
  { seasons: published, results }: Pick<Histories, 'seasons' | 'results'>,
  archive: readonly SeasonFolder[],
  moment: Date,
): { corrections: Correction[]; remarks: string[] } {
  const corrections: Correction[] = [];
  const remarks: string[] = [];
  if (published === formatArchive(archive)) return { corrections, remarks };
  for (const folder of archive) {
    const before = publishedSeason(published, folder.file.id);
    const now = parseSeason(folder);
    if (before) {
      corrections.push(...championCorrections(before, now, calendarDate(moment)));
      const publishedRemarks = sumRemarks(before, folder.path);
      for (const remark of sumRemarks(now, folder.path)) {
        if (!publishedRemarks.includes(remark)) remarks.push(remark);
      }
    }
    corrections.push(...seasonCorrections(before, now, results, moment));
  }
  return { corrections, remarks };
}

/** Formats a finished season's correction for the list of changes, as a Spanish phrase. */
export function describeCorrection(correction: Correction): string {
  const { season, place, home, away, change, before, after } = correction;
  const what = change === 'campeón' ? 'cambió un campeón de' : 'se corrigió';
  const duel = [home, away].filter(Boolean).join(' y ');
  const where = [season, place, duel].filter(Boolean).join(', ');
  return `${what} una temporada terminada: ${where}: ${before} → ${after}`;
}
