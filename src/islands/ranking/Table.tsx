/** The ranking's table as RankingTable.astro draws it, of rows that were fetched. */
import { Fragment, type ReactNode } from 'react';
import { formatNumber } from '../../domain/number.ts';
import type { RankingKey } from '../../domain/ranking.ts';
import { nickParts } from '../../domain/text.ts';
import type { PlacedLine } from './view.ts';

interface Props {
  rows: readonly PlacedLine[];
  sort: RankingKey;
  onSort: (sort: RankingKey) => void;
}

const sortable = [
  { key: 'elo', label: 'Elo Actual' },
  { key: 'maxElo', label: 'MAX Elo' },
] as const;

const Nick = ({ nick }: { nick: string }): ReactNode =>
  nickParts(nick).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

export function Table({ rows, sort, onSort }: Props): ReactNode {
  return (
    <table className="ranking">
      <caption className="visually-hidden">
        Ranking por {sort === 'elo' ? 'Elo Actual' : 'MAX Elo'}
      </caption>
      <thead>
        <tr>
          <th scope="col" className="number">
            Pos
          </th>
          <th scope="col">Jugador</th>
          {sortable.map(({ key, label }) => (
            <th
              key={key}
              scope="col"
              className="number"
              aria-sort={key === sort ? 'descending' : undefined}
            >
              <button
                type="button"
                className="ranking-sort"
                data-sort={key}
                onClick={() => onSort(key)}
              >
                {label}
              </button>
            </th>
          ))}
          <th scope="col">Partida</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ position, nick, elo, maxElo, link }) => (
          <tr key={position} className={position <= 3 ? 'top' : undefined}>
            <td className="number">{position}</td>
            <th scope="row">
              <Nick nick={nick} />
            </th>
            <td className="number">{formatNumber(elo)}</td>
            <td className="number">{formatNumber(maxElo)}</td>
            <td>
              {link ? (
                <a
                  href={link}
                  target="_blank"
                  rel="noopener"
                  aria-label={`Ver la partida de ${nick}`}
                >
                  Ver
                </a>
              ) : (
                'N/A'
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
