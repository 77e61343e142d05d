/** Ends a command that failed, with a reason in Spanish and what to do. */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inspect } from 'node:util';
import { repositoryAddress } from '../../src/config/repository.ts';
import { explainError } from '../../src/lib/error.ts';
import { counted } from '../../src/words/numbers.ts';
import { breakRunnerCommands } from './workflow.ts';

/** Exit codes of all commands (docs/commands.md). */
export const exitCodes = { failure: 1, configuration: 2 } as const;

/** Describes an error for a developer: `RangeError: Invalid time value, src/lib/time.ts:20`. */
function technical(error: unknown): string {
  if (!(error instanceof Error)) return inspect(error);
  // Three lines, because the bundler's first line counts its errors and the second names a plugin.
  const message = error.message.split('\n').filter(Boolean).slice(0, 3).join(' ');
  // The first line of our own code: `    at calendarDate (/srv/sitio/src/lib/time.ts:20:9)`.
  const [, file, line] =
    /(?:\(|at |file:\/\/)(\/(?:(?!node_modules)[^\s()])+):(\d+):\d+\)?$/m.exec(error.stack ?? '') ??
    [];
  const place = file === undefined ? '' : `, ${relative('', file)}:${line}`;
  return `${error.name}: ${message}${place}`;
}

/** An error, as people and programs need it. */
export interface Fault {
  /** The source or page that was being worked on (`setSubject` of src/lib/error.ts); null if unknown. */
  about: string | null;
  /** Spanish sentence. */
  reason: string;
}

/** Returns one fault for an error, or one for each error of an AggregateError, such as several failed pages. */
export function faultsOf(error: unknown): Fault[] {
  const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
  return errors.map((cause) => {
    const about = cause instanceof Error && 'about' in cause ? String(cause.about) : null;
    const where = about === null ? '' : ` en ${about}`;
    const unforeseen = `pasó algo que no estaba previsto${where} (${technical(cause)})`;
    return { about, reason: explainError(cause) ?? unforeseen };
  });
}

/** The first five faults, a line each, and the number of the others. */
function explain(error: unknown): string {
  const reasons = faultsOf(error).map(({ reason }) => reason);
  const others = reasons.splice(5).length;
  if (others > 0) reasons.push(`y en ${counted(others, 'página', 'páginas')} más`);
  return reasons.join('\n');
}

const detailFile = '.astro/error.txt';

/** Says where to report an unforeseen error, and writes its stack into `detailFile`. */
function howToReport(error: unknown): string {
  const repository = repositoryAddress();
  const report = `Contalo ${repository ? `en ${repository}/issues` : 'a quien programa el sitio'}, con estos renglones`;
  try {
    mkdirSync('.astro', { recursive: true });
    writeFileSync(detailFile, `${inspect(error)}\n`);
    return `${report} y el archivo ${detailFile}.`;
  } catch {
    return `${report}.`;
  }
}

/**
 * Prints what went wrong and what to do, also into GITHUB_STEP_SUMMARY if set, and ends the process. For an unforeseen
 * error it says where to report it.
 * @param what The consequence, in Spanish: «No se publicó nada».
 */
export function fail(what: string, error: unknown): never {
  const isForeseen = explainError(error) !== null;
  const lines = [explain(error), ...(isForeseen ? [] : [howToReport(error)])];
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  if (summary) {
    appendFileSync(summary, breakRunnerCommands(`## ${what}\n\n${lines.join('\n')}\n`));
  }
  if (error instanceof Error && error.name === 'ConfigurationError') {
    console.error(`Error de configuración: ${error.message}`);
    process.exit(exitCodes.configuration);
  }
  const [reason, ...more] = lines;
  console.error([`Error: ${reason}. ${what}.`, ...more].join('\n'));
  process.exit(exitCodes.failure);
}
