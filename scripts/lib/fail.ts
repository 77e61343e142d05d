/** How commands end when something went wrong: with a reason in Spanish, and what to do. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inspect } from 'node:util';
import { explainError } from '../../src/files/file-error.ts';

/** Exit codes of the command contract (README, «Comandos»). */
export const exitCodes = { failure: 1, configuration: 2 } as const;

/** An error for who mends the code: `RangeError: Invalid time value, src/domain/time.ts:20`. */
function technical(error: unknown): string {
  if (!(error instanceof Error)) return inspect(error);
  // The bundler's first line counts its errors, and the second one names a plugin.
  const message = error.message.split('\n').filter(Boolean).slice(0, 3).join(' ');
  const [, file, line] =
    /(?:\(|at |file:\/\/)(\/(?:(?!node_modules)[^\s()])+):(\d+):\d+\)?$/m.exec(error.stack ?? '') ??
    [];
  const place = file === undefined ? '' : `, ${relative('', file)}:${line}`;
  return `${error.name}: ${message}${place}`;
}

/** Something that went wrong, for people and programs. */
export interface Fault {
  /** What was being worked on, as errors say it (config/error.ts); null if nobody knows. */
  about: string | null;
  /** In Spanish. */
  reason: string;
}

/** Everything that went wrong: an error may be several, such as pages of a site. */
export const faultsOf = (error: unknown): Fault[] =>
  (error instanceof AggregateError ? (error.errors as unknown[]) : [error]).map((one) => {
    const about = one instanceof Error && 'about' in one ? String(one.about) : null;
    const where = about === null ? '' : ` en ${about}`;
    const unforeseen = `pasó algo que no estaba previsto${where} (${technical(one)})`;
    return { about, reason: explainError(one) ?? unforeseen };
  });

/** A few of the faults, a line each. */
function explain(error: unknown): string {
  const reasons = faultsOf(error).map(({ reason }) => reason);
  const shown = reasons.slice(0, 5).join('\n');
  return reasons.length > 5 ? `${shown}\ny en otras ${reasons.length - 5} páginas` : shown;
}

/** Where faults of the code are told: the repository's issues, if CI or git know the repository. */
function issuesPage(): string | null {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env;
  if (server && repository) return `${server}/${repository}/issues`;
  const { stdout } = spawnSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8' });
  const [, own] = /github\.com[:/](.+?)(?:\.git)?\s*$/.exec(stdout) ?? [];
  return own ? `https://github.com/${own}/issues` : null;
}

const detailFile = '.astro/error.txt';

/** How a person tells of an error that nobody foresaw; keeps its stack in a file. */
function howToReport(error: unknown): string {
  const page = issuesPage();
  const report = `Contalo ${page ? `en ${page}` : 'a quien programa el sitio'}, con estos renglones`;
  try {
    mkdirSync('.astro', { recursive: true });
    writeFileSync(detailFile, `${inspect(error)}\n`);
    return `${report} y el archivo ${detailFile}.`;
  } catch {
    return `${report}.`;
  }
}

/**
 * Says what to mend, also in GITHUB_STEP_SUMMARY where it is set, and ends the process; of an error that nobody
 * foresaw, where to tell of it.
 * @param what What was being done, in Spanish: «No se publicó nada».
 */
export function fail(what: string, error: unknown): never {
  const isForeseen = explainError(error) !== null;
  const told = [explain(error), ...(isForeseen ? [] : [howToReport(error)])];
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  if (summary) appendFileSync(summary, `## ${what}\n\n${told.join('\n')}\n`);
  if (error instanceof Error && error.name === 'ConfigurationError') {
    console.error(`Error de configuración: ${error.message}`);
    process.exit(exitCodes.configuration);
  }
  const [reason, ...more] = told;
  console.error([`Error: ${reason}. ${what}.`, ...more].join('\n'));
  process.exit(exitCodes.failure);
}
