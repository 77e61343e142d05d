/** Sections that a community may leave out. A section exists if its file does. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** `team.yaml`: the national team. `national.yaml`: the national tournament. */
export type Section = 'team' | 'national';

/** True if a community's folder has the section's file. */
export const hasSection = (community: string, section: Section): boolean =>
  existsSync(join(community, `${section}.yaml`));
