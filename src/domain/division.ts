/** A division of the league: each group's table in order, its fixture, and what is played after. */
import { divisions, type DivisionConfig } from '../config/site.ts';
import type { Round } from './fixture.ts';
import { orderStandings } from './standings-order.ts';
import type { Standings } from './standings.ts';
import { sameName } from './text.ts';

/** The league's division of this name, as people write it in the sheet of daily duels. */
export const divisionNamed = (name: string): DivisionConfig | undefined =>
  divisions.find((division) => sameName(division.name, name));

export interface Group {
  id: string;
  name: string;
  /** In the official order. */
  standings: Standings;
  rounds: Round[];
}

/** A division, of the running season or a finished one. */
export interface Division {
  config: DivisionConfig;
  groups: Group[];
  /** As the configuration lists them. */
  playoffs: { name: string; rounds: Round[] }[];
}

/**
 * Puts a division together.
 * @param tables A table for each group, in the configuration's order; none while not published.
 * @param fixtureOf The rounds of one of the division's fixtures.
 */
export function assembleDivision(
  config: DivisionConfig,
  tables: readonly Standings[],
  fixtureOf: (name: string) => Round[],
): Division {
  const groups = config.groups.map(({ id, name, fixture }, index) => {
    const rounds = fixtureOf(fixture);
    const { headings, rows } = tables[index] ?? { headings: [], rows: [] };
    const duels = rounds.flatMap((round) => round.duels);
    return { id, name, rounds, standings: { headings, rows: orderStandings(rows, duels) } };
  });
  const playoffs = config.playoffs.map(({ name, fixture }) => ({
    name,
    rounds: fixtureOf(fixture),
  }));
  return { config, groups, playoffs };
}
