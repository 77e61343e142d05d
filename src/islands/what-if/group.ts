/** The groups of a division whose end can be supposed, as the file of them says. */
import type { SupposedGroup } from '../../season/what-if.ts';

/** Reads the file. @throws where it does not come. */
export async function loadGroups(address: string): Promise<SupposedGroup[]> {
  const response = await fetch(address).catch(() => fetch(address));
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as SupposedGroup[];
}
