/** The cup. */
import type { Round } from '../domain/fixture.ts';
import { snapshot } from './snapshot.ts';

/** The cup's rounds, none while its fixture is not published. */
export async function cupRounds(): Promise<Round[]> {
  return (await snapshot()).fixtures['cup'] ?? [];
}
