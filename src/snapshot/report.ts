/** What a snapshot run tells a maintainer. */
import { listNames } from '../domain/text.ts';
import { isCollection, type SourceName } from '../sources/catalog.ts';
import type { ObservedProblem, SourceOutcome, TakeReport } from './take.ts';
import { formatAge, placeOf, stripControlChars } from '../words/reports.ts';

/** A source's state in words. */
export const statusNames: Record<SourceOutcome['status'], string> = {
  fresh: 'al día',
  kept: 'se conserva',
  absent: 'sin publicar',
  missing: 'SIN DATOS',
};

/** `ranking: al día (filas: 12, observadas: 4)`; of a source that was refused, also why. */
function sourceLine(outcome: SourceOutcome, { takenAt }: TakeReport): string {
  const { name, status, rows, refusal, fetchedAt, problems } = outcome;
  const counts = [
    ...(fetchedAt ? [`filas: ${rows}`] : []),
    ...(problems.length > 0 ? [`observadas: ${problems.length}`] : []),
  ];
  const age = refusal && fetchedAt ? ` lo de hace ${formatAge(fetchedAt, takenAt)}` : '';
  const because = refusal === null ? '' : `: ${stripControlChars(refusal)}`;
  const counted = counts.length > 0 ? ` (${counts.join(', ')})` : '';
  return `${name}: ${statusNames[status]}${age}${counted}${because}`;
}

/** How a run ended, in one sentence. */
function conclusion({ sources, written, changed }: TakeReport): string {
  const having = (one: SourceOutcome['status']): string[] =>
    sources.filter(({ status }) => status === one).map(({ name }) => name);
  if (!written) {
    return `No se escribió nada: no hay datos nuevos ni anteriores de ${listNames(having('missing'))}.`;
  }
  const ready = `Instantánea lista, ${changed ? 'con' : 'sin'} cambios.`;
  const kept = having('kept').length;
  if (kept === 0) return ready;
  const verb = kept === 1 ? 'conserva' : 'conservan';
  return `${ready} ${kept} de ${sources.length} fuentes ${verb} datos anteriores.`;
}

const shorten = (text: string): string => {
  const plain = stripControlChars(text);
  return plain.length > 60 ? `${plain.slice(0, 59)}…` : plain;
};

/** How many kinds of problems a terminal is told of, and how many rows of each. */
const kindsTold = 7;
const rowsTold = 8;

/** `y 3 más: liga-nacional/fixtures-elite, filas 4, 9 y 12`. */
function othersLine(others: readonly ObservedProblem[]): string {
  const rows = others.slice(0, rowsTold);
  const places = [...Map.groupBy(rows, ({ source }) => source)].map(([source, own]) => {
    const places = [...new Set(own.map(({ row }) => stripControlChars(String(row))))];
    const what = isCollection(source as SourceName) ? 'documento' : 'fila';
    return `${source}, ${what}${places.length === 1 ? '' : 's'} ${listNames(places)}`;
  });
  const rest = others.length > rows.length ? '…' : '';
  return `  y ${others.length} más: ${places.join('; ')}${rest}`;
}

/** Problems under a title, those that are mended alike together: the first one whole, and where the others are. */
function problemLines(title: string, problems: readonly ObservedProblem[]): string[] {
  if (problems.length === 0) return [];
  const kinds = [...Map.groupBy(problems, ({ advice }) => advice)];
  const left = kinds.slice(kindsTold).flatMap(([, own]) => own);
  const told = kinds.slice(0, kindsTold).flatMap(([advice, [first, ...others]]) => {
    if (!first) return [];
    const { source, value, reason } = first;
    return [
      `${source}, ${placeOf(first)}: «${shorten(value)}»: ${stripControlChars(reason)}.`,
      ...(others.length > 0 ? [othersLine(others)] : []),
      `  → ${advice}`,
    ];
  });
  const rest = left.length > 0 ? [`Y ${left.length} de otras clases: están en /estado.`] : [];
  return [`${title}:`, ...told, ...rest];
}

const isQuiet = ({ status, problems }: SourceOutcome): boolean =>
  status === 'fresh' && problems.length === 0;

/**
 * The report as plain lines: one a source of which something is to be said, the others in one, then
 * problems: what is not shown as it was typed, what is odd, what was said before.
 */
export function formatReport(report: TakeReport): string {
  const { sources } = report;
  const absent = sources.filter(({ status }) => status === 'absent').map(({ name }) => name);
  const loud = sources.filter((source) => !isQuiet(source) && source.status !== 'absent');
  const quiet = sources.filter(isQuiet).map(({ name, rows }) => `${name} (${rows})`);
  const all = sources.flatMap(({ problems }) => problems);
  const fresh = all.filter(({ isKnown }) => !isKnown);
  const known = all.length - fresh.length;
  const sections = [
    loud.map((outcome) => sourceLine(outcome, report)),
    absent.length > 0 ? [`Sin publicar: ${listNames(absent)}.`] : [],
    quiet.length > 0 ? [`Al día, sin observaciones: ${listNames(quiet)}.`] : [],
    problemLines(
      'No se ve como está cargado',
      fresh.filter(({ isLoss }) => isLoss),
    ),
    problemLines(
      'Llama la atención',
      fresh.filter(({ isLoss }) => !isLoss),
    ),
    known > 0 ? [`Ya dicho antes: ${known}; están en /estado.`] : [],
    [conclusion(report)],
  ];
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
