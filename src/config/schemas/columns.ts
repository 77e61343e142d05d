/** The columns of a table of standings, and what orders it (docs/product.md, «Standings order»). */

/** A column as a competition's file lists it. */
export interface Column {
  /** Its heading: `DG`. */
  label: string;
  /** What the heading abbreviates: `Duelos ganados`. */
  meaning: string;
}

/** The columns that results add up to. A level duel is neither won nor lost. */
export const recordColumns = [
  { label: 'DG', meaning: 'Duelos ganados' },
  { label: 'DP', meaning: 'Duelos perdidos' },
  { label: 'DJ', meaning: 'Duelos jugados' },
  { label: 'PG', meaning: 'Partidas ganadas' },
  { label: 'PP', meaning: 'Partidas perdidas' },
  { label: 'DifP', meaning: 'Diferencia de partidas' },
] as const satisfies readonly Column[];

type RecordLabel = (typeof recordColumns)[number]['label'];

/** Sums of a player's played duels, by the columns' labels. */
export type PlayerRecord = Record<RecordLabel, number>;

/** Whether results add up to a column; any other one is counted by the organisers. */
export const isOfResults = (label: string): label is RecordLabel =>
  recordColumns.some((column) => column.label === label);

/** The order of a table without `criteria` in its file. */
export const officialCriteria = ['más DG', 'menos DP', 'mejor DifP', 'más PG'] as const;

/** What a competition's file says of its tables. */
export interface TableRules {
  /** Columns in the table's order. */
  columns: readonly Column[];
  /** What orders the table, first things first: `más DG`. */
  criteria: readonly string[];
  /** What the official notes say of ties, to be quoted beside the criteria. */
  tieBreakNotes?: string | undefined;
}

/** A column that orders a table. */
export interface Criterion {
  label: string;
  /** −1 where the larger number is first, 1 where the smaller one is. */
  direction: 1 | -1;
  /** What the upper one of two rows has: `más duelos ganados`. */
  advantage: string;
  /** Whether its numbers carry their sign, as differences do. */
  isSigned: boolean;
}

/** Parses `más DG`, `menos DP` or `mejor DifP`; null for anything else, and for a column that is not listed. */
export function parseCriterion(text: string, columns: TableRules['columns']): Criterion | null {
  const [, word = '', label] = /^(más|menos|mejor)\s+(.+)$/.exec(text) ?? [];
  const column = columns.find((one) => one.label === label);
  if (!column) return null;
  const { meaning } = column;
  return {
    label: column.label,
    direction: word === 'menos' ? 1 : -1,
    advantage: `${word} ${meaning.charAt(0).toLowerCase()}${meaning.slice(1)}`,
    isSigned: /^diferencia/i.test(meaning),
  };
}

/** The criteria of a competition's tables. */
export const criteriaOf = ({ columns, criteria }: TableRules): Criterion[] =>
  criteria.flatMap((text) => parseCriterion(text, columns) ?? []);
