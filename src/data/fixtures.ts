/** Fixtures by name. */
import type { FixtureName } from '../config/site.ts';
import type { Round } from '../domain/fixture.ts';
import { snapshot } from './snapshot.ts';

/** The rounds of one fixture, empty while it is not published. */
export async function fixture(name: FixtureName): Promise<Round[]> {
  return (await snapshot()).fixtures[name];
}
