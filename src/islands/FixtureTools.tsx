/** Tools above a fixture: search a nick, and «¿Y si…?». A script opens all rounds (src/client/early/rounds.ts). */
import { createElement, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { isSearch, nickMatcher } from '../text/nick.ts';
import type { SupposedGroup } from '../season/what-if.ts';
import { bounded } from './shared/Boundary.tsx';
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

/** Matches duels of players whose nick contains the text; every duel for an empty text. */
function duelMatcher(text: string): (duel: HTMLTableRowElement) => boolean {
  const matches = nickMatcher(text);
  return ({ cells }) => [cells[1], cells[3]].some((cell) => matches(cell?.textContent ?? ''));
}

/**
 * Shows only the duels found, their rounds, and the headings of these rounds.
 * @param openBefore The rounds that were open before the search.
 * @returns The number of duels found.
 */
function showFound(root: HTMLElement, text: string, openBefore: readonly Element[]): number {
  const isFound = duelMatcher(text);
  let count = 0;
  let heading: HTMLElement | null = null;
  for (const block of root.querySelectorAll<HTMLElement>('h4, details.round')) {
    if (!(block instanceof HTMLDetailsElement)) {
      heading = block;
      heading.hidden = isSearch(text);
      continue;
    }
    const duels = [...block.querySelectorAll<HTMLTableRowElement>('tbody tr')];
    const found = duels.filter(isFound);
    for (const duel of duels) duel.hidden = !found.includes(duel);
    block.hidden = isSearch(text) && found.length === 0;
    block.open = isSearch(text) ? found.length > 0 : openBefore.includes(block);
    if (heading && !block.hidden) heading.hidden = false;
    count += found.length;
  }
  return count;
}

function describeFound(count: number, text: string): string {
  if (!isSearch(text)) return '';
  if (count === 0) return `No hay duelos de «${text.trim()}» acá.`;
  return `Encontramos ${count === 1 ? '1 duelo' : `${count} duelos`}.`;
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
  const [found, setFound] = useState('');
  /** Rounds that were open before the search; null without a search. */
  const openBefore = useRef<readonly Element[] | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const rounds = useRef<HTMLDivElement>(null);
  const isAddressed = useSyncExternalStore(
    onAddressChange,
    () => isSupposed(stages),
    () => false,
  );
  /** True if «¿Y si…?» is open; null until its button or the address decides. */
  const [isWanted, want] = useState<boolean | null>(null);
  const [message, setMessage] = useState('');
  const isSupposing = isWanted ?? isAddressed;
  // Clearing the address later does not close it.
  if (isAddressed && isWanted === null) want(true);

  const find = (text: string): void => {
    const root = rounds.current;
    if (!root) return;
    const before = openBefore.current ?? [...root.querySelectorAll('details.round[open]')];
    setFound(describeFound(showFound(root, text, before), text));
    openBefore.current = isSearch(text) ? before : null;
    // The button that opens all rounds is about those on show.
    root.dispatchEvent(new Event('toggle'));
  };
  /** Shows the target of a link that a search may have hidden. */
  const clearSearch = (): void => {
    if (input.current) input.current.value = '';
    find('');
  };
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
          <button
            type="button"
            className="button quiet"
            data-open-all=""
            // The script may have written another text.
            suppressHydrationWarning
          >
            Abrir todas
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
          data-lost="No pudimos cargar esta herramienta: revisá tu conexión y probá de nuevo."
        >
          {message || found}
        </p>
      </div>
      {whatIf && isSupposing && <Supposed file={whatIf} stages={stages} tell={setMessage} />}
      <div ref={rounds}>{children}</div>
    </>
  );
}

export default bounded(Tools, ({ children }) => children);
