/** Rows and cells of a sheet, as its parser reads them and reports what it finds. */
import { saysNothing } from '../../lib/clean.ts';
import { maxAmount, parseNumber } from '../../lib/number.ts';
import { ProblemLog, type Complaint, type Problem, type Reading } from '../problem.ts';

/** Rows of cells, from 0, blank rows included: row 0 is the spreadsheet's row 1. */
export type Rows = readonly (readonly string[])[];

/** Returns a cell of a row, as it is. Empty if the row is shorter. @param column From 0. -1 is empty, too. */
export function cell(row: readonly string[], column: number): string {
  return row[column] ?? '';
}

/** True if exactly one cell of a row of trimmed cells is filled, as in a title or a note. */
export function hasOneCell(row: readonly string[]): boolean {
  return row.filter(Boolean).length === 1;
}

/** True if every cell of a row of trimmed cells is empty, or there is no cell. */
export function isBlank(row: readonly string[]): boolean {
  return row.every((value) => value === '');
}

/** Spreadsheet letter of a column, from 0: 0 → A, 25 → Z, 26 → AA. */
export function columnLetter(index: number): string {
  const letter = String.fromCharCode('A'.charCodeAt(0) + (index % 26));
  return index < 26 ? letter : columnLetter(Math.floor(index / 26) - 1) + letter;
}

/** Complaint, in Spanish, that a text is no number, or none from −9999 to 9999, and that the site takes it for 0. */
export function amountComplaint(text: string): Complaint {
  const fault =
    parseNumber(text) === null ? 'no es un número' : `no está entre −${maxAmount} y ${maxAmount}`;
  return { reason: `${fault}; se toma como 0`, advice: 'escribí solo el número', isLoss: true };
}

const unexplained: Complaint = {
  reason: 'no se sabe qué es esta fila; no se muestra',
  advice: 'completala como las demás, o borrala si sobra',
  isLoss: true,
};

const byRow = (problems: readonly Problem[]): Problem[] =>
  problems.toSorted((a, b) => Number(a.row) - Number(b.row));

/** Collects the problems of one sheet. Only `finish` makes a result, so that no filled row is left out in silence. */
export class SheetLog extends ProblemLog {
  private readonly accounted = new Set<number>();
  private readonly columns = new Map<string, number>();
  readonly rows: Rows;

  constructor(source: string, rows: Rows) {
    super(source);
    this.rows = rows;
  }

  /** Adds to the number of cells that make sense in the column with a label (`Reading.columns`). */
  countCells(label: string, count: number): void {
    this.columns.set(label, (this.columns.get(label) ?? 0) + count);
  }

  /** Marks a row, from 0, as shown, or as one without data: a title, headings, a note. */
  accountFor(row: number): void {
    this.accounted.add(row);
  }

  /** Text of a cell, by row and column from 0. */
  textAt(row: number, column: number): string {
    return cell(this.rows[row] ?? [], column);
  }

  /** Parses the address in a cell, by row and column from 0. Null if it says nothing or, reported, if unusable. */
  parseLinkAt(row: number, column: number): string | null {
    const text = this.textAt(row, column);
    return saysNothing(text) ? null : this.parseLink(row + 1, columnLetter(column), text);
  }

  /** Reports a cell, by its row and column from 0, and accounts for the row. @param value Default: the cell's text. */
  reportCell(
    row: number,
    column: number,
    complaint: Complaint,
    value = this.textAt(row, column),
  ): void {
    this.accounted.add(row);
    this.reportField(row + 1, columnLetter(column), value, complaint);
  }

  /** Reports a row as a whole, by row and column from 0, with all its cells as the value, and accounts for it. */
  reportRow(row: number, column: number, complaint: Complaint): void {
    this.reportCell(row, column, complaint, (this.rows[row] ?? []).filter(Boolean).join(' '));
  }

  /** Returns the reading, problems sorted by row. Reports filled rows not accounted for, and cut or damaged cells. */
  finish<Item>(value: Item[]): Reading<Item> {
    let filledRows = 0;
    const textRemarks = new ProblemLog(this.source);
    for (const [index, row] of this.rows.entries()) {
      for (const [column, text] of row.entries()) {
        textRemarks.reportDamage(index + 1, columnLetter(column), text);
      }
      if (isBlank(row)) continue;
      filledRows += 1;
      if (this.accounted.has(index)) continue;
      const column = row.findIndex((text) => text !== '');
      this.reportRow(index, column, unexplained);
    }
    const problems = byRow([...this.problems, ...textRemarks.problems]);
    const cellProblems = byRow(this.problems);
    const { columns } = this;
    return { value, problems, cellProblems, rows: filledRows, columns, broken: new Set() };
  }
}
