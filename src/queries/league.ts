/** The league: each division's tables in order, and its fixtures. */
import { getEntry } from 'astro:content';
import { site, type DivisionConfig } from '../config/site.ts';
import type { Round } from '../domain/fixture.ts';
import { orderStandings } from '../domain/standings-order.ts';
import type { Standings } from '../domain/standings.ts';
import { fixture } from './fixtures.ts';

export interface Group {
  id: string;
  name: string;
  standings: Standings;
  rounds: Round[];
}

export interface Division {
  config: DivisionConfig;
  groups: Group[];
  playoffs: { name: string; rounds: Round[] }[];
}

async function division(config: DivisionConfig): Promise<Division> {
  const standings = (await getEntry('standings', config.id))?.data.groups ?? [];
  const groups = config.groups.map(async ({ id, name, fixture: fixtureName }, index) => {
    const rounds = await fixture(fixtureName);
    const { headings, rows } = standings[index] ?? { headings: [], rows: [] };
    const duels = rounds.flatMap((round) => round.duels);
    return { id, name, rounds, standings: { headings, rows: orderStandings(rows, duels) } };
  });
  const playoffs = config.playoffs.map(async ({ name, fixture: fixtureName }) => ({
    name,
    rounds: await fixture(fixtureName),
  }));
  return { config, groups: await Promise.all(groups), playoffs: await Promise.all(playoffs) };
}

/** Every division, in the configuration's order. */
export function divisions(): Promise<Division[]> {
  return Promise.all(site.league.divisions.map(division));
}
