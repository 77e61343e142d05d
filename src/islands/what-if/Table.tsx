/** A table that results make, and what changed against the true one. */
import type { ReactNode } from 'react';
import { recordLabels } from '../../domain/record-columns.ts';
import type { ComputedRow } from '../../season/what-if.ts';
import type { Zone } from '../../domain/zones.ts';
import { zoneClasses } from '../../words/zones.ts';
import { Nick } from '../shared/Nick.tsx';

/** Places won against the true table. */
function Change({ by }: { by: number }): ReactNode {
  if (by === 0) return null;
  const [sign, words] = by > 0 ? ['▲', 'sube'] : ['▼', 'baja'];
  return (
    <span role="img" aria-label={`${words} ${Math.abs(by)}`}>
      {sign}
      {Math.abs(by)}
    </span>
  );
}

interface Props {
  caption: string;
  rows: readonly ComputedRow[];
  /** Places from 0, of the true table. */
  placeBefore: (player: string) => number;
  zoneOf: (index: number) => Zone | null;
}

export function Table({ caption, rows, placeBefore, zoneOf }: Props): ReactNode {
  return (
    <table className="standings">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="number">
            Pos
          </th>
          <th scope="col">Jugador</th>
          {recordLabels.map((label) => (
            <th key={label} scope="col" className="number">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ player, values }, index) => {
          const zone = zoneOf(index);
          return (
            <tr key={player} className={zone ? zoneClasses[zone] : undefined}>
              <td>
                <Change by={placeBefore(player) - index} /> {index + 1}
              </td>
              <th scope="row">
                <Nick nick={player} />
              </th>
              {values.map((value, column) => (
                <td key={recordLabels[column]}>{value}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
