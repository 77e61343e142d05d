/** How scripts end when something a person must mend went wrong. */
import { appendFileSync } from 'node:fs';
import { explainFileError } from '../../src/snapshot/file-error.ts';

/** Exit codes of the command contract (README, «Comandos»). */
export const exitCodes = { failure: 1, configuration: 2 } as const;

/** By name: in what Astro bundles, a class is a copy of ours. */
const isOf = (error: unknown, ...names: string[]): error is Error =>
  error instanceof Error && names.includes(error.name);

/** What to mend, in Spanish; null for errors nobody foresaw. */
function reasonOf(error: unknown): string | null {
  const isSaid = isOf(error, 'ConfigurationError', 'SnapshotError');
  return isSaid ? error.message : explainFileError(error);
}

/**
 * Says what to mend, also in GITHUB_STEP_SUMMARY where it is set, and ends the process; errors nobody
 * foresaw keep their stack.
 * @param what What was being done, in Spanish: «No se publicó nada».
 */
export function fail(what: string, error: unknown): never {
  const reason = reasonOf(error);
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  if (summary) {
    const told = reason ?? (error instanceof Error ? error.message : String(error));
    appendFileSync(summary, `## ${what}\n\n${told}\n`);
  }
  if (isOf(error, 'ConfigurationError')) {
    console.error(`Error de configuración: ${error.message}`);
    process.exit(exitCodes.configuration);
  }
  if (reason === null) console.error(`Error: ${what}.`, error);
  else console.error(`Error: ${reason}. ${what}.`);
  process.exit(exitCodes.failure);
}
