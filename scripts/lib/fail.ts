/** How scripts end when something a person must mend went wrong. */
import { explainFileError } from '../../src/snapshot/file-error.ts';

/** Exit codes of the command contract (README, «Comandos»). */
export const exitCodes = { failure: 1, configuration: 2 } as const;

/** By name: in what Astro bundles, a class is a copy of ours. */
const isOf = (error: unknown, ...names: string[]): error is Error =>
  error instanceof Error && names.includes(error.name);

/**
 * Says in one line what to mend and ends the process; errors nobody foresaw keep their stack.
 * @param what What was being done, in Spanish: «No se publicó nada».
 */
export function fail(what: string, error: unknown): never {
  if (isOf(error, 'ConfigurationError')) {
    console.error(`Error de configuración: ${error.message}`);
    process.exit(exitCodes.configuration);
  }
  const refusal = explainFileError(error);
  if (refusal !== null) console.error(`Error: ${refusal}. ${what}.`);
  else if (isOf(error, 'SnapshotError', 'PublishError'))
    console.error(`Error: ${error.message}. ${what}.`);
  else console.error(`Error: ${what}.`, error);
  process.exit(exitCodes.failure);
}
