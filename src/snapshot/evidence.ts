/** What the rules of `src/rules` look at when a snapshot is taken. */
import { running } from '../config/site.ts';
import { parseEloHistory } from '../domain/elo-history.ts';
import type { CalendarDate } from '../domain/time.ts';
import type { Evidence } from '../rules/rule.ts';
import { buildSeason } from '../season/build.ts';
import { sheetOf, type SourceName } from '../sources/catalog.ts';
import { dataOf, type Dated } from '../sources/read.ts';
import { readAs } from './error.ts';
import { historyFile } from './history.ts';
import { isOfNow } from './layout.ts';
import { readAgain, type SourceVersion } from './validate.ts';

/**
 * Puts together what is known once each source is read by itself.
 * @param last The last good data.
 */
export function evidenceOf(
  sources: Iterable<readonly [SourceName, Dated]>,
  last: ReadonlyMap<SourceName, SourceVersion>,
  history: string | null,
  today: CalendarDate,
): Evidence {
  const data = dataOf(sources);
  const ofNow = [...last].filter(([name, { state }]) => isOfNow(name, state));
  const compared = ofNow.flatMap(([name, version]) => {
    const kind = sheetOf(name)?.kind ?? name;
    const isCompared = ['fixtures', 'duels', 'national-qualifiers'].includes(kind);
    const reading = isCompared ? readAgain(name, version) : null;
    return reading ? [[name, { reading, state: version.state }] as const] : [];
  });
  const lastData = dataOf(compared);
  return {
    data,
    season: buildSeason(running, data.competitions),
    before: buildSeason(running, lastData.competitions),
    lastQualifiers: lastData.qualifiers,
    told: ofNow.flatMap(([, { state }]) => state.problems),
    today,
    history: readAs(historyFile, () => parseEloHistory(historyFile, history ?? '')).value,
  };
}
