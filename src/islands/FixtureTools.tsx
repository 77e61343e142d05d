/**
 * What a visitor wants on top of a fixture: find a nick across its rounds, open or close them all, suppose
 * how it ends.
 */
import { createElement, useEffect, useRef, useState, type ReactNode } from 'react';
import { isSearch, nickMatcher } from '../text/nick.ts';
import type { SupposedGroup } from '../season/what-if.ts';
import { bounded } from './shared/Boundary.tsx';
import { useSlotEffect } from './shared/useSlotEffect.ts';
import { forgetStages, isOfStages, isSupposed, useIsAddressed } from './what-if-address.ts';

interface Props {
  /** Where the round being played stands, inside its block, when one is. */
  currentRound?: string | undefined;
  /** Address of the groups whose end can be supposed; null where there are none. */
  whatIf?: string | null;
  /** Their stages, as their duels' addresses begin: `segundaa|segundab`. */
  stages?: string;
  /** The rounds: `<details class="round">` blocks with a row a duel. Without them there is nothing to search. */
  children?: ReactNode;
}

type Rounds = readonly HTMLDetailsElement[];

interface View {
  text: string;
  /** Duels found. */
  count: number;
  /** Rounds with one. */
  shown: Rounds;
  open: Rounds;
  /** What was open before the search, while there is one. */
  before: Rounds | null;
}

const roundsIn = (root: HTMLElement): Rounds => [
  ...root.querySelectorAll<HTMLDetailsElement>('details.round'),
];
const openIn = (root: HTMLElement): Rounds => roundsIn(root).filter(({ open }) => open);

const duelsIn = (root: HTMLElement): HTMLTableRowElement[] => [
  ...root.querySelectorAll<HTMLTableRowElement>('tbody tr'),
];

/** Whether a duel is of a player whose nick contains the text; every duel is for an empty one. */
function duelMatcher(text: string): (duel: HTMLTableRowElement) => boolean {
  const matches = nickMatcher(text);
  return ({ cells }) => [cells[1], cells[3]].some((cell) => matches(cell?.textContent ?? ''));
}

/** Shows only the duels found, the rounds with one, and the headings with such a round below. */
function show(root: HTMLElement, { text, shown, open }: View): void {
  const isFound = duelMatcher(text);
  for (const duel of duelsIn(root)) duel.hidden = !isFound(duel);
  let heading: HTMLElement | null = null;
  for (const block of root.querySelectorAll<HTMLElement>('h4, details.round')) {
    if (block instanceof HTMLDetailsElement) {
      block.hidden = !shown.includes(block);
      block.open = open.includes(block);
      if (heading && !block.hidden) heading.hidden = false;
    } else {
      heading = block;
      heading.hidden = isSearch(text);
    }
  }
}

function describeFound({ count, text }: View): string {
  if (!isSearch(text)) return '';
  if (count === 0) return `No hay duelos de «${text.trim()}» acá.`;
  return count === 1 ? '1 duelo.' : `${count} duelos.`;
}

interface SupposedProps {
  file: string;
  /** Those of them that are asked about. */
  stages: string;
  tell: (text: string) => void;
}

/**
 * «¿Y si…?» over the groups of a file. Both come on use; what did not come is asked for when it is opened again.
 * @param tell Says how it comes where the page says things, from the start: a region that comes with its text
 *   is not read aloud.
 */
function Supposed({ file, stages, tell }: SupposedProps): ReactNode {
  const [shown, setShown] = useState<ReactNode>(null);
  useEffect(() => {
    let isOpen = true;
    const load = async (): Promise<void> => {
      tell('Cargando los duelos, un momento por favor.');
      const [{ default: WhatIf }, response] = await Promise.all([
        import('./WhatIf.tsx'),
        fetch(file),
      ]);
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      const all = (await response.json()) as SupposedGroup[];
      const groups = all.filter(({ rounds }) =>
        rounds.some(({ duels }) => duels.some(({ id }) => isOfStages(id, stages))),
      );
      setShown(createElement(WhatIf, { groups }));
      tell('');
    };
    load().catch((error: unknown) => {
      console.error(error);
      if (isOpen)
        tell('No pudimos cargar los duelos: revisá tu conexión, y cerrá y abrí «¿Y si…?».');
    });
    return () => {
      isOpen = false;
      tell('');
    };
  }, [file, stages, tell]);
  return shown;
}

function Tools({ currentRound, whatIf = null, stages = '', children }: Props): ReactNode {
  /** As the page came, until something is asked for. */
  const [view, setView] = useState<View | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const rounds = useSlotEffect<HTMLDivElement>((root) => {
    if (view) show(root, view);
  });
  const isAddressed = useIsAddressed(stages);
  /** Whether «¿Y si…?» is open; null until its button or the address has said so. */
  const [isWanted, want] = useState<boolean | null>(null);
  const [told, tell] = useState('');
  const isSupposing = isWanted ?? isAddressed;
  // What clears the address does not close it.
  if (isAddressed && isWanted === null) want(true);

  const find = (text: string): void => {
    const root = rounds.current;
    if (!root) return;
    const isFound = duelMatcher(text);
    const count = duelsIn(root).filter(isFound).length;
    const before = view?.before ?? openIn(root);
    if (isSearch(text)) {
      const shown = roundsIn(root).filter((round) => duelsIn(round).some(isFound));
      setView({ text, count, shown, open: shown, before });
    } else {
      setView({ text, count, shown: roundsIn(root), open: before, before: null });
    }
  };
  /** A search may hide where a link leads. */
  const clearSearch = (): void => {
    if (input.current) input.current.value = '';
    find('');
  };
  const areOpen = view?.shown.every((round) => view.open.includes(round)) ?? false;
  const toggleAll = (): void => {
    const root = rounds.current;
    if (!root) return;
    const { shown, ...rest } = view ?? { text: '', count: 0, shown: roundsIn(root), before: null };
    setView({ ...rest, shown, open: areOpen ? [] : shown });
  };
  useEffect(() => {
    const root = rounds.current;
    // Whoever opened or closed a round: a finger, a link, a search of the browser's own.
    const onToggle = (): void => {
      if (root) setView((current) => current && { ...current, open: openIn(root) });
    };
    root?.addEventListener('toggle', onToggle, { capture: true });
    return () => root?.removeEventListener('toggle', onToggle, { capture: true });
  }, [rounds]);
  useEffect(() => {
    if (isSupposed(stages)) tools.current?.scrollIntoView({ behavior: 'instant' });
  }, [stages]);
  const toggleWhatIf = (): void => {
    want(!isSupposing);
    if (isSupposing) forgetStages(stages);
  };

  return (
    <>
      <div className="row fixture-tools" ref={tools}>
        {children && (
          <label>
            Buscar mi nick
            <input
              className="field"
              type="search"
              autoComplete="off"
              data-react=""
              ref={input}
              onInput={(event) => find(event.currentTarget.value)}
            />
          </label>
        )}
        {currentRound && (
          <a className="button quiet" href={`#${currentRound}`} onClick={clearSearch}>
            Ir a lo que está en juego
          </a>
        )}
        {children && (
          <button type="button" className="button quiet" data-react="" onClick={toggleAll}>
            {areOpen ? 'Cerrar todas' : 'Abrir todas'}
          </button>
        )}
        {whatIf && (
          <button
            type="button"
            className="button quiet"
            data-react=""
            data-asked-by={stages}
            data-near={whatIf}
            aria-expanded={isSupposing}
            onClick={toggleWhatIf}
          >
            ¿Y si…?
          </button>
        )}
        <p
          className="note"
          role="status"
          data-lost="No pudimos cargar esta herramienta: revisá tu conexión y probá de nuevo. Cada fecha se abre tocándola."
        >
          {told || (view && describeFound(view))}
        </p>
      </div>
      {whatIf && isSupposing && <Supposed file={whatIf} stages={stages} tell={tell} />}
      <div ref={rounds}>{children}</div>
    </>
  );
}

export default bounded(Tools, ({ children }) => children);
