/** Tools above a fixture: a search for a nick, and «¿Y si…?». src/client/early/rounds.ts opens all rounds. */
import { createElement, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { isSearch, nickMatcher } from '../lib/nick.ts';
import type { SupposedGroup } from '../season/what-if.ts';
import { bounded } from './shared/Boundary.tsx';
import { onAddressChange } from '../client/address.ts';
import { forgetStages, isOfStages, isSupposed } from './what-if-address.ts';

interface Props {
  /** Id of the table of the round in play, inside its block. */
  currentRound?: string | undefined;
  /** Address of the file for «¿Y si…?»; null if no duels remain. */
  whatIf?: string | null;
  /** Prefixes of the ids of the stages' duels in the file, separated by bars: `segundaa|segundab`. */
  stages?: string;
  /** The rounds: `<details class="round">` blocks with a row per duel. Without them there is no search. */
  children?: ReactNode;
}

/** Returns a predicate for duels of players whose nick contains the text; an empty text matches every duel. */
function duelMatcher(text: string): (duel: HTMLTableRowElement) => boolean {
  const matches = nickMatcher(text);
  return ({ cells }) => [cells[1], cells[3]].some((cell) => matches(cell?.textContent ?? ''));
}

/**
 * Shows only the found duels, their rounds, and the headings of these rounds.
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
  /** Announces progress in a live region that exists: screen readers ignore a region that is added with its text. */
  announce: (text: string) => void;
}

/** «¿Y si…?» for groups of a file. Each opening fetches the module and the file. */
function Supposed({ file, stages, announce }: SupposedProps): ReactNode {
  const [shown, setShown] = useState<ReactNode>(null);
  useEffect(() => {
    let isOpen = true;
    const load = async (): Promise<void> => {
      announce('Cargando los duelos, un momento por favor.');
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
      announce('');
    };
    load().catch((error: unknown) => {
      console.error(error);
      if (isOpen)
        announce('No pudimos cargar los duelos: revisá tu conexión, y cerrá y abrí «¿Y si…?».');
    });
    return () => {
      isOpen = false;
      announce('');
    };
  }, [file, stages, announce]);
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
  const [isWanted, setWanted] = useState<boolean | null>(null);
  const [message, setMessage] = useState('');
  const isSupposing = isWanted ?? isAddressed;
  // Stays open if the address is cleared later.
  if (isAddressed && isWanted === null) setWanted(true);

  const find = (text: string): void => {
    const root = rounds.current;
    if (!root) return;
    const before = openBefore.current ?? [...root.querySelectorAll('details.round[open]')];
    setFound(describeFound(showFound(root, text, before), text));
    openBefore.current = isSearch(text) ? before : null;
    // Updates the text of the button that opens all rounds, which depends on the visible rounds.
    root.dispatchEvent(new Event('toggle'));
  };
  /** Clears the search, which may have hidden the target of a link. */
  const clearSearch = (): void => {
    if (input.current) input.current.value = '';
    find('');
  };
  useEffect(() => {
    if (isSupposed(stages)) tools.current?.scrollIntoView({ behavior: 'instant' });
  }, [stages]);
  const toggleWhatIf = (): void => {
    setWanted(!isSupposing);
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
            // src/client/early/rounds.ts may have written another text.
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
      {whatIf && isSupposing && <Supposed file={whatIf} stages={stages} announce={setMessage} />}
      <div ref={rounds}>{children}</div>
    </>
  );
}

export default bounded(Tools, ({ children }) => children);
