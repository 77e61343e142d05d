/** The report of a snapshot run: what became of each source, for a maintainer. */
import { shorten, stripControlChars } from '../lib/clean.ts';
import { listNames } from '../lib/text.ts';
import { formatPath } from '../lib/validation.ts';
import { settingOf, sourceTitle, type SourceName } from '../sources/catalog/catalog.ts';
import { formatAge } from '../words/time-spans.ts';
import { counterparts } from '../lib/matching.ts';
import { problemPlace, type Problem } from '../sources/problem.ts';
import type { SourceState } from './manifest.ts';

/** What became of a source. */
export interface SourceOutcome {
  name: SourceName;
  /** `missing`: without fresh or last good data, which stops the run. */
  status: SourceState['status'] | 'missing';
  /** Rows of the published data; 0 without data. */
  rows: number;
  /** When the published data was fetched, ISO 8601 UTC. Null without data. */
  fetchedAt: string | null;
  /** Spanish reason why the fetched data was refused. Null if it was accepted, or nothing was fetched. */
  refusal: string | null;
  problems: ObservedProblem[];
}

/** A problem; `isKnown` if the last snapshot already had it. */
export type ObservedProblem = Problem & { isKnown: boolean };

/** What a run found. */
export interface TakeReport {
  /** Moment of the run by the last right clock, ISO 8601 UTC. */
  takenAt: string;
  /** Sources in the catalogue's order. */
  sources: SourceOutcome[];
  /** False if a source is missing: then nothing was written. */
  written: boolean;
  /** True if the data of any source differs from the last snapshot's. */
  changed: boolean;
  /** Spanish sentence, without full stop, about a clock that is odd; null for a right one. */
  oddClock: string | null;
}

/** Keys of the same problem in two snapshots: an inserted row moves those below it to other rows. */
const sameProblem: readonly ((problem: Problem) => string[])[] = [
  ({ row, column, value, reason }) => [[row, column, value, reason].join('\n')],
  ({ column, value, reason }) => [[column, value, reason].join('\n')],
];

/** Says which problems the last snapshot had, too. */
function observe(problems: readonly Problem[], before: readonly Problem[]): ObservedProblem[] {
  const known = new Set(counterparts(before, problems, sameProblem).values());
  return problems.map((problem) => ({ ...problem, isKnown: known.has(problem) }));
}

/**
 * Returns a source's outcome: `status` (`missing` without a state), `rows`, `fetchedAt`, the state's `problems`
 * (`isKnown` if `before` has them too), and `refusal`: why new data was refused, or why there is none; else null.
 * Without data there are 0 rows, no moment (null) and no problems.
 * @param failure Why there is no data to publish, in Spanish; undefined if there is, or if nothing was fetched.
 * @param state State in the next snapshot; undefined if a source that had data, or must have it, has none.
 * @param before Problems that the last snapshot had of the source.
 */
export function outcomeOf(
  name: SourceName,
  failure: string | undefined,
  state: SourceState | undefined,
  before: readonly Problem[],
): SourceOutcome {
  const withoutData = { status: 'missing', rows: 0, fetchedAt: null, problems: [] } as const;
  const { status, rows, fetchedAt, problems } = { ...withoutData, ...state };
  const refusal = state?.status === 'kept' ? state.because : (failure ?? null);
  return { name, status, rows, fetchedAt, refusal, problems: observe(problems, before) };
}

/** Words for the status of a source, as organisers read them. */
export const statusNames: Record<SourceOutcome['status'], string> = {
  fresh: 'al día',
  kept: 'se conserva',
  absent: 'sin publicar',
  missing: 'SIN DATOS',
};

/** `ranking: al día (filas: 12, observadas: 4)`, perhaps with the refusal's reason, or what to do without data. */
function sourceLine(outcome: SourceOutcome, { takenAt, written }: TakeReport): string {
  const { name, status, rows, refusal, fetchedAt, problems } = outcome;
  const title = sourceTitle(name);
  let line = `${title}: ${statusNames[status]}`;
  if (refusal !== null && fetchedAt !== null) {
    line += ` lo de hace ${formatAge(fetchedAt, takenAt)}`;
  }
  const counts: string[] = [];
  if (fetchedAt !== null) counts.push(`filas: ${rows}`);
  if (problems.length > 0) counts.push(`observadas: ${problems.length}`);
  if (counts.length > 0) line += ` (${counts.join(', ')})`;
  if (refusal !== null) line += `: ${stripControlChars(refusal)}`;
  if (status !== 'absent') return line;
  const others = written ? 'lo demás se publica; ' : '';
  return `${line}\n  → ${others}corregí ${title}, o su dirección en sources.yaml`;
}

/**
 * Spanish sentence, without full stop, that names the sources of a run with the status `missing`, at least one, and
 * their settings in sources.yaml (`sheets → liga → duels`), to be set to `null` to publish without them.
 */
export function missingSentence({ sources }: TakeReport): string {
  const missing = sources.filter(({ status }) => status === 'missing').map(({ name }) => name);
  const settings = new Set(missing.map((name) => formatPath(settingOf(name))));
  return `No hay datos nuevos ni anteriores de ${missing.map(sourceTitle).join('; ')}. Para publicar sin eso, poné null en su dirección, en sources.yaml: ${[...settings].join('; ')}`;
}

function conclusion(report: TakeReport): string {
  const { sources, written, changed } = report;
  if (!written) return `No se escribió nada. ${missingSentence(report)}.`;
  const ready = `Instantánea lista, ${changed ? 'con' : 'sin'} cambios.`;
  const kept = sources.filter(({ status }) => status === 'kept').length;
  if (kept === 0) return ready;
  const verb = kept === 1 ? 'conserva' : 'conservan';
  return `${ready} ${kept} de ${sources.length} fuentes ${verb} datos anteriores.`;
}

/** Number of UTF-16 units that a line of the report has of a value. */
const maxValueLength = 60;

/** Kinds of problems that the report has, and rows of each kind. `/estado` has them all. */
const maxKinds = 7;
const maxRows = 8;

/** Line of further problems of a kind: `y 3 más: fixture de Primera, filas 4, 9 y 12`. */
function othersLine(others: readonly ObservedProblem[]): string {
  const shown = others.slice(0, maxRows);
  const places: string[] = [];
  for (const [source, problems] of Map.groupBy(shown, (problem) => problem.source)) {
    const rows = [...new Set(problems.map(({ row }) => stripControlChars(String(row))))];
    const noun = typeof problems[0]?.row === 'number' ? 'fila' : 'documento';
    places.push(
      `${sourceTitle(source)}, ${noun}${rows.length === 1 ? '' : 's'} ${listNames(rows)}`,
    );
  }
  const ellipsis = others.length > shown.length ? '…' : '';
  return `  y ${others.length} más: ${places.join('; ')}${ellipsis}`;
}

/** Groups problems with the same advice: shows the first one whole, and the places of the others. */
function problemLines(title: string, problems: readonly ObservedProblem[]): string[] {
  const lines: string[] = [];
  const kinds = [...Map.groupBy(problems, (problem) => problem.advice)];
  for (const [advice, [first, ...others]] of kinds.slice(0, maxKinds)) {
    if (!first) continue;
    const value = shorten(stripControlChars(first.value), maxValueLength);
    const place = `${sourceTitle(first.source)}, ${problemPlace(first)}`;
    lines.push(`${place}: «${value}»: ${stripControlChars(first.reason)}.`);
    if (others.length > 0) lines.push(othersLine(others));
    lines.push(`  → ${advice}`);
  }
  const hidden = kinds.slice(maxKinds).flatMap(([, group]) => group).length;
  if (hidden > 0) lines.push(`Y ${hidden} más, en /estado.`);
  return lines.length > 0 ? [`${title}:`, ...lines] : [];
}

const isWithoutAddress = ({ status, refusal }: SourceOutcome): boolean =>
  status === 'absent' && refusal === null;

const isQuiet = ({ status, problems }: SourceOutcome): boolean =>
  status === 'fresh' && problems.length === 0;

/**
 * Formats the report in Spanish: a line for each source with something to report, one for those without an address, one
 * for the others; then new problems (not shown as typed, then odd), those of one advice together, at most seven
 * advices; the number of those known from before, an odd clock, and whether a snapshot was written.
 */
export function formatReport(report: TakeReport): string {
  const { sources, oddClock } = report;
  const loud = sources.filter((source) => !isQuiet(source) && !isWithoutAddress(source));
  const absent = sources.filter(isWithoutAddress).map(({ name }) => sourceTitle(name));
  const quiet = sources.filter(isQuiet).map(({ name, rows }) => `${sourceTitle(name)} (${rows})`);
  const problems = sources.flatMap((source) => source.problems);
  const fresh = problems.filter(({ isKnown }) => !isKnown);
  const losses = fresh.filter(({ isLoss }) => isLoss);
  const oddities = fresh.filter(({ isLoss }) => !isLoss);
  const known = problems.length - fresh.length;

  const sections = [loud.map((outcome) => sourceLine(outcome, report))];
  if (absent.length > 0) sections.push([`Sin publicar: ${absent.join('; ')}.`]);
  if (quiet.length > 0) sections.push([`Al día, sin observaciones: ${quiet.join('; ')}.`]);
  sections.push(
    problemLines('No se ve como está cargado', losses),
    problemLines('Llama la atención', oddities),
  );
  if (known > 0) sections.push([`Ya dicho antes: ${known}, en /estado.`]);
  if (oddClock !== null) sections.push([`${oddClock}.`]);
  sections.push([conclusion(report)]);
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
