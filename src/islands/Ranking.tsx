/**
 * The ranking (docs/product.md, «Ranking»). Its table is drawn here for every page; the home page's has the
 * first rows, and an island that turns pages, sorts and finds players: the rest is fetched when something
 * else is first asked for.
 */
import { useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { isSearch, nickMatcher } from '../text/nick.ts';
import { listPagePath, rankedPerPage } from '../domain/pages.ts';
import {
  readRankingFile,
  sortRanking,
  type RankingKey,
  type RankingLine,
} from '../domain/ranking.ts';
import { formatNumber } from '../words/numbers.ts';
import { ratingNames } from '../words/ranking.ts';
import { bounded } from './shared/Boundary.tsx';

interface Row extends RankingLine {
  /** From 1, in the order shown, whether or not others are hidden. */
  place: number;
  id?: string | undefined;
  /** Address of the player's page. */
  href?: string | undefined;
  isAtBest?: boolean | undefined;
  /** Places won or lost in the week, as a sign and in words. */
  change?: readonly [sign: string, words: string] | null | undefined;
}

/** Pages of the whole ranking, by what they are sorted by. */
type Pages = Readonly<Record<RankingKey, string>>;

interface TableProps {
  rows: readonly Row[];
  sort: RankingKey;
  pages: Pages;
  /** Which of several tables it is; its caption shows it. */
  part?: string;
  hasChanges?: boolean;
  /** Takes over the links that sort. */
  onSort?: (event: MouseEvent, sort: RankingKey) => void;
}

export function RankingTable(props: TableProps): ReactNode {
  const { rows, sort, pages, part, hasChanges = false, onSort } = props;
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
          {hasChanges && (
            <th scope="col" className="number">
              <span aria-hidden="true">▲▼</span>
              <span className="visually-hidden"> Puestos en la semana</span>
            </th>
          )}
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
        {rows.map(({ place, nick, elo, maxElo, link, id, href, isAtBest, change }) => (
          <tr key={place} className={place <= 3 ? 'top' : undefined} id={id}>
            <td className="number">{place}</td>
            <th scope="row">{href ? <a href={href}>{nick}</a> : nick}</th>
            {hasChanges && (
              <td className="number ranking-change">
                {change && (
                  <span role="img" aria-label={change[1]}>
                    {change[0]}
                  </span>
                )}
              </td>
            )}
            <td className="number">
              {isAtBest && (
                <span className="ranking-best" role="img" aria-label="Su mejor Elo:">
                  ★
                </span>
              )}
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

/** A modifier key asks for another tab or window: the browser's matter. */
function isTakenOver(event: MouseEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  event.preventDefault();
  return true;
}

/** On a network that hangs the visitor is told, instead of waiting for ever. */
const timeout = 20_000;

async function fetchRanking(file: string): Promise<RankingLine[]> {
  const response = await fetch(file, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return readRankingFile(await response.text());
}

const messages = {
  idle: '',
  loading: 'Cargando ranking, un momento por favor.',
  failed:
    'No pudimos cargar el ranking. Lo que ves sigue siendo válido: revisá tu conexión y probá de nuevo.',
} as const;

/** What a visitor asks for; on show as soon as the players are here. */
interface View {
  sort: RankingKey;
  /** 0-based, of the whole ranking. */
  page: number;
  query: string;
  /** 0-based, of the players found. */
  foundPage: number;
}

/** What the HTML of the page shows. */
const firstView: View = { sort: 'maxElo', page: 0, query: '', foundPage: 0 };

interface Props {
  /** How many players the whole ranking has. */
  count: number;
  pageSize: number;
  /** Address of the whole ranking's file. */
  file: string;
  /** Whether the file is small enough to be had before it is asked for. */
  isNear?: boolean;
  pages: Pages;
  /** The first page's rows. */
  first: readonly RankingLine[];
}

function RankingPages({ count, pageSize, file, isNear, pages, first }: Props): ReactNode {
  /** The whole ranking, once it is here; until then the page's own rows stay. */
  const [players, setPlayers] = useState<readonly RankingLine[] | null>(null);
  const [status, setStatus] = useState<keyof typeof messages>('idle');
  const [wanted, want] = useState(firstView);
  const [tallest, setTallest] = useState({ width: 0, height: 0 });
  const input = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLDivElement>(null);

  const load = async (): Promise<void> => {
    // What is on its way already is not asked for again.
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
    // After a failure the next step starts from what is on show, not from what was missed.
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
  const pageOf = (of: View): 'foundPage' | 'page' => (isSearch(of.query) ? 'foundPage' : 'page');
  // Taps while the players were on their way may have gone past the end.
  const page = Math.min(view[pageOf(view)], lastPage);
  const rows = list ? list.slice(page * pageSize, (page + 1) * pageSize) : first.map(toRow);
  const isFinding = list !== null && isSearch(view.query);

  const turn = (step: 1 | -1): void => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } =
      table.current?.querySelector('table') ?? {};
    setTallest((before) => ({
      width,
      height: before.width === width ? Math.max(before.height, height) : height,
    }));
    const from = status === 'failed' ? 0 : Math.min(wanted[pageOf(wanted)], lastPage);
    show({ [pageOf(wanted)]: Math.max(0, Math.min(from + step, lastPage)) });
  };
  /** Leads to the same rows in the whole ranking; at the end there is nowhere to go. */
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
        // A keyboard visitor who came to the end keeps their place.
        tabIndex={isEnd && players ? 0 : undefined}
        data-react=""
        onClick={(event) => {
          if (!isEnd && isTakenOver(event)) turn(step);
        }}
      >
        {text}
      </a>
    );
  };
  const search = (query: string): void => {
    const isAsked = isSearch(query);
    const isForgotten = status === 'failed' && !isAsked;
    // The page of the whole ranking is kept for when the search is cleared.
    want({ ...(isForgotten ? firstView : wanted), query, foundPage: 0 });
    if (isForgotten) setStatus('idle');
    // No new attempt with every letter, and nothing to fetch for a search that was cleared.
    if (isAsked && status !== 'failed') void load();
  };
  const found = total === 1 ? '1 jugador encontrado' : `${total} jugadores encontrados`;
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
        // A page of fewer or shorter rows takes as much room: the buttons stay under the finger.
        style={tallest.height > 0 && !isFinding ? { minHeight: tallest.height } : undefined}
      >
        {rows.length > 0 ? (
          <RankingTable
            rows={rows}
            sort={view.sort}
            pages={pages}
            onSort={(event, sort) => {
              if (isTakenOver(event)) show({ sort, page: 0, foundPage: 0 });
            }}
          />
        ) : (
          <p className="empty note">Ningún jugador tiene «{view.query.trim()}» en su nick.</p>
        )}
      </div>
      {total > 0 && (
        <nav className="row ranking-pager" aria-label="Páginas del ranking">
          {pageLink(-1, 'Anterior')}
          <span aria-live="polite">{`Página ${page + 1} de ${lastPage + 1}`}</span>
          {pageLink(1, 'Siguiente')}
        </nav>
      )}
      <div className="row ranking-notice" data-status={status}>
        {/* Who sees the page reads in place of the rows that there is nobody. */}
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
