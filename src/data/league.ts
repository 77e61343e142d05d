/** The league: each division's tables in order, and its fixtures. */
import { divisions as configured } from '../config/site.ts';
import { assembleDivision, type Division } from '../domain/division.ts';
import { snapshot } from './snapshot.ts';

export type { Division, Group } from '../domain/division.ts';

/** Every division, in the configuration's order. */
export async function divisions(): Promise<Division[]> {
  const { standings, fixtures } = await snapshot();
  return configured.map((config) =>
    assembleDivision(config, standings[config.id] ?? [], (name) => fixtures[name] ?? []),
  );
}
