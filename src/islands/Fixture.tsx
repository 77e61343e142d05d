/** A fixture: its rounds are a slot, above which are a search for a nick, a button for all rounds, and «¿Y si…?». */
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { onAddressChange } from '../client/address.ts';
import { describeFound, showFound } from '../client/fixture-search.ts';
import { forgetStages, isOfStages, isSupposed } from '../client/what-if-address.ts';
import { isSearch } from '../lib/nick.ts';
import type { SupposedGroup } from '../season/what-if.ts';
import { bounded } from './shared/Boundary.tsx';
import { keptHtml, useTypedBefore } from './shared/kept-html.ts';

interface Props {
  /** Id of the table of the round in play, inside its block. */
  currentRound?: string | undefined;
  /** Address of the file for «¿Y si…?»; null if no duels remain. */
  whatIf?: string | null;
  /** Prefixes of the ids of the stages' duels in the file, separated by bars: `segundaa|segundab`. */
  stages?: string;
  /** The rounds: `<details class="round">` blocks with a row per duel. Without them there is only «¿Y si…?». */
  children?: ReactNode;
}

interface SupposedProps {
  file: string;
  /** The stages to show. */
  stages: string;
  /** Announces progress in a live region that exists: screen readers ignore a region that is added with its text. */
  announce: (text: string) => void;
}

/** «¿Y si…?» for groups of a file. Each opening requests the module and the file. */
function Supposed({ file, stages, announce }: SupposedProps): ReactNode {
  const [content, setContent] = useState<ReactNode>(null);
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
      setContent(<WhatIf groups={groups} />);
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
  return content;
}

const searchField = keptHtml(
  '<label>Buscar mi nick <input class="field" type="search" autocomplete="off"></label>',
);

const roundsShown = (slot: HTMLElement | null): HTMLDetailsElement[] => [
  ...(slot?.querySelectorAll<HTMLDetailsElement>('.round:not([hidden])') ?? []),
];

/** Searches and opens the rounds of the slot, which React does not render. */
function useRounds() {
  const slot = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLDivElement>(null);
  /** Rounds that were open before the search; null without a search. */
  const openBefore = useRef<readonly Element[] | null>(null);
  const [found, setFound] = useState({ text: '', count: 0 });
  const [areAllOpen, setAllOpen] = useState(false);

  useEffect(() => {
    const root = slot.current;
    const update = (): void => setAllOpen(roundsShown(root).every(({ open }) => open));
    update();
    // The event does not bubble.
    root?.addEventListener('toggle', update, true);
    return () => root?.removeEventListener('toggle', update, true);
  }, [found]);
  useTypedBefore(field);

  const toggleAll = (): void => {
    for (const round of roundsShown(slot.current)) round.open = !areAllOpen;
  };
  const find = (): void => {
    const text = field.current?.querySelector('input')?.value ?? '';
    if (!slot.current) return;
    const before = openBefore.current ?? [...slot.current.querySelectorAll('.round[open]')];
    setFound({ text, count: showFound(slot.current, text, before) });
    openBefore.current = isSearch(text) ? before : null;
  };
  /** Clears the search, which may have hidden the target of a link. */
  const clear = (): void => {
    const input = field.current?.querySelector('input');
    if (input) input.value = '';
    find();
  };
  return {
    slot,
    field,
    found: describeFound(found.count, found.text),
    areAllOpen,
    toggleAll,
    find,
    clear,
  };
}

function Fixture({ currentRound, whatIf = null, stages = '', children }: Props): ReactNode {
  const { slot, field, found, areAllOpen, toggleAll, find, clear } = useRounds();
  const tools = useRef<HTMLDivElement>(null);
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
  useEffect(() => {
    if (isSupposed(stages)) tools.current?.scrollIntoView({ behavior: 'instant' });
  }, [stages]);
  const toggleWhatIf = (): void => {
    setWanted(!isSupposing);
    if (isSupposing) forgetStages(stages);
  };
  // Browsers that translate replace text nodes before hydration.
  const button = {
    type: 'button',
    className: 'button quiet',
    suppressHydrationWarning: true,
  } as const;

  return (
    <>
      <div className="row fixture-tools" ref={tools}>
        {children && <div className="fixture-search" ref={field} onInput={find} {...searchField} />}
        {currentRound && (
          <a
            className="button quiet"
            href={`#${currentRound}`}
            onClick={clear}
            suppressHydrationWarning
          >
            Ir a lo que está en juego
          </a>
        )}{' '}
        {children && (
          <button {...button} onClick={toggleAll}>
            {areAllOpen ? 'Cerrar todas' : 'Abrir todas'}
          </button>
        )}{' '}
        {whatIf && (
          <button {...button} aria-expanded={isSupposing} onClick={toggleWhatIf}>
            ¿Y si…?
          </button>
        )}
        <p className="note" role="status">
          {message || found}
        </p>
      </div>
      {whatIf && isSupposing && <Supposed file={whatIf} stages={stages} announce={setMessage} />}
      <div ref={slot}>{children}</div>
    </>
  );
}

export default bounded(Fixture, ({ children }) => children);
