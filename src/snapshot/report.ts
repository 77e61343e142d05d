/** Formats the report of a snapshot run for a maintainer. */
import { shorten } from '../lib/clean.ts';
import { listNames } from '../lib/text.ts';
import { formatPath } from '../lib/validation.ts';
import {
  isCollection,
  settingOf,
  sourceTitle,
  type SourceName,
} from '../sources/catalog/catalog.ts';
import type { ObservedProblem, SourceOutcome, TakeReport } from './outcome.ts';
import { formatAge, problemPlace, stripControlChars } from '../words/reports.ts';

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
