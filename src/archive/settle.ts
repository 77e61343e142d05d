/** What a season lacks to be over, and champions that its table and its results dispute. */
import { ConfigurationError } from '../config/error.ts';
import { listNames } from '../domain/text.ts';
import {
  decidingGroup,
  divisionLeaders,
  missingResults,
  withChampions,
} from '../season/champions.ts';
import { matchesOf, type Season } from '../season/model.ts';
import { leadersOf } from '../season/order.ts';
import { recomputeStandings } from '../season/record.ts';

/** What names the champion where they do not agree. */
export const trustable = ['tabla', 'resultados'] as const;

export interface SettleOptions {
  /** What a person said; null where nobody did. */
  trusted: (typeof trustable)[number] | null;
}

/**
 * @returns Who won a division, by competition and division, where its sheets alone do not tell; and what is missing, a
 *   phrase each.
 * @throws ConfigurationError with each division whose table gives another champion than its results.
 */
export function settle(
  season: Season,
  { trusted }: SettleOptions,
): { champions: Map<string, Record<string, string>>; missing: string[] } {
  const champions = new Map<string, Record<string, string>>();
  const disputes: string[] = [];
  for (const division of season.divisions) {
    const { id, name } = division.config;
    const group = decidingGroup(division);
    const inTable = listNames(divisionLeaders(division));
    if (!group || inTable === '') continue;
    const matches = matchesOf(group.stage);
    const leaders = leadersOf(recomputeStandings(group.standings, matches), matches);
    const [first = '', ...others] = leaders;
    const byResults = listNames(leaders);
    if (byResults === inTable || trusted === 'tabla') continue;
    if (trusted === 'resultados' && others.length === 0) {
      const { id: competition } = division.competition;
      champions.set(competition, { ...champions.get(competition), [id]: first });
    } else {
      disputes.push(
        `- ${name}: en la tabla es primero ${inTable}; según los resultados, ${byResults}`,
      );
    }
  }
  if (disputes.length > 0) {
    throw new ConfigurationError(
      [
        'la tabla y los resultados no dan el mismo campeón:',
        ...disputes,
        'Corregí la hoja que está mal, esperá 10 minutos y repetí. Si quedan así, elegí cuál vale en «Campeón según» (--champion tabla, o --champion resultados).',
      ].join('\n'),
    );
  }

  return { champions, missing: missingResults(withChampions(season, champions)) };
}
