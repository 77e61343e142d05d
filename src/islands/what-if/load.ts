/** What «¿Y si…?» loads on use: its code, and the groups of a division whose end can be supposed. */
import type { SupposedGroup } from '../../season/what-if.ts';

export type Panel = typeof import('./WhatIf.tsx').default;

/** Asks twice. @throws where it does not come. */
async function load(address: string): Promise<Response> {
  const response = await fetch(address).catch(() => fetch(address));
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

/**
 * Some browsers keep the failure of an import for good, but that of a fetch none does: the files are had
 * before they are imported (src/build/finish-pages.ts names them).
 */
export async function loadPanel(island: Element | null): Promise<Panel> {
  const addresses = island?.getAttribute('data-on-use')?.split(' ') ?? [];
  await Promise.all(addresses.map(async (address) => (await load(address)).arrayBuffer()));
  return (await import('./WhatIf.tsx')).default;
}

/** The groups, as the file of them says. */
export async function loadGroups(address: string): Promise<SupposedGroup[]> {
  return (await (await load(address)).json()) as SupposedGroup[];
}
