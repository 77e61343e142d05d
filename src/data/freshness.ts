/** How old the published data is. */
import { getEntry } from 'astro:content';

/** Whether this is the demo, and when any data last changed (null when there is none). */
export async function freshness(): Promise<{ isDemo: boolean; changedAt: Date | null }> {
  const entry = await getEntry('freshness', 'freshness');
  return { isDemo: entry?.data.isDemo ?? false, changedAt: entry?.data.changedAt ?? null };
}
