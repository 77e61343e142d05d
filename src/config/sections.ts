/** Sections that exist only if their file does (docs/product.md, «Sections that may be absent»). */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** `team.yaml`: the national team. `national.yaml`: the national tournament. */
export type Section = 'team' | 'national';

/** True if a community's folder has the section's file. */
export const hasSection = (community: string, section: Section): boolean =>
  existsSync(join(community, `${section}.yaml`));
