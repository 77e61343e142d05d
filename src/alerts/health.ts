/** How the sources of a snapshot are, as far as alerts need it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A source's state in the manifest; when one is kept, why and since when. */
export type SourceHealth =
  { status: 'fresh' | 'absent' } | { status: 'kept'; because: string; since: string };

/**
 * The sources that the manifest of a snapshot directory names, null when there is none. Read without
 * its schema, which has to be installed: that may be what failed. Nor is there anything to say of
 * data that is held at an earlier snapshot (publish/hold.ts): nobody asks its sources.
 */
export function sourceHealth(directory: string): Record<string, SourceHealth> | null {
  if (existsSync(join(directory, 'hold.json'))) return null;
  try {
    const text = readFileSync(join(directory, 'manifest.json'), 'utf8');
    return (JSON.parse(text) as { sources?: Record<string, SourceHealth> }).sources ?? null;
  } catch {
    return null;
  }
}
