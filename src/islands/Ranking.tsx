/**
 * The home page's ranking: turning pages, sorting and finding players (docs/product.md, «Ranking»). It is
 * given the first page's rows; the rest is fetched when something else is first asked for.
 */
import { useMemo, useReducer, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { findByNick, isSearch } from '../domain/nick-search.ts';
import type { RankingKey, RankingLine } from '../domain/ranking.ts';
import { Boundary } from './shared/Boundary.tsx';
import { loadRanking } from './ranking/load.ts';
import { PageLink } from './ranking/PageLink.tsx';
import { initialState, reduce, type Action } from './ranking/store.ts';
import { Table } from './ranking/Table.tsx';
import { currentPage, firstView, pageCount, rank, withPlaces } from './ranking/view.ts';

interface Props {
  /** How many players the whole ranking has. */
  count: number;
  pageSize: number;
  /** Address of the whole ranking's file. */
  file: string;
  /** Pages of the whole ranking, by what they are sorted by. */
  pages: Readonly<Record<RankingKey, string>>;
  /** The first page's rows. */
  first: readonly RankingLine[];
}

const messages = {
  loading: 'Cargando ranking, un momento por favor.',
  failed:
    'No pudimos cargar el ranking. Lo que ves sigue siendo válido: revisá tu conexión y probá de nuevo.',
} as const;

function RankingView({ count, pageSize, file, pages, first }: Props): ReactNode {
  const [state, dispatch] = useReducer(reduce, initialState);
  const { players, status, wanted } = state;
  const [tallest, setTallest] = useState({ width: 0, height: 0 });
  const input = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLDivElement>(null);

  const load = async (): Promise<void> => {
    try {
      dispatch({ type: 'loaded', players: await loadRanking(file) });
    } catch (error) {
      console.error('Error al obtener los datos', error);
      dispatch({ type: 'failed' });
    }
  };
  const act = (action: Action): void => {
    dispatch(action);
    // What is on its way already is not asked for again.
    if (status !== 'loading' && reduce(state, action).status === 'loading') void load();
  };

  const view = players ? wanted : firstView;
  const placed = useMemo(() => (players ? rank(players, view.sort) : null), [players, view.sort]);
  const list = placed && findByNick(placed, view.query, ({ nick }) => nick);
  const total = list?.length ?? count;
  const lastPage = pageCount(total, pageSize) - 1;
  // Taps while the players were on their way may have gone past the end.
  const page = Math.min(currentPage(view), lastPage);
  const rows = list ? list.slice(page * pageSize, (page + 1) * pageSize) : withPlaces(first);
  const isFinding = list !== null && isSearch(view.query);

  const pageHref = (target: number): string | null => {
    if (target < 0 || target > lastPage) return null;
    const place = list?.[target * pageSize]?.place ?? target * pageSize + 1;
    return `${pages[view.sort]}#pos-${place}`;
  };
  const turn = (step: 1 | -1): void => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } =
      table.current?.querySelector('table') ?? {};
    setTallest((before) => ({
      width,
      height: before.width === width ? Math.max(before.height, height) : height,
    }));
    act({ type: 'turn', step, lastPage });
  };
  const search = (query: string): void => act({ type: 'search', query });
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
      <form
        className="ranking-search"
        role="search"
        action={pages.maxElo}
        data-react="2"
        onSubmit={onSubmit}
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
          data-react="10"
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
          <Table
            rows={rows}
            sort={view.sort}
            pages={pages}
            onSort={(sort) => act({ type: 'sort', sort })}
          />
        ) : (
          <p className="empty note">Ningún jugador tiene «{view.query.trim()}» en su nick.</p>
        )}
      </div>
      {total > 0 && (
        <nav className="ranking-pager" aria-label="Páginas del ranking">
          <PageLink href={pageHref(page - 1)} isTurned={players !== null} onPress={() => turn(-1)}>
            Anterior
          </PageLink>
          <span aria-live="polite">
            Página {page + 1} de {lastPage + 1}
          </span>
          <PageLink href={pageHref(page + 1)} isTurned={players !== null} onPress={() => turn(1)}>
            Siguiente
          </PageLink>
        </nav>
      )}
      <div className="ranking-notice" data-status={status}>
        {/* Who sees the page reads in place of the rows that there is nobody. */}
        <p
          role="status"
          className={total > 0 ? undefined : 'visually-hidden'}
          data-lost="No pudimos cargar el buscador: revisá tu conexión y probá de nuevo. «Buscar» te lleva al ranking completo."
        >
          {notice}
        </p>
        {status === 'failed' && (
          <button type="button" className="button" onClick={() => act({ type: 'retry' })}>
            Reintentar
          </button>
        )}
      </div>
    </div>
  );
}

export default function Ranking(props: Props): ReactNode {
  return (
    <Boundary rest={<a href={props.pages.maxElo}>Ver el ranking completo</a>}>
      <RankingView {...props} />
    </Boundary>
  );
}
