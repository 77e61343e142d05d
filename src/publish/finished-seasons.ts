/**
 * Follows the results of finished seasons (docs/product.md, «Corrections»): one that is changed in the season's folder is
 * corrected like one of a running season.
 */
import { parseSeason } from '../archive/read.ts';
import type { SeasonFolder } from '../archive/season-file.ts';
import type { Correction } from '../season/model.ts';
import { followResults, type FollowedTexts } from '../snapshot/corrections.ts';
import { wrongSums } from '../snapshot/rules/results.ts';

/** Rows of a finished season's standings that are not what its results add up to, as the list of changes has them. */
function sumRemarks(folder: SeasonFolder): string[] {
  const remarks: string[] = [];
  for (const { source, row, reason, advice } of wrongSums({ season: parseSeason(folder) })) {
    remarks.push(`${folder.path}/sheets/${source}.csv, fila ${row}: ${reason} → ${advice}`);
  }
  return remarks;
}

/** A correction for the list of changes, as a Spanish phrase. */
const describeCorrection = ({ season, place, home, away, before, after }: Correction): string =>
  `se corrigió una temporada terminada: ${season}, ${place}, ${home} y ${away}: ${before} → ${after}`;

/**
 * Compares finished seasons with what was last published of them.
 * @returns The new texts, and Spanish phrases: each correction, and the rows of standings that do not agree with the
 * results of a corrected season.
 */
export function followArchive(
  histories: FollowedTexts,
  archive: readonly SeasonFolder[],
  moment: Date,
) {
  let { corrections, results } = histories;
  const phrases: string[] = [];
  for (const folder of archive) {
    const { stages } = parseSeason(folder);
    const followed = followResults({ corrections, results }, [], stages, moment);
    ({ corrections, results } = followed);
    if (followed.added.length === 0) continue;
    phrases.push(...followed.added.map(describeCorrection), ...sumRemarks(folder));
  }
  return { corrections, results, phrases };
}
