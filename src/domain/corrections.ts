/** What was published of a played duel and is another now, `history/corrections.csv`: a row a change. */
import { parseCsv } from './csv.ts';
import { withoutApostrophe } from './elo-history.ts';
import { ProblemLog, SourceError, type Parsed } from './problem.ts';
import { firstCharacters, oneLine } from './text.ts';
import { isCalendarDate, type CalendarDate } from './time.ts';

/** What changed, each as the file has it. */
export const changeWords = {
  result: 'resultado',
  player: 'jugador',
  day: 'día',
  duel: 'duelo',
} as const;
export type Change = keyof typeof changeWords;

const changes = Object.keys(changeWords) as Change[];

export interface Correction {
  /** When it was first published otherwise. */
  day: CalendarDate;
  /** The league's season or the cup's edition. */
  season: string;
  /** The duel's part of an address, unique in its season. */
  id: string;
  /** `Liga: Primera, Fecha 3`. */
  place: string;
  /** The sides as they are now, or last were. */
  home: string;
  away: string;
  change: Change;
  /** Of a day `YYYY-MM-DD`, of anything else as pages show it. */
  before: string;
  after: string;
}

/** The file's columns, in order. */
const columns = {
  day: 'dia',
  season: 'temporada',
  id: 'duelo',
  place: 'lugar',
  home: 'local',
  away: 'visitante',
  change: 'cambio',
  before: 'antes',
  after: 'despues',
} as const satisfies Record<keyof Correction, string>;

const fields = Object.keys(columns) as (keyof Correction)[];

export const correctionHeadings: readonly string[] = Object.values(columns);

/** A correction's row, without line breaks: each line of the file is read by itself. */
export const correctionRow = (correction: Correction): string[] => {
  const written = { ...correction, change: changeWords[correction.change] };
  return fields.map((field) => oneLine(written[field]));
};

const unread = {
  reason: 'el renglón no se entiende; esa corrección no se muestra',
  advice: `escribilo como los demás (${correctionHeadings.join(', ')}), o borralo`,
  isLoss: true,
} as const;

/** What a line says; null where it cannot be read. */
function readLine(source: string, line: string): Correction | null {
  try {
    const [cells = []] = parseCsv(source, line);
    const written = Object.fromEntries(
      fields.map((field, at) => [field, withoutApostrophe(cells[at] ?? '')]),
    ) as Record<keyof Correction, string>;
    const { day, id, before, after } = written;
    const change = changes.find((one) => changeWords[one] === written.change);
    const isWhole = isCalendarDate(day) && Boolean(id && before && after);
    return isWhole && change ? { ...written, change } : null;
  } catch (error) {
    if (error instanceof SourceError) return null;
    throw error;
  }
}

/** Reads the file's text, line by line: one that somebody damaged takes no other with it. */
export function parseCorrections(source: string, text: string): Parsed<Correction[]> {
  const log = new ProblemLog(source);
  const value = text.split('\n').flatMap((line, index): Correction[] => {
    if (line.trim() === '' || line.startsWith(`${columns.day},`)) return [];
    const correction = readLine(source, line);
    if (correction) return [correction];
    log.cell(index, 0, firstCharacters(line, 80), unread);
    return [];
  });
  return { value, problems: log.problems };
}
