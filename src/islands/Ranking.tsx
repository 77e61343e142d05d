/** The ranking's table, and the home page's island that pages, sorts and searches (docs/product.md, «Ranking»). */
import { useLayoutEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { isSearch, nickMatcher } from '../lib/nick.ts';
import { listPagePath, rankedPerPage } from '../lib/pages.ts';
import {
  readRankingFile,
  sortRanking,
  type RankingKey,
  type RankingLine,
} from '../sources/sheets/ranking.ts';
import { counted, formatNumber } from '../words/numbers.ts';
import { ratingNames } from '../words/ranking.ts';
import { bounded } from './shared/Boundary.tsx';

interface Row extends RankingLine {
  /** 1-based, in the whole ranking. */
  place: number;
  id?: string | undefined;
  isAtBest?: boolean | undefined;
  /** Places won or lost in the week, as a sign and in words. */
  change?: readonly [sign: string, words: string] | null | undefined;
}

/** Addresses of the whole ranking's first page, by order. */
type Pages = Readonly<Record<RankingKey, string>>;

interface TableProps {
  rows: readonly Row[];
  sort: RankingKey;
  pages: Pages;
  /** Words for the table's part of the ranking, for the captions of pages with several tables. */
  part?: string;
  /** On the home page, the links that sort show a view in place. */
  isHome?: boolean;
}

export function RankingTable(props: TableProps): ReactNode {
  const { rows, sort, pages, part, isHome = false } = props;
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
                data-shows={isHome ? nameOf({ sort: key, page: 0 }) : undefined}
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
                  {'★ '}
                </span>
              )}
              {formatNumber(elo)}
            </td>
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

/** A page of the ranking in one of the two orders. */
interface Part {
  sort: RankingKey;
  /** 0-based. */
  page: number;
}

/** Value of `data-view` and `data-shows`, which src/client/early/ranking.ts compares. */
const nameOf = ({ sort, page }: Part): string => `${sort}-${page}`;

function partOf(name: string): Part {
  const [sort, page] = name.split('-');
  return { sort: sort === 'elo' ? sort : 'maxElo', page: Number(page) };
}

/** The parts in the home page's HTML, by name: the first two pages, and the first page of the other order. */
const htmlViews: readonly string[] = ['maxElo-0', 'maxElo-1', 'elo-0'];

interface PagerProps extends Part {
  lastPage: number;
  /** Address of the same rows in the whole ranking. */
  hrefOf: (page: number) => string;
}

/** Links to the previous and the next page; disabled at the ends of the list. */
function RankingPager({ sort, page, lastPage, hrefOf }: PagerProps): ReactNode {
  const link = (target: number, text: string): ReactNode => {
    const isEnd = target < 0 || target > lastPage;
    const name = nameOf({ sort, page: target });
    return (
      <a
        className="button quiet"
        href={isEnd ? undefined : hrefOf(target)}
        role={isEnd ? 'link' : undefined}
        aria-disabled={isEnd || undefined}
        // Keeps the keyboard focus on a link that becomes disabled.
        tabIndex={isEnd ? 0 : undefined}
        data-shows={isEnd ? undefined : name}
        data-react={isEnd || htmlViews.includes(name) ? undefined : ''}
      >
        {text}
      </a>
    );
  };
  return (
    <div className="row ranking-pager">
      {link(page - 1, 'Anterior')}{' '}
      <span aria-live="polite">{`Página ${page + 1} de ${lastPage + 1}`}</span>{' '}
      {link(page + 1, 'Siguiente')}
    </div>
  );
}

const wholeHref = (pages: Pages, sort: RankingKey, place: number): string =>
  `${listPagePath(pages[sort], Math.ceil(place / rankedPerPage))}#pos-${place}`;

const lastPageOf = (count: number, pageSize: number): number =>
  Math.max(0, Math.ceil(count / pageSize) - 1);

const toRow = (player: RankingLine, index: number): Row => ({ ...player, place: index + 1 });

interface ViewsProps {
  players: readonly RankingLine[];
  pageSize: number;
  pages: Pages;
}

/** Slot of the island: the parts of the ranking in the HTML, with only the first part visible. */
export function RankingViews({ players, pageSize, pages }: ViewsProps): ReactNode {
  const lastPage = lastPageOf(players.length, pageSize);
  return htmlViews
    .filter((name) => partOf(name).page <= lastPage)
    .map((name, index) => {
      const { sort, page } = partOf(name);
      const rows = sortRanking(players, sort)
        .map(toRow)
        .slice(page * pageSize, (page + 1) * pageSize);
      return (
        <div key={name} data-view={name} hidden={index > 0}>
          <RankingTable rows={rows} sort={sort} pages={pages} isHome />
          <RankingPager
            sort={sort}
            page={page}
            lastPage={lastPage}
            hrefOf={(target) => wholeHref(pages, sort, target * pageSize + 1)}
          />
        </div>
      );
    });
}

/** Makes a request fail on a network that hangs. */
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

/** Rows that the visitor wants to see; shown once the players are loaded. */
interface View extends Part {
  query: string;
  /** 0-based page of the found players. */
  foundPage: number;
}

interface Props {
  pageSize: number;
  /** Address of the whole ranking's file. */
  file: string;
  pages: Pages;
  /** Result of RankingViews. */
  children?: ReactNode;
}

function RankingPages({ pageSize, file, pages, children }: Props): ReactNode {
  /** The whole ranking, once loaded. Until then the slot is shown. */
  const [players, setPlayers] = useState<readonly RankingLine[] | null>(null);
  const [status, setStatus] = useState<keyof typeof messages>('idle');
  const [wanted, setWanted] = useState<View>({ sort: 'maxElo', page: 0, query: '', foundPage: 0 });
  const [tallest, setTallest] = useState({ width: 0, height: 0 });
  const input = useRef<HTMLInputElement>(null);
  const slot = useRef<HTMLDivElement>(null);
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
  /** The view on screen; before the players are loaded, the view that src/client/early/ranking.ts shows in the slot. */
  const shownView = (): View => {
    const view = slot.current?.querySelector<HTMLElement>('[data-view]:not([hidden])');
    return players || !view ? wanted : { ...wanted, ...partOf(view.dataset['view'] ?? '') };
  };

  const rankedPlayers = useMemo(
    () => sortRanking(players ?? [], wanted.sort).map(toRow),
    [players, wanted.sort],
  );
  const matches = nickMatcher(wanted.query);
  const list = rankedPlayers.filter(({ nick }) => matches(nick));
  const lastPage = lastPageOf(list.length, pageSize);
  const pageKey = isSearch(wanted.query) ? 'foundPage' : 'page';
  const page = Math.min(wanted[pageKey], lastPage);
  const rows = list.slice(page * pageSize, (page + 1) * pageSize);
  const isSearching = players !== null && isSearch(wanted.query);
  const hasNoResults = players !== null && list.length === 0;

  const onPress = (event: MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLElement>('[data-shows]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const requested = partOf(link.dataset['shows'] ?? '');
    const base = shownView();
    const { offsetWidth: width = 0, offsetHeight: height = 0 } =
      table.current?.querySelector('table') ?? {};
    setTallest((current) => ({
      width,
      height: current.width === width ? Math.max(current.height, height) : height,
    }));
    setWanted(
      requested.sort === base.sort
        ? { ...base, [pageKey]: requested.page }
        : { ...base, ...requested, foundPage: 0 },
    );
    if ('react' in link.dataset) void load();
  };
  // Hiding the slot would lose the focus of its links, so the same link of the new table gets the focus.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!players || !slot.current?.contains(activeElement)) return;
    const links = [...(table.current?.parentElement?.querySelectorAll('a') ?? [])];
    const sameLink = links.find(({ textContent }) => textContent === activeElement?.textContent);
    sameLink?.focus({ preventScroll: true });
  }, [players]);

  const search = (query: string): void => {
    const hasQuery = isSearch(query);
    // `page` stays, for when the search is cleared.
    setWanted({ ...shownView(), query, foundPage: 0 });
    if (status === 'failed' && !hasQuery) setStatus('idle');
    // Letters typed after a failure do not retry, and a cleared search needs no data.
    if (hasQuery && status !== 'failed') void load();
  };
  const foundText = counted(list.length, 'jugador encontrado', 'jugadores encontrados');
  const notice = isSearching ? (hasNoResults ? 'Ningún jugador encontrado' : foundText) : '';

  return (
    // React does not render the links of the slot, so this element handles their clicks.
    <div role="none" onClick={onPress}>
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
      <div ref={slot} hidden={players !== null} aria-busy={status === 'loading'}>
        {children}
      </div>
      {players && (
        <div>
          <div
            className="ranking-rows"
            ref={table}
            // A page with fewer or shorter rows keeps the height, so that the buttons stay under the finger.
            style={tallest.height > 0 && !isSearching ? { minHeight: tallest.height } : undefined}
          >
            {hasNoResults ? (
              <p className="empty note">Ningún jugador tiene «{wanted.query.trim()}» en su nick.</p>
            ) : (
              <RankingTable rows={rows} sort={wanted.sort} pages={pages} isHome />
            )}
          </div>
          {!hasNoResults && (
            <RankingPager
              sort={wanted.sort}
              page={page}
              lastPage={lastPage}
              hrefOf={(target) =>
                wholeHref(pages, wanted.sort, list[target * pageSize]?.place ?? 1)
              }
            />
          )}
        </div>
      )}
      <div className="row ranking-notice" data-status={status}>
        {/* Without results only screen readers get this text, since a sentence replaces the rows. */}
        <p
          role="status"
          className={hasNoResults ? 'visually-hidden' : undefined}
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

export default bounded(RankingPages, ({ children }) => children);
