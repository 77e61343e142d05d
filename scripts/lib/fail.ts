/** How scripts end when something a person must mend went wrong. */
import type { ConfigurationError } from '../../src/config/error.ts';
import { PublishError } from '../../src/publish/error.ts';
import { SnapshotError } from '../../src/snapshot/error.ts';

/** Exit codes of the command contract (README, «Comandos»). */
export const exitCodes = { failure: 1, configuration: 2 } as const;

/** By name: in what Astro bundles, the class is a copy of this one. */
const isConfigurationError = (error: unknown): error is ConfigurationError =>
  error instanceof Error && error.name === 'ConfigurationError';

/**
 * Says in one line what to mend and ends the process; errors nobody foresaw keep their stack.
 * @param what What was being done, in Spanish: «No se publicó nada».
 */
export function fail(what: string, error: unknown): never {
  if (isConfigurationError(error)) {
    console.error(`Error de configuración: ${error.message}`);
    process.exit(exitCodes.configuration);
  }
  if (error instanceof SnapshotError || error instanceof PublishError)
    console.error(`Error: ${error.message}. ${what}.`);
  else console.error(`Error: ${what}.`, error);
  process.exit(exitCodes.failure);
}
