/** Finds what a season lacks to be over, and settles champions on whom table and results disagree. */
import { ConfigurationError } from '../lib/error.ts';
import { listNames } from '../lib/text.ts';
import {
  decidingGroup,
  divisionLeaders,
  missingResults,
  withChampions,
} from '../season/champions.ts';
import { matchesOf, type Season } from '../season/model.ts';
import { leadersOf } from '../season/order.ts';
import { recomputeStandings } from '../season/record.ts';

/** Choices of what names the champion where table and results disagree. */
export const trustable = ['tabla', 'resultados'] as const;
export type Trusted = (typeof trustable)[number];

/**
 * Settles disputed champions of competitions that are to be closed, and finds what they lack (docs/product.md,
 * «Seasons»).
 * @param trusted What a person chose; null if nobody did.
 * @returns Champions that the sheets do not give, by competition and division: those of the results where `trusted`
 * prefers them to the table. And a phrase for each missing result.
 * @throws ConfigurationError with each division whose table gives another champion than its results.
 */
export function settle(
  season: Season,
  trusted: Trusted | null,
): { champions: ReadonlyMap<string, Readonly<Record<string, string>>>; missing: string[] } {
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
      continue;
    }
    disputes.push(
      `- ${name}: en la tabla es primero ${inTable}; según los resultados, ${byResults}`,
    );
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
