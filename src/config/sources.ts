/** Where the community's data lives: the shape of sources.json (README, «Publicar con datos propios»). */
import { z } from './schemas/validation.ts';
import { readSourcesJson } from './data.ts';
import { ConfigurationError } from './error.ts';
import { divisionIds, fixtureNames } from './site.ts';

/** What «Publicar en la web → CSV» gives; null while a sheet is not published. */
const address = z.url({ protocol: /^https?$/, error: 'no es una dirección http(s)' }).nullable();

const schema = z.strictObject({
  /** The web configuration of a Firebase project. Its API key is public by design. */
  firestore: z.strictObject({ projectId: z.string().min(1), apiKey: z.string().min(1) }).nullable(),
  sheets: z.strictObject({
    ranking: address,
    standings: z.strictObject(everyKey(divisionIds)),
    fixtures: z.strictObject(everyKey(fixtureNames)),
    duels: z.strictObject(everyKey(['league', 'cup'] as const)),
  }),
});

function everyKey<Key extends string>(keys: readonly Key[]): Record<Key, typeof address> {
  return Object.fromEntries(keys.map((key) => [key, address])) as Record<Key, typeof address>;
}

export type Sources = z.output<typeof schema>;

/**
 * Reads and validates a sources.json.
 * @throws ConfigurationError naming file, key and what is wrong.
 */
export function readSources(file: string): Sources {
  const result = schema.safeParse(readSourcesJson(file));
  if (result.success) return result.data;
  throw new ConfigurationError(`${file}: ${describe(result.error.issues[0])}`);
}

function describe(issue: z.core.$ZodIssue | undefined): string {
  if (!issue) return 'no tiene la forma esperada';
  const place = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return `${[place, ...issue.keys].filter(Boolean).join('.')}: clave desconocida`;
  }
  return `${place}: ${issue.message}`;
}
