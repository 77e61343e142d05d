/** Columns of standings, and the criteria that order them (docs/product.md, «Standings order»). */

import { fold } from '../../lib/text.ts';

/** A column in a competition's file. */
export interface Column {
  /** Heading: `DG`. */
  label: string;
  /** Meaning of the abbreviation: `Duelos ganados`. */
  meaning: string;
}

/** Columns that results add up to. A level duel counts as neither won nor lost. */
export const recordColumns = [
  { label: 'DG', meaning: 'Duelos ganados' },
  { label: 'DP', meaning: 'Duelos perdidos' },
  { label: 'DJ', meaning: 'Duelos jugados' },
  { label: 'PG', meaning: 'Partidas ganadas' },
  { label: 'PP', meaning: 'Partidas perdidas' },
  { label: 'DifP', meaning: 'Diferencia de partidas' },
] as const satisfies readonly Column[];

type RecordLabel = (typeof recordColumns)[number]['label'];

/** Sums of a player's duels, by column label. */
export type PlayerRecord = Record<RecordLabel, number>;

/** True for `DG`, `DP`, `DJ`, `PG`, `PP` and `DifP`, which the site sums from results. Organisers count all others. */
export const isResultColumn = (label: string): label is RecordLabel =>
  recordColumns.some((column) => column.label === label);

/** Criteria of a competition whose file has none. */
export const officialCriteria = ['más DG', 'menos DP', 'mejor DifP', 'más PG'] as const;

/** Rules for tables in a competition's file. */
export interface TableRules {
  /** Columns in the table's order. */
  columns: readonly Column[];
  /** Criteria in order of importance: `más DG`. */
  criteria: readonly string[];
  /** The official notes about ties, quoted below the criteria. */
  tieBreakNotes?: string | undefined;
}

/** A column that orders a table. */
export interface Criterion {
  label: string;
  /** −1 if the larger number is first, 1 if the smaller one is. */
  direction: 1 | -1;
  /** Advantage of the upper of two rows: `más duelos ganados`. */
  advantage: string;
  /** True if numbers are shown with their sign: the meaning begins with «Diferencia». */
  isSigned: boolean;
}

const criterionWords = ['más', 'menos', 'mejor'] as const;

/** Finds the word and the column of a criterion, `más DG`. Null where `parseCriterion` returns null. */
function splitCriterion(text: string, columns: TableRules['columns']) {
  const [, typedWord, typedLabel] = /^(\S+)\s+(.+)$/.exec(fold(text)) ?? [];
  const word = criterionWords.find((candidate) => fold(candidate) === typedWord);
  const column = columns.find(({ label }) => fold(label) === typedLabel);
  return word !== undefined && column ? { word, column } : null;
}

/** Parses `más DG`, `menos DP`, `mejor DifP`: a word and a label of `columns`, in any case and accents. Else null. */
export function parseCriterion(text: string, columns: TableRules['columns']): Criterion | null {
  const parts = splitCriterion(text, columns);
  if (!parts) return null;
  const { label, meaning } = parts.column;
  return {
    label,
    direction: parts.word === 'menos' ? 1 : -1,
    advantage: `${parts.word} ${meaning.charAt(0).toLowerCase()}${meaning.slice(1)}`,
    isSigned: /^diferencia/i.test(meaning),
  };
}

/** Parsed criteria of a competition's tables, in order of importance, without those that `parseCriterion` refuses. */
export const criteriaOf = ({ columns, criteria }: TableRules): Criterion[] =>
  criteria.map((text) => parseCriterion(text, columns)).filter((criterion) => criterion !== null);

/**
 * True if the official notes contradict the order of the criteria, so one of the two is out of date: the meaning of
 * a criterion's column is in the notes, but only before that of an earlier criterion. False without notes.
 */
export function notesContradictCriteria(rules: TableRules): boolean {
  if (rules.tieBreakNotes === undefined) return false;
  const notes = fold(rules.tieBreakNotes);
  let lastPlace = 0;
  for (const text of rules.criteria) {
    const parts = splitCriterion(text, rules.columns);
    if (!parts) continue;
    const meaning = fold(parts.column.meaning);
    const place = notes.indexOf(meaning, lastPlace);
    if (place >= 0) lastPlace = place;
    else if (notes.includes(meaning)) return true;
  }
  return false;
}
