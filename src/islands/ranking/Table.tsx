/** The ranking's table on the home page, as RankingTable.astro draws the whole one. */
import type { MouseEvent, ReactNode } from 'react';
import { formatNumber } from '../../words/numbers.ts';
import { ratingNames } from '../../words/ranking.ts';
import type { RankingKey } from '../../domain/ranking.ts';
import { Nick } from '../shared/Nick.tsx';
import { isPlainClick } from '../shared/plain-click.ts';
import type { PlacedLine } from './view.ts';

interface Props {
  rows: readonly PlacedLine[];
  sort: RankingKey;
  /** Pages of the whole ranking, by what they are sorted by. */
  pages: Readonly<Record<RankingKey, string>>;
  onSort: (sort: RankingKey) => void;
}

const sortable = ['elo', 'maxElo'] as const;

export function Table({ rows, sort, pages, onSort }: Props): ReactNode {
  const onClick = (event: MouseEvent, key: RankingKey): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onSort(key);
  };
  return (
    <table className="ranking">
      <caption className="visually-hidden">Ranking por {ratingNames[sort]}</caption>
      <thead>
        <tr>
          <th scope="col" className="number">
            Pos
          </th>
          <th scope="col">Jugador</th>
          {sortable.map((key) => (
            <th
              key={key}
              scope="col"
              className="number"
              aria-sort={key === sort ? 'descending' : undefined}
            >
              <a
                className="ranking-sort"
                href={pages[key]}
                data-react="2"
                onClick={(event) => onClick(event, key)}
              >
                {ratingNames[key]}
              </a>
            </th>
          ))}
          <th scope="col">Partida</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ place, nick, elo, maxElo, link }) => (
          <tr key={place} className={place <= 3 ? 'top' : undefined}>
            <td className="number">{place}</td>
            <th scope="row">
              <Nick nick={nick} />
            </th>
            <td className="number">{formatNumber(elo)}</td>
            <td className="number">{formatNumber(maxElo)}</td>
            <td>
              {link ? (
                <a href={link} target="_blank" rel="noopener">
                  Ver{' '}
                  <span className="visually-hidden">
                    la partida de <Nick nick={nick} />
                  </span>
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
