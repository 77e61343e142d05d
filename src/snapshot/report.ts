/** What a snapshot run tells a maintainer. */
import type { Problem } from '../domain/problem.ts';
import { listNames } from '../domain/text.ts';
import { isCollection, type SourceName } from '../sources/catalog.ts';
import type { ObservedProblem, SourceOutcome, TakeReport } from './take.ts';
import { formatAge, stripControlChars } from './words.ts';

/** A source's state in words. */
export const statusNames: Record<SourceOutcome['status'], string> = {
  fresh: 'al día',
  kept: 'se conserva',
  absent: 'sin publicar',
  missing: 'SIN DATOS',
};

const headings = ['Fuente', 'Estado', 'Filas', 'Observadas'] as const;

const rowOf = ({ name, status, rows, problems }: SourceOutcome): string[] => [
  name,
  statusNames[status],
  status === 'absent' || status === 'missing' ? '-' : String(rows),
  problems.length === 0 ? '-' : String(problems.length),
];

/** What happened to a source whose new data was refused; null for the others. */
function refusalLine(outcome: SourceOutcome, { takenAt }: TakeReport): string | null {
  const { name, refusal, fetchedAt } = outcome;
  if (refusal === null) return null;
  const consequence = fetchedAt
    ? `se conservan los datos de hace ${formatAge(fetchedAt, takenAt)}`
    : 'no hay datos anteriores';
  return `${name}: ${stripControlChars(refusal)}; ${consequence}`;
}

/** How a run ended, in one sentence. */
function conclusion({ sources, written, changed }: TakeReport): string {
  const missing = sources.filter(({ status }) => status === 'missing').map(({ name }) => name);
  if (!written) {
    return `No se escribió nada: no hay datos nuevos ni anteriores de ${listNames(missing)}.`;
  }
  const kept = sources.filter(({ status }) => status === 'kept').length;
  const warning =
    kept > 0
      ? ` ${kept} de ${sources.length} fuentes ${kept === 1 ? 'conserva' : 'conservan'} datos anteriores.`
      : '';
  return `${changed ? 'Instantánea lista, con cambios.' : 'Instantánea lista, sin cambios.'}${warning}`;
}

/** Where in its source a problem is: `fila 12, columna C`. */
export const placeOf = ({ row, column }: Problem): string =>
  typeof row === 'number'
    ? `fila ${row}, columna ${column}`
    : `documento ${stripControlChars(row)}, campo ${stripControlChars(column)}`;

const shorten = (text: string): string => {
  const plain = stripControlChars(text);
  return plain.length > 60 ? `${plain.slice(0, 59)}…` : plain;
};

/** Columns of a table as wide as their widest cell. */
function alignedTable(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Problems of one rank. */
interface Rank {
  title: string;
  problems: ObservedProblem[];
  /** Whether they were said before. */
  isKnown: boolean;
}

/** Problems by rank: what is not shown as it was typed, what is odd, what was said before. */
function ranked({ sources }: TakeReport): Rank[] {
  const all = sources.flatMap(({ problems }) => problems);
  const known = all.filter(({ isKnown }) => isKnown);
  const fresh = all.filter(({ isKnown }) => !isKnown);
  const lost = fresh.filter(({ isLoss }) => isLoss);
  const odd = fresh.filter(({ isLoss }) => !isLoss);
  return [
    { title: 'No se ve como está cargado', problems: lost, isKnown: false },
    { title: 'Llama la atención', problems: odd, isKnown: false },
    { title: 'Ya dicho antes', problems: known, isKnown: true },
  ].filter(({ problems }) => problems.length > 0);
}

/** How many kinds of problems a terminal is told of, and how many rows of each. */
const kindsTold = 7;
const rowsTold = 8;

/** `y 3 más: fixtures-elite, filas 4, 9 y 12`. */
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

/** A rank's problems, those that are mended alike together: the first one whole, and where the others are. */
function rankLines({ title, problems, isKnown }: Rank): string[] {
  if (isKnown) return [`${title}: ${problems.length}; están en /estado.`];
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

/** The sources of which nothing is to be said, with their rows. */
function quietLine(sources: readonly SourceOutcome[]): string[] {
  const names = sources.filter(isQuiet).map(({ name, rows }) => `${name} (${rows})`);
  return names.length === 0 ? [] : [`Al día, sin observaciones: ${listNames(names)}.`];
}

/**
 * The report as plain lines: one a source of which something is to be said, the others in one, then
 * refusals, then problems by rank.
 */
export function formatReport(report: TakeReport): string {
  const { sources } = report;
  const refusals = sources.flatMap((outcome) => refusalLine(outcome, report) ?? []);
  const loud = sources.filter((source) => !isQuiet(source)).map(rowOf);
  const sections = [
    loud.length > 0 ? alignedTable([headings, ...loud]) : [],
    quietLine(sources),
    refusals,
    ...ranked(report).map(rankLines),
    [conclusion(report)],
  ];
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
