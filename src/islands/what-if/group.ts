/** The groups of a division whose end can be supposed, as the file of them says. */
import type { Zones } from '../../domain/zones.ts';
import type { Result } from '../../season/model.ts';

/** A duel of a group, with its part of an address. */
export interface SupposedDuel extends Result {
  id: string;
  code: string;
}

export interface SupposedGroup {
  title: string;
  zones: Zones;
  gamesToWin: number;
  /** In the sheet's order. */
  players: string[];
  rounds: { name: string; duels: SupposedDuel[] }[];
}

/** Reads the file. @throws where it does not come. */
export async function loadGroups(address: string): Promise<SupposedGroup[]> {
  const response = await fetch(address).catch(() => fetch(address));
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as SupposedGroup[];
}
