/** Tools above a fixture: search a nick, open or close all rounds, and «¿Y si…?». */
import { createElement, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { isSearch, nickMatcher } from '../text/nick.ts';
import type { SupposedGroup } from '../season/what-if.ts';
import { bounded } from './shared/Boundary.tsx';
import { useSlotEffect } from './shared/useSlotEffect.ts';
import { forgetStages, isOfStages, isSupposed, onAddressChange } from './what-if-address.ts';

interface Props {
  /** Id of the table of the round in play, inside its block. */
  currentRound?: string | undefined;
  /** Address of the file for «¿Y si…?»; null without remaining duels. */
  whatIf?: string | null;
  /** The stages in the file, as their duels' ids begin: `segundaa|segundab`. */
  stages?: string;
  /** The rounds: `<details class="round">` blocks with a row per duel. Without them there is no search. */
  children?: ReactNode;
}

type Rounds = readonly HTMLDetailsElement[];

interface View {
  text: string;
  /** Number of duels found. */
  count: number;
  /** Rounds with a duel found. */
  shown: Rounds;
  open: Rounds;
  /** Rounds that were open before the search; null without a search. */
  before: Rounds | null;
}

const roundsIn = (root: HTMLElement): Rounds => [
  ...root.querySelectorAll<HTMLDetailsElement>('details.round'),
];
const openIn = (root: HTMLElement): Rounds => roundsIn(root).filter(({ open }) => open);

const duelsIn = (root: HTMLElement): HTMLTableRowElement[] => [
  ...root.querySelectorAll<HTMLTableRowElement>('tbody tr'),
];

/** Matches duels of players whose nick contains the text; every duel for an empty text. */
function duelMatcher(text: string): (duel: HTMLTableRowElement) => boolean {
  const matches = nickMatcher(text);
  return ({ cells }) => [cells[1], cells[3]].some((cell) => matches(cell?.textContent ?? ''));
}

/** Shows only the duels found, their rounds, and the headings of these rounds. */
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
  /** The stages to show. */
  stages: string;
  /** Announces progress in an existing live region: screen readers ignore one that is added with its text. */
  tell: (text: string) => void;
}

/** «¿Y si…?» for groups of a file. Its module and the file are fetched on use, and again whenever it is opened. */
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
  /** Null until the visitor uses a tool: the page stays as it came. */
  const [view, setView] = useState<View | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const rounds = useSlotEffect<HTMLDivElement>((root) => {
    if (view) show(root, view);
  });
  const isAddressed = useSyncExternalStore(
    onAddressChange,
    () => isSupposed(stages),
    () => false,
  );
  /** Whether «¿Y si…?» is open; null until its button or the address decides. */
  const [isWanted, want] = useState<boolean | null>(null);
  const [message, setMessage] = useState('');
  const isSupposing = isWanted ?? isAddressed;
  // Clearing the address later does not close it.
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
  /** Shows the target of a link that a search may have hidden. */
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
    // Rounds may also be opened by a press, a link, or the browser's own search.
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
        )}{' '}
        {children && (
          <button type="button" className="button quiet" data-react="" onClick={toggleAll}>
            {areOpen ? 'Cerrar todas' : 'Abrir todas'}
          </button>
        )}{' '}
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
          {message || (view && describeFound(view))}
        </p>
      </div>
      {whatIf && isSupposing && <Supposed file={whatIf} stages={stages} tell={setMessage} />}
      <div ref={rounds}>{children}</div>
    </>
  );
}

export default bounded(Tools, ({ children }) => children);
