/**
 * Turning pages, sorting and finding players in the home page's ranking (SPEC.md §2, §4). The rows
 * in the page's HTML are its children; the rest is fetched when something else is first asked for.
 */
import {
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { findByNick, isSearch } from '../domain/nick-search.ts';
import type { RankingKey } from '../domain/ranking.ts';
import { Boundary } from './Boundary.tsx';
import { loadRanking } from './ranking/load.ts';
import { PageLink } from './ranking/PageLink.tsx';
import { initialState, reduce } from './ranking/store.ts';
import { Table } from './ranking/Table.tsx';
import { currentPage, firstView, pageCount, place } from './ranking/view.ts';
import { isPlainClick } from './hydration/takeover.ts';

interface Props {
  /** How many players the whole ranking has. */
  count: number;
  pageSize: number;
  /** Address of the whole ranking's file. */
  file: string;
  /** Pages of the whole ranking, by what they are sorted by. */
  pages: Readonly<Record<RankingKey, string>>;
  /** The table with the first page. */
  children?: ReactNode;
}

const messages = {
  loading: 'Cargando ranking, un momento por favor.',
  failed:
    'No pudimos cargar el ranking. Lo que ves sigue siendo válido: revisá tu conexión y probá de nuevo.',
} as const;

/** Makes the sort links of the page's own table act in place, as the buttons that replace them. */
function takeOverSortLinks(table: HTMLElement, onSort: (sort: RankingKey) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  for (const link of table.querySelectorAll<HTMLAnchorElement>('a[data-sort]')) {
    const sort: RankingKey = link.dataset['sort'] === 'elo' ? 'elo' : 'maxElo';
    link.role = 'button';
    link.addEventListener(
      'click',
      (event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onSort(sort);
      },
      { signal },
    );
    link.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        onSort(sort);
      },
      { signal },
    );
  }
  return () => listening.abort();
}

function RankingView({ count, pageSize, file, pages, children }: Props): ReactNode {
  const [{ players, status, wanted }, dispatch] = useReducer(reduce, initialState);
  /** What had the focus of the page's own table; the fetched one takes it over, once. */
  const [focused, setFocused] = useState<RankingKey | null>(null);
  const [tallest, setTallest] = useState({ width: 0, height: 0 });
  const input = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Typed before hydration.
    if (input.current?.value) dispatch({ type: 'search', query: input.current.value });
    if (!table.current) return;
    return takeOverSortLinks(table.current, (sort) => dispatch({ type: 'sort', sort }));
  }, []);

  useEffect(() => {
    if (status !== 'loading') return;
    let isCurrent = true;
    loadRanking(file).then(
      (loaded) => {
        if (!isCurrent) return;
        const link = table.current?.querySelector<HTMLElement>('a[data-sort]:focus');
        if (link) setFocused(link.dataset['sort'] === 'elo' ? 'elo' : 'maxElo');
        dispatch({ type: 'loaded', players: loaded });
      },
      (error: unknown) => {
        console.error('Error al obtener los datos', error);
        if (isCurrent) dispatch({ type: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [status, file]);

  useEffect(() => {
    if (focused) table.current?.querySelector<HTMLElement>(`[data-sort=${focused}]`)?.focus();
  }, [focused]);

  const view = players ? wanted : firstView;
  const placed = useMemo(() => (players ? place(players, view.sort) : null), [players, view.sort]);
  const list = placed && findByNick(placed, view.query, ({ nick }) => nick);
  const total = list?.length ?? count;
  const lastPage = pageCount(total, pageSize) - 1;
  // Taps while the players were on their way may have gone past the end.
  const page = Math.min(currentPage(view), lastPage);
  const rows = list?.slice(page * pageSize, (page + 1) * pageSize);
  const isFinding = list !== null && isSearch(view.query);

  const pageHref = (target: number): string | null => {
    if (target < 0 || target > lastPage) return null;
    const position = list?.[target * pageSize]?.position ?? target * pageSize + 1;
    return `${pages[view.sort]}#pos-${position}`;
  };
  const turn = (step: 1 | -1): void => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } =
      table.current?.querySelector('table') ?? {};
    setTallest((before) => ({
      width,
      height: before.width === width ? Math.max(before.height, height) : height,
    }));
    dispatch({ type: 'turn', step, lastPage });
  };
  const search = (query: string): void => dispatch({ type: 'search', query });
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    search(input.current?.value ?? '');
  };
  const notice =
    status !== 'idle'
      ? messages[status]
      : isFinding && total > 0
        ? `${total} ${total === 1 ? 'jugador encontrado' : 'jugadores encontrados'}`
        : isFinding
          ? 'Ningún jugador encontrado'
          : '';

  return (
    <div>
      <form className="ranking-search" role="search" action={pages.maxElo} onSubmit={onSubmit}>
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
          onChange={(event) => search(event.target.value)}
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
        style={rows && !isFinding ? { minHeight: tallest.height } : undefined}
      >
        {!rows ? (
          children
        ) : rows.length > 0 ? (
          <Table rows={rows} sort={view.sort} onSort={(sort) => dispatch({ type: 'sort', sort })} />
        ) : (
          <p className="empty note">Ningún jugador tiene «{view.query.trim()}» en su nick.</p>
        )}
      </div>
      {total > 0 && (
        <nav className="ranking-pager" aria-label="Páginas del ranking">
          <PageLink href={pageHref(page - 1)} onPress={() => turn(-1)}>
            Anterior
          </PageLink>
          <span aria-live="polite">
            Página {page + 1} de {lastPage + 1}
          </span>
          <PageLink href={pageHref(page + 1)} onPress={() => turn(1)}>
            Siguiente
          </PageLink>
        </nav>
      )}
      <div className="ranking-notice" data-status={status}>
        {/* That there is nobody is seen where the rows were. */}
        <p role="status" className={total > 0 ? undefined : 'visually-hidden'}>
          {notice}
        </p>
        {status === 'failed' && (
          <button type="button" className="button" onClick={() => dispatch({ type: 'retry' })}>
            Reintentar
          </button>
        )}
      </div>
    </div>
  );
}

export default function Ranking(props: Props): ReactNode {
  return (
    <Boundary rest={props.children}>
      <RankingView {...props} />
    </Boundary>
  );
}
