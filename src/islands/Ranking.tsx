/** The ranking's table, and the home page's island that pages and sorts (docs/product.md, «Ranking»). */
import { useLayoutEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { hasModifier } from '../client/events.ts';
import { rankedRowPath } from '../lib/pages.ts';
import {
  readRankingFile,
  sortRanking,
  type RankingKey,
  type RankingLine,
} from '../sources/sheets/ranking.ts';
import { formatNumber, ratingNames } from '../words/numbers.ts';
import { bounded } from './shared/Boundary.tsx';

/** A player's row. */
interface Row extends RankingLine {
  /** 1-based, in the whole ranking. */
  place: number;
  /** Id of the row's element. */
  id?: string | undefined;
  /** True if the current Elo is the player's highest. */
  isAtBest?: boolean | undefined;
  /** Places won or lost in the week, as a sign and in words. */
  change?: readonly [sign: string, words: string] | null | undefined;
}

function RankingRow({ place, nick, elo, maxElo, link, page, id, isAtBest, change }: Row) {
  return (
    <tr className={place <= 3 ? 'top' : undefined} id={id}>
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
          <a href={link} target="_blank" rel="noopener" aria-label={`Ver la partida de ${nick}`}>
            Ver
          </a>
        ) : (
          'N/A'
        )}
      </td>
    </tr>
  );
}

/** Addresses of the first page of the whole ranking, by the figure that orders it. */
type Pages = Readonly<Record<RankingKey, string>>;

interface TableProps {
  rows: readonly Row[];
  sort: RankingKey;
  pages: Pages;
  part?: string;
  controlsId?: string;
}

/**
 * A table of the ranking, whose headings of the two figures link to the whole ranking in the order of that figure.
 * @param rows Sorted by `sort`. @param part Words in the visible caption, which is hidden without `part`.
 * @param pages Addresses of the whole ranking's first page by current Elo (`elo`) and by highest Elo (`maxElo`).
 * @param controlsId Id of the element in which the island answers the links. Without it they are only links.
 */
export function RankingTable({ rows, sort, pages, part, controlsId }: TableProps): ReactNode {
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
              <a className="ranking-sort arrow" href={pages[key]} aria-controls={controlsId}>
                {ratingNames[key]}
              </a>
            </th>
          ))}
          <th scope="col">Partida</th>
        </tr>
      </thead>
      <tbody>
        {/* Another player gets another row: a page in translation keeps old texts in the cells of a row. */}
        {rows.map((row) => (
          <RankingRow key={`${row.place} ${row.nick}`} {...row} />
        ))}
      </tbody>
    </table>
  );
}

/** Returns players sorted by `sort`, highest first, then by the other figure, then by nick, with places 1, 2, 3… */
export const rankedRows = (players: readonly RankingLine[], sort: RankingKey): Row[] =>
  sortRanking(players, sort).map((player, index) => ({ ...player, place: index + 1 }));

/** The rows that the visitor wants to see. */
interface View {
  sort: RankingKey;
  /** From 0. */
  page: number;
}

/** Id of the element in which the home page's links show another part of the ranking. */
const shownId = 'ranking-shown';

interface PagerLinkProps {
  rel: 'prev' | 'next';
  /** Address of the same rows in the whole ranking; without one, the list ends here. */
  href?: string | undefined;
  children: string;
}

function PagerLink({ rel, href, children }: PagerLinkProps): ReactNode {
  // Without an address, a link is not announced as disabled, and loses the focus.
  const state = href
    ? { href, rel, 'aria-controls': shownId }
    : { role: 'link', 'aria-disabled': true, tabIndex: 0 };
  return (
    <a className="button quiet" {...state}>
      {children}
    </a>
  );
}

interface PartProps extends View {
  /** Rows of all pages, sorted by `sort`. */
  list: readonly Row[];
  pageSize: number;
  /** The whole ranking, by the figure that orders it. */
  pages: Pages;
}

/** Page `page`, from 0, of the sorted `list`: rows, and links to the neighbours' first rows in the whole ranking. */
export function RankingPart({ list, sort, page, pageSize, pages }: PartProps): ReactNode {
  const rows = list.slice(page * pageSize, (page + 1) * pageSize);
  const pageCount = Math.max(1, Math.ceil(list.length / pageSize));
  const hrefOf = (target: number): string | undefined => {
    const place = list[target * pageSize]?.place;
    return place === undefined ? undefined : rankedRowPath(pages[sort], place);
  };
  return (
    <div className="ranking-view">
      <RankingTable rows={rows} sort={sort} pages={pages} controlsId={shownId} />
      <div className="row ranking-pager">
        <PagerLink rel="prev" href={hrefOf(page - 1)}>
          Anterior
        </PagerLink>{' '}
        <span aria-live="polite">{`Página ${page + 1} de ${pageCount}`}</span>{' '}
        <PagerLink rel="next" href={hrefOf(page + 1)}>
          Siguiente
        </PagerLink>
      </div>
    </div>
  );
}

/** The view of the slot. */
const firstView: View = { sort: 'maxElo', page: 0 };

/** Returns the view to which a link of the shown view leads. */
function follow(link: HTMLAnchorElement, shown: View, pages: Pages): View {
  if (link.matches('.ranking-sort')) {
    return { sort: link.getAttribute('href') === pages.elo ? 'elo' : 'maxElo', page: 0 };
  }
  return { ...shown, page: shown.page + (link.rel === 'next' ? 1 : -1) };
}

/** Makes a request fail on a network that hangs. */
const timeoutMs = 20_000;

const messages = {
  idle: '',
  loading: 'Cargando ranking, un momento por favor.',
  failed:
    'No pudimos cargar el ranking. Revisá tu conexión y probá de nuevo, o abrí el ranking completo.',
} as const;

/** Fetches the whole ranking when `load` is called. `players` is null until the file has come. */
function useRankingFile(file: string) {
  const [players, setPlayers] = useState<readonly RankingLine[] | null>(null);
  const [status, setStatus] = useState<keyof typeof messages>('idle');
  const load = async (): Promise<void> => {
    if (status === 'loading' || players) return;
    setStatus('loading');
    try {
      const response = await fetch(file, { signal: AbortSignal.timeout(timeoutMs) });
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      setPlayers(readRankingFile(await response.text()));
      setStatus('idle');
    } catch (error) {
      console.error('Error al obtener los datos', error);
      setStatus('failed');
    }
  };
  return { players, status, load };
}

interface NoticeProps extends Pick<ReturnType<typeof useRankingFile>, 'status' | 'load'> {
  /** Address of the whole ranking. */
  listHref: string;
}

/** Says how the request goes and, if it failed, offers to retry. */
function Notice({ status, listHref, load }: NoticeProps): ReactNode {
  const message = useRef<HTMLParagraphElement>(null);
  const retry = (): void => {
    // The pressed button goes, and would take the focus with it.
    message.current?.focus();
    void load();
  };
  const hasFailed = status === 'failed';
  return (
    <div className="row ranking-notice" data-status={status}>
      <p role="status" ref={message} tabIndex={-1} className={hasFailed ? 'warning' : undefined}>
        {messages[status]}
      </p>
      {hasFailed && (
        <>
          <button type="button" className="button" onClick={retry}>
            Reintentar
          </button>{' '}
          <a href={listHref}>Ver el ranking completo</a>
        </>
      )}
    </div>
  );
}

interface Props {
  pageSize: number;
  /** Address of the whole ranking's file. */
  file: string;
  pages: Pages;
  /** The first page, which is shown until the whole ranking is loaded. */
  children?: ReactNode;
}

function Ranking({ pageSize, file, pages, children }: Props): ReactNode {
  const { players, status, load } = useRankingFile(file);
  const [view, setView] = useState(firstView);
  const shown = useRef<HTMLDivElement>(null);
  const slot = useRef<HTMLDivElement>(null);

  const { sort, page } = view;
  const ranked = useMemo(() => rankedRows(players ?? [], sort), [players, sort]);

  /** Answers also the links of the slot, which React does not render. */
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[aria-controls]');
    if (!link || hasModifier(event)) return;
    event.preventDefault();
    const { style, offsetHeight } = event.currentTarget;
    // A last page with fewer rows keeps the height, so that the pager stays under the finger.
    style.minHeight = link.rel === '' ? '' : `${offsetHeight}px`;
    setView(follow(link, players ? view : firstView, pages));
    void load();
  };
  // Hiding the slot would lose the focus of its links, so the same link of the new table gets the focus.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!players || !slot.current?.contains(activeElement)) return;
    const links = [...(shown.current?.querySelectorAll('a') ?? [])];
    const sameLink = links.findLast(
      ({ textContent }) => textContent === activeElement?.textContent,
    );
    sameLink?.focus({ preventScroll: true });
  }, [players]);

  return (
    <>
      <section id={shownId} ref={shown} role="none" onClick={onClick}>
        <div ref={slot} hidden={players !== null} aria-busy={status === 'loading'}>
          {children}
        </div>
        {players && (
          <RankingPart list={ranked} sort={sort} page={page} pageSize={pageSize} pages={pages} />
        )}
      </section>
      <Notice status={status} listHref={pages[sort]} load={load} />
    </>
  );
}

export default bounded(Ranking);
