/** Fixtures by name. */
import { getEntry } from 'astro:content';
import type { FixtureName } from '../config/site.ts';
import type { Round } from '../domain/fixture.ts';

/** The rounds of one fixture, empty while it is not published. */
export async function fixture(name: FixtureName): Promise<Round[]> {
  return (await getEntry('fixtures', name))?.data.rounds ?? [];
}
