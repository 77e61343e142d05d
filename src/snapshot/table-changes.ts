/** Says in Spanish what changed in a table or collection (docs/product.md, «What a publication changed»). */
import { formatPublication } from '../lib/time.ts';
import { diffRows, type RowChange, type TableRow } from '../season/diff.ts';
import { counted, formatNumber } from '../words/numbers.ts';
import type { Change } from './change-lines.ts';
import type { ReplacementText } from './renamed.ts';
import type { Table } from './tables.ts';

/** A value as people read it; null for a list, and for a picture, which has the name of its content. */
function valueOf(value: unknown): string | null {
  if (value instanceof Date) return formatPublication(value);
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (value === null || value === '') return 'vacío';
  return typeof value === 'string' && !value.startsWith('images/') ? value : null;
}

/** Size of a number's change: one that disappears counts as the largest, one that appears as none. */
function leapSize(was: unknown, now: unknown): number {
  if (now === null) return Infinity;
  return Math.abs(Number(now) - Number(was ?? now));
}

/** A change of a field, with its values before and after. */
function fieldChange({ was, now, field }: RowChange & { kind: 'field' }) {
  const [before, after] = [was.fields[field], now.fields[field]];
  const [from, to] = [valueOf(before), valueOf(after)];
  return {
    isNumber: typeof (before ?? after) === 'number',
    size: leapSize(before, after),
    text: `${was.name}, ${field} ${from && to ? `${from} → ${to}` : 'cambió'}`,
  };
}

/**
 * Says what changed in the rows of a table or collection, the largest leaps first.
 * @param replacementText Says that a player has the place of another one.
 */
export function tableChanges(
  before: Table,
  now: Table,
  replacementText: ReplacementText,
): Change[] {
  const { source, title } = now;
  const texts: Change[] = [];
  const add = (kind: Change['kind'], text: string, count = 1): void => {
    texts.push({ kind, source, text: `${title}: ${text}`, count });
  };
  const leaps: { size: number; text: string }[] = [];
  const rowsWithOtherNumbers = new Set<TableRow>();
  const { changes, isReordered } = diffRows(before.rows, now.rows);
  for (const change of changes) {
    switch (change.kind) {
      case 'gone':
        add('lost', `ya no figura ${change.was.name}`);
        break;
      case 'added':
        add('added', `${change.now.name} (nuevo)`);
        break;
      case 'renamed':
        add('player', replacementText(change.was.name, change.now.name));
        break;
      case 'field': {
        const { isNumber, size, text } = fieldChange(change);
        if (!isNumber) add('edited', text);
        else if (size > now.usual(change.field)) leaps.push({ size, text });
        else rowsWithOtherNumbers.add(change.now);
      }
    }
  }
  for (const { text } of leaps.toSorted((a, b) => b.size - a.size)) add('leap', text);
  const count = rowsWithOtherNumbers.size;
  const players = counted(count, 'jugador', 'jugadores');
  if (count > 0) add('detail', `cambiaron los números de ${players}`, count);
  if (changes.length === 0 && isReordered) add('detail', 'las mismas filas, en otro orden');
  return texts;
}
