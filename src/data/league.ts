/** The league: each division's tables in order, and its fixtures. */
import { getEntry } from 'astro:content';
import { site, type DivisionConfig, type FixtureName } from '../config/site.ts';
import { assembleDivision, type Division } from '../domain/division.ts';
import type { Round } from '../domain/fixture.ts';
import { fixture } from './fixtures.ts';

export type { Division, Group } from '../domain/division.ts';

async function division(config: DivisionConfig): Promise<Division> {
  const tables = (await getEntry('standings', config.id))?.data.groups ?? [];
  const names = [...config.groups, ...config.playoffs].map((stage) => stage.fixture);
  const rounds = new Map<FixtureName, Round[]>(
    await Promise.all(names.map(async (name) => [name, await fixture(name)] as const)),
  );
  return assembleDivision(config, tables, (name) => rounds.get(name) ?? []);
}

/** Every division, in the configuration's order. */
export function divisions(): Promise<Division[]> {
  return Promise.all(site.league.divisions.map(division));
}
