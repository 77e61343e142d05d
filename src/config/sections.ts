/** Sections that a community may do without. Each of them has a file of its own, and exists if the file does. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** `team.yaml`: the national team. `national.yaml`: the national tournament. */
export type Section = 'team' | 'national';

/** Whether a community's folder has a section. */
export const hasSection = (community: string, section: Section): boolean =>
  existsSync(join(community, `${section}.yaml`));
