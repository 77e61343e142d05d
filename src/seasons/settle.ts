/** What a season lacks to be over, and champions that its table and its results dispute. */
import { ConfigurationError } from '../config/error.ts';
import { decidingGroup, missingResults } from '../season/champions.ts';
import { isOpen, matchesOf, type Season } from '../season/model.ts';
import { orderStandings } from '../season/order.ts';
import { recomputeStandings } from '../season/record.ts';

/** What names the champion where they do not agree. */
export const trustable = ['tabla', 'resultados'] as const;

export interface SettleOptions {
  /** What a person said; null where nobody did. */
  trusted: (typeof trustable)[number] | null;
}

/**
 * @returns Who won a division, by its id, where its sheets alone do not tell; and what is missing, a phrase each.
 * @throws ConfigurationError with each division whose table gives another champion than its results.
 */
export function settle(
  season: Season,
  { trusted }: SettleOptions,
): { champions: Record<string, string>; missing: string[] } {
  const said = new Map<string, string>();
  const disputes: string[] = [];
  for (const division of season.divisions) {
    const { config } = division;
    const group = decidingGroup(division);
    if (!group) continue;
    const matches = matchesOf(group.stage);
    if (matches.length === 0 || matches.some(isOpen)) continue;
    const { rows } = recomputeStandings(group.standings, matches);
    const first = {
      tabla: group.standings.rows[0]?.player ?? '',
      resultados: orderStandings(rows, matches)[0]?.player ?? '',
    };
    if (first.tabla !== first.resultados && trusted === null) {
      disputes.push(
        `- ${config.name}: en la tabla es primero ${first.tabla}; según los resultados, ${first.resultados}`,
      );
    }
    said.set(config.id, first[trusted ?? 'tabla']);
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

  const championOf = (id: string | undefined): string | null =>
    season.champions.find(({ division }) => division?.id === id)?.player ?? null;
  const champions = Object.fromEntries([...said].filter(([id, nick]) => nick !== championOf(id)));
  const settled = season.champions.map((one) => ({
    ...one,
    player: said.get(one.division?.id ?? '') ?? one.player,
  }));
  return { champions, missing: missingResults({ ...season, champions: settled }) };
}
