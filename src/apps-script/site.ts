/** What the published site says of itself, in `publicacion.json`. */
import type { Services } from './services.ts';

export interface Source {
  name: string;
  title: string;
  /** The tab it comes from, and the digest of what is online of it. */
  tab: { gid: string; digest: string } | null;
  kept: { since: string; because: string } | null;
}

export interface Publication {
  hold: string | null;
  sources: Source[];
  publications: { snapshot: string | null; at: string; changes: string }[];
}

/** The site as it is now, from no cache; null while it does not answer. */
export function readSite(services: Services): Publication | null {
  const address = services.setting('SITIO').replace(/\/+$/, '');
  const url = `${address}/publicacion.json?ahora=${services.now().getTime()}`;
  const answer = services.fetch(url, { method: 'get', headers: {} });
  if (answer?.status !== 200) return null;
  try {
    const { hold, sources, publications } = JSON.parse(answer.text) as Partial<Publication>;
    // A site of before this script says none of it.
    return { hold: hold ?? null, sources: sources ?? [], publications: publications ?? [] };
  } catch {
    return null;
  }
}
