/** Fixtures by name. */
import type { Round } from '../domain/fixture.ts';
import { snapshot } from './snapshot.ts';

/** The rounds of one fixture, empty while it is not published. */
export async function fixture(name: string): Promise<Round[]> {
  return (await snapshot()).fixtures[name] ?? [];
}
