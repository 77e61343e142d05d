/** The report of a snapshot run: what became of each source, for a maintainer. */
import { shorten } from '../lib/clean.ts';
import { listNames } from '../lib/text.ts';
import { formatPath } from '../lib/validation.ts';
import {
  isCollection,
  settingOf,
  sourceTitle,
  type SourceName,
} from '../sources/catalog/catalog.ts';
import { formatAge, problemPlace, stripControlChars } from '../words/reports.ts';
import { counterparts } from '../lib/counterparts.ts';
import type { Problem } from '../sources/problem.ts';
import type { SourceState } from './manifest.ts';

export const statusNames: Record<SourceOutcome['status'], string> = {
  fresh: 'al día',
  kept: 'se conserva',
  absent: 'sin publicar',
  missing: 'SIN DATOS',
};

/**
 * Line of a source: `ranking: al día (filas: 12, observadas: 4)`. A refused source also has the reason, and one without
 * data what to do.
 */
function sourceLine(outcome: SourceOutcome, { takenAt }: TakeReport): string {
  const { name, status, rows, refusal, fetchedAt, problems } = outcome;
  const counts = [
    ...(fetchedAt ? [`filas: ${rows}`] : []),
    ...(problems.length > 0 ? [`observadas: ${problems.length}`] : []),
  ];
  const age = refusal && fetchedAt ? ` lo de hace ${formatAge(fetchedAt, takenAt)}` : '';
  const because = refusal === null ? '' : `: ${stripControlChars(refusal)}`;
  const counted = counts.length > 0 ? ` (${counts.join(', ')})` : '';
  const line = `${sourceTitle(name)}: ${statusNames[status]}${age}${counted}${because}`;
  if (status !== 'absent') return line;
  return `${line}\n  → lo demás se publica; corregí ${sourceTitle(name)}, o su dirección en sources.yaml`;
}

/** Sentence about the sources without any data, which stop a run, with the way to publish without them. */
export function missingSentence({ sources }: TakeReport): string {
  const missing = sources.filter(({ status }) => status === 'missing').map(({ name }) => name);
  const settings = new Set(missing.map((name) => formatPath(settingOf(name))));
  return `No hay datos nuevos ni anteriores de ${missing.map(sourceTitle).join('; ')}. Para publicar sin eso, poné null en su dirección, en sources.yaml: ${[...settings].join('; ')}`;
}

/** One sentence on how the run ended. */
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

/** Limits of the terminal's report: kinds of problems, and rows of each kind. `/estado` has them all. */
const maxKinds = 7;
const maxRows = 8;

/** Line of further problems of a kind: `y 3 más: fixture de Primera, filas 4, 9 y 12`. */
function othersLine(others: readonly ObservedProblem[]): string {
  const rows = others.slice(0, maxRows);
  const places = [...Map.groupBy(rows, ({ source }) => source)].map(([source, alike]) => {
    const places = [...new Set(alike.map(({ row }) => stripControlChars(String(row))))];
    const what = isCollection(source as SourceName) ? 'documento' : 'fila';
    return `${sourceTitle(source)}, ${what}${places.length === 1 ? '' : 's'} ${listNames(places)}`;
  });
  const rest = others.length > rows.length ? '…' : '';
  return `  y ${others.length} más: ${places.join('; ')}${rest}`;
}

/** Groups problems with the same advice: shows the first one whole, and the places of the others. */
function problemLines(title: string, problems: readonly ObservedProblem[]): string[] {
  if (problems.length === 0) return [];
  const kinds = [...Map.groupBy(problems, ({ advice }) => advice)];
  const hidden = kinds.slice(maxKinds).flatMap(([, alike]) => alike);
  const shown = kinds.slice(0, maxKinds).flatMap(([advice, [first, ...others]]) => {
    if (!first) return [];
    const { source, value, reason } = first;
    return [
      `${sourceTitle(source)}, ${problemPlace(first)}: «${shorten(stripControlChars(value), maxValueLength)}»: ${stripControlChars(reason)}.`,
      ...(others.length > 0 ? [othersLine(others)] : []),
      `  → ${advice}`,
    ];
  });
  const rest = hidden.length > 0 ? [`Y ${hidden.length} de otras clases: están en /estado.`] : [];
  return [`${title}:`, ...shown, ...rest];
}

const isWithoutAddress = ({ status, refusal }: SourceOutcome): boolean =>
  status === 'absent' && refusal === null;

const isQuiet = ({ status, problems }: SourceOutcome): boolean =>
  status === 'fresh' && problems.length === 0;

/**
 * Formats the report: a line for each source with something to report, one line for the others, then problems in three
 * parts (not shown as typed, odd, and known from before).
 */
export function formatReport(report: TakeReport): string {
  const { sources } = report;
  const absent = sources.filter(isWithoutAddress).map(({ name }) => sourceTitle(name));
  const loud = sources.filter((source) => !isQuiet(source) && !isWithoutAddress(source));
  const quiet = sources.filter(isQuiet).map(({ name, rows }) => `${sourceTitle(name)} (${rows})`);
  const all = sources.flatMap(({ problems }) => problems);
  const fresh = all.filter(({ isKnown }) => !isKnown);
  const known = all.length - fresh.length;
  const sections = [
    loud.map((outcome) => sourceLine(outcome, report)),
    absent.length > 0 ? [`Sin publicar: ${absent.join('; ')}.`] : [],
    quiet.length > 0 ? [`Al día, sin observaciones: ${quiet.join('; ')}.`] : [],
    problemLines(
      'No se ve como está cargado',
      fresh.filter(({ isLoss }) => isLoss),
    ),
    problemLines(
      'Llama la atención',
      fresh.filter(({ isLoss }) => !isLoss),
    ),
    known > 0 ? [`Ya dicho antes: ${known}; están en /estado.`] : [],
    report.oddClock === null ? [] : [`${report.oddClock}.`],
    [conclusion(report)],
  ];
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

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
  /** Spanish sentence about a clock that is odd; null for a right one. */
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
 * Says what became of a source.
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
  if (state === undefined || state.status === 'absent') {
    const status = state ? 'absent' : 'missing';
    return { name, status, rows: 0, fetchedAt: null, refusal: failure ?? null, problems: [] };
  }
  const { status, rows, fetchedAt } = state;
  const refusal = status === 'kept' ? state.because : null;
  return { name, status, rows, fetchedAt, refusal, problems: observe(state.problems, before) };
}
