/** What a season lacks to be over, and champions that its table and its results dispute. */
import { ConfigurationError } from '../config/error.ts';
import { decidingGroup, missingResults } from '../season/champions.ts';
import { matchesOf, type Season } from '../season/model.ts';
import { orderStandings } from '../season/order.ts';
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
    const first = season.champions.find((one) => one.division?.id === id)?.player;
    if (!group || !first) continue;
    const matches = matchesOf(group.stage);
    const { rows } = recomputeStandings(group.standings, matches);
    const byResults = orderStandings(rows, matches)[0]?.player ?? '';
    if (byResults === first) continue;
    if (trusted === 'resultados') {
      const { id: competition } = division.competition;
      champions.set(competition, { ...champions.get(competition), [id]: byResults });
    }
    if (trusted === null) {
      disputes.push(
        `- ${name}: en la tabla es primero ${first}; según los resultados, ${byResults}`,
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

  return { champions, missing: missingResults(season) };
}
