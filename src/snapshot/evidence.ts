/** Collects what the rules of `src/snapshot/rules` compare when a snapshot is taken. */
import { running } from '../config/site.ts';
import type { CalendarDate } from '../lib/time.ts';
import type { Evidence } from './rules/rule.ts';
import { buildSeason } from '../season/build.ts';
import { sheetOf, type SourceName } from '../sources/catalog/catalog.ts';
import { collections } from '../sources/catalog/collections.ts';
import type { Source } from '../sources/catalog/reading.ts';
import { dataOf } from '../season/parsed-data.ts';
import { eloFile } from './elo-weeks.ts';
import { readHistory } from './history.ts';
import { isOfCurrentEdition, type StoredSource } from './version.ts';

/**
 * Collects the evidence once all sources are parsed.
 * @param last Last good data of all sources.
 * @param history Text of the Elo history; null if there is none yet.
 */
export function evidenceOf(
  sources: Iterable<readonly [SourceName, Source]>,
  last: ReadonlyMap<SourceName, StoredSource>,
  history: string | null,
  today: CalendarDate,
): Evidence {
  const data = dataOf(sources);
  const ofNow = [...last].filter(([name, { state }]) => isOfCurrentEdition(name, state));
  // Only sources that some rule compares are parsed again.
  const compared = ['fixtures', 'duels', collections.qualifiers.name];
  const lastData = dataOf(ofNow.filter(([name]) => compared.includes(sheetOf(name)?.kind ?? name)));
  return {
    data,
    season: buildSeason(running, data.competitions),
    before: buildSeason(running, lastData.competitions),
    lastQualifiers: lastData.qualifiers,
    reported: ofNow.flatMap(([, { state }]) => state.problems),
    today,
    history: readHistory(eloFile, history).rows,
  };
}
