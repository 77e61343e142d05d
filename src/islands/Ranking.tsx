/** The ranking's table, and the home page's island that pages, sorts and searches (docs/product.md, «Ranking»). */
import { useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { isSearch, nickMatcher } from '../text/nick.ts';
import { listPagePath, rankedPerPage } from '../domain/pages.ts';
import {
  readRankingFile,
  sortRanking,
  type RankingKey,
  type RankingLine,
} from '../domain/ranking.ts';
import { counted, formatNumber } from '../words/numbers.ts';
import { ratingNames } from '../words/ranking.ts';
import { bounded } from './shared/Boundary.tsx';

interface Row extends RankingLine {
  /** 1-based, in the whole ranking. */
  place: number;
  id?: string | undefined;
  isAtBest?: boolean | undefined;
  /** Places won or lost in the week. */
  change?: readonly [sign: string, words: string] | null | undefined;
}

/** Addresses of the whole ranking, by its order. */
type Pages = Readonly<Record<RankingKey, string>>;

interface TableProps {
  rows: readonly Row[];
  sort: RankingKey;
  pages: Pages;
  /** Shown in the caption where a page has several tables. */
  part?: string;
  /** Handles clicks on the links that sort. */
  onSort?: (event: MouseEvent, sort: RankingKey) => void;
}

export function RankingTable(props: TableProps): ReactNode {
  const { rows, sort, pages, part, onSort } = props;
  return (
    <table className="ranking">
      <caption className={part ? undefined : 'visually-hidden'}>
        {`Ranking por ${ratingNames[sort]}${part ? `, ${part}` : ''}`}
      </caption>
      <thead>
        <tr>
          <th scope="col" className="number">
            Pos
          </th>
          <th scope="col">Jugador</th>
          {(['elo', 'maxElo'] as const).map((key) => (
            <th
              key={key}
              scope="col"
              className="number"
              aria-sort={key === sort ? 'descending' : undefined}
            >
              <a
                className="ranking-sort"
                href={pages[key]}
                data-react={onSort && ''}
                onClick={onSort && ((event) => onSort(event, key))}
              >
                {ratingNames[key]}
              </a>
            </th>
          ))}
          <th scope="col">Partida</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ place, nick, elo, maxElo, link, page, id, isAtBest, change }) => (
          <tr key={place} className={place <= 3 ? 'top' : undefined} id={id}>
            <td className="number">
              {place}
              {change && (
                <>
                  {' '}
                  <span role="img" aria-label={change[1]}>
                    {change[0]}
                  </span>
                </>
              )}
            </td>
            <th scope="row">{page ? <a href={page}>{nick}</a> : nick}</th>
            <td className="number">
              {isAtBest && (
                <span className="ranking-best" role="img" aria-label="Su mejor Elo:">
                  ★
                </span>
              )}{' '}
              {formatNumber(elo)}
            </td>
            <td className="number">{formatNumber(maxElo)}</td>
            <td>
              {link ? (
                <a href={link} target="_blank" rel="noopener">
                  {'Ver '}
                  <span className="visually-hidden">
                    {'la partida de '}
                    {nick}
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

/** Keeps the browser from following a link. With a modifier key, which opens a tab or window, returns false. */
function takeOver(event: MouseEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  event.preventDefault();
  return true;
}

/** Fails on a network that hangs, instead of waiting forever. */
const timeoutMs = 20_000;

async function fetchRanking(file: string): Promise<RankingLine[]> {
  const response = await fetch(file, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return readRankingFile(await response.text());
}

const messages = {
  idle: '',
  loading: 'Cargando ranking, un momento por favor.',
  failed:
    'No pudimos cargar el ranking. Lo que ves sigue siendo válido: revisá tu conexión y probá de nuevo.',
} as const;

/** The rows that a visitor asked for; shown once the players are loaded. */
interface View {
  sort: RankingKey;
  /** 0-based page of the whole ranking. */
  page: number;
  query: string;
  /** 0-based page of the players found. */
  foundPage: number;
}

/** The view of the server's HTML. */
const firstView: View = { sort: 'maxElo', page: 0, query: '', foundPage: 0 };

interface Props {
  /** Players in the whole ranking. */
  count: number;
  pageSize: number;
  /** Address of the whole ranking's file. */
  file: string;
  /** The file is small enough to be prefetched. */
  isNear?: boolean;
  pages: Pages;
  /** Rows of the first page. */
  first: readonly RankingLine[];
}

function RankingPages({ count, pageSize, file, isNear, pages, first }: Props): ReactNode {
  /** The whole ranking, once loaded. Until then the first rows are shown. */
  const [players, setPlayers] = useState<readonly RankingLine[] | null>(null);
  const [status, setStatus] = useState<keyof typeof messages>('idle');
  const [wanted, want] = useState(firstView);
  const [tallest, setTallest] = useState({ width: 0, height: 0 });
  const input = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLDivElement>(null);

  const load = async (): Promise<void> => {
    if (players || status === 'loading') return;
    setStatus('loading');
    try {
      setPlayers(await fetchRanking(file));
      setStatus('idle');
    } catch (error) {
      console.error('Error al obtener los datos', error);
      setStatus('failed');
    }
  };
  const show = (change: Partial<View>): void => {
    // After a failure the next step starts from what is shown, not from what failed to load.
    const base = status === 'failed' ? { ...firstView, query: wanted.query } : wanted;
    want({ ...base, ...change });
    void load();
  };

  const view = players ? wanted : firstView;
  const placed = useMemo(
    () => players && sortRanking(players, view.sort).map(toRow),
    [players, view.sort],
  );
  const isFound = nickMatcher(view.query);
  const list = placed?.filter(({ nick }) => isFound(nick)) ?? null;
  const total = list?.length ?? count;
  const lastPage = Math.max(0, Math.ceil(total / pageSize) - 1);
  const pageKey = ({ query }: View): 'foundPage' | 'page' =>
    isSearch(query) ? 'foundPage' : 'page';
  // Taps during loading may have gone past the last page.
  const page = Math.min(view[pageKey(view)], lastPage);
  const rows = list ? list.slice(page * pageSize, (page + 1) * pageSize) : first.map(toRow);
  const isFinding = list !== null && isSearch(view.query);

  const turn = (step: 1 | -1): void => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } =
      table.current?.querySelector('table') ?? {};
    setTallest((before) => ({
      width,
      height: before.width === width ? Math.max(before.height, height) : height,
    }));
    const from = status === 'failed' ? 0 : Math.min(wanted[pageKey(wanted)], lastPage);
    show({ [pageKey(wanted)]: Math.max(0, Math.min(from + step, lastPage)) });
  };
  /** A link to the same rows in the whole ranking; disabled at both ends. */
  const pageLink = (step: 1 | -1, text: string): ReactNode => {
    const target = page + step;
    const isEnd = target < 0 || target > lastPage;
    const place = list?.[target * pageSize]?.place ?? target * pageSize + 1;
    const whole = listPagePath(pages[view.sort], Math.ceil(place / rankedPerPage));
    return (
      <a
        className="button quiet"
        href={isEnd ? undefined : `${whole}#pos-${place}`}
        role={isEnd ? 'link' : undefined}
        aria-disabled={isEnd || undefined}
        // Keeps the keyboard focus at the end.
        tabIndex={isEnd && players ? 0 : undefined}
        data-react=""
        onClick={(event) => {
          if (!isEnd && takeOver(event)) turn(step);
        }}
      >
        {text}
      </a>
    );
  };
  const search = (query: string): void => {
    const isAsked = isSearch(query);
    const isForgotten = status === 'failed' && !isAsked;
    // `page` is kept for when the search is cleared.
    want({ ...(isForgotten ? firstView : wanted), query, foundPage: 0 });
    if (isForgotten) setStatus('idle');
    // No retry with each letter, and nothing to fetch for a cleared search.
    if (isAsked && status !== 'failed') void load();
  };
  const found = counted(total, 'jugador encontrado', 'jugadores encontrados');
  const notice = isFinding ? (total > 0 ? found : 'Ningún jugador encontrado') : '';

  return (
    <div data-near={isNear ? file : undefined}>
      <form
        className="row ranking-search"
        role="search"
        action={pages.maxElo}
        data-react=""
        onSubmit={(event) => {
          event.preventDefault();
          search(input.current?.value ?? '');
        }}
      >
        <label htmlFor="ranking-nick">Buscar jugador</label>
        <input
          className="field"
          id="ranking-nick"
          name="jugador"
          type="search"
          ref={input}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          data-react=""
          onInput={(event) => search(event.currentTarget.value)}
        />
        <button type="submit" className="button quiet">
          Buscar
        </button>
      </form>
      <div
        className="ranking-rows"
        ref={table}
        aria-busy={status === 'loading'}
        // A page with fewer or shorter rows keeps the height, so that the buttons stay under the finger.
        style={tallest.height > 0 && !isFinding ? { minHeight: tallest.height } : undefined}
      >
        {rows.length > 0 ? (
          <RankingTable
            rows={rows}
            sort={view.sort}
            pages={pages}
            onSort={(event, sort) => {
              if (takeOver(event)) show({ sort, page: 0, foundPage: 0 });
            }}
          />
        ) : (
          <p className="empty note">Ningún jugador tiene «{view.query.trim()}» en su nick.</p>
        )}
      </div>
      {total > 0 && (
        <nav className="row ranking-pager" aria-label="Páginas del ranking">
          {pageLink(-1, 'Anterior')}{' '}
          <span aria-live="polite">{`Página ${page + 1} de ${lastPage + 1}`}</span>{' '}
          {pageLink(1, 'Siguiente')}
        </nav>
      )}
      <div className="row ranking-notice" data-status={status}>
        {/* Only read aloud if nobody is found: the sentence in place of the rows is visible. */}
        <p
          role="status"
          className={total > 0 ? undefined : 'visually-hidden'}
          data-lost="No pudimos cargar el buscador: revisá tu conexión y probá de nuevo. «Buscar» te lleva al ranking completo."
        >
          {messages[status] || notice}
        </p>
        {status === 'failed' && (
          <button type="button" className="button" onClick={() => void load()}>
            Reintentar
          </button>
        )}
      </div>
    </div>
  );
}

const toRow = (player: RankingLine, index: number): Row => ({ ...player, place: index + 1 });

export default bounded(RankingPages, ({ pages }) => (
  <a href={pages.maxElo}>Ver el ranking completo</a>
));
