/** A fixture: its rounds are a slot, above which are buttons for the own duels, all rounds, «¿Y si…?» and el prode. */
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { onAddressChange, readParameter, replaceParameter } from '../client/address.ts';
import { hasModifier, listenTo } from '../client/events.ts';
import { isOwn, onOwnNicks, ownNicks } from '../client/stored-player.ts';
import { parseJsonResponse } from '../client/json-response.ts';
import { forgetStages, isOfStages, isSupposed } from '../client/tool-address.ts';
import type { ProdeFile } from '../data/prode.ts';
import type { SupposedGroup } from '../data/what-if.ts';
import { bounded } from './shared/Boundary.tsx';

interface Props {
  /** Id of the table of the round in play, inside its block. */
  currentRoundId?: string | undefined;
  /** Address of the file for «¿Y si…?»; null if no duels remain. */
  whatIf?: string | null;
  /** Address of the file for el prode, which no fixture with «¿Y si…?» has; null before known players have a duel. */
  prode?: string | null;
  /** Keys of the stages of «¿Y si…?», separated by bars: `segundaa|segundab`. Default: none. */
  stages?: string | undefined;
  /** The rounds: `<details class="round">` blocks with a row per duel. Without them there is only «¿Y si…?». */
  children?: ReactNode;
}

/** A part that is loaded on use. */
type Tool = 'what-if' | 'prode';

const toolNames: Readonly<Record<Tool, string>> = { 'what-if': '¿Y si…?', prode: 'Mi prode' };

interface ToolProps {
  tool: Tool;
  file: string;
  stages: string;
  /** Announces progress in a live region that exists: screen readers ignore a region that is added with its text. */
  announce: (text: string) => void;
}

async function loadWhatIf(file: string, stages: string): Promise<ReactNode> {
  const [{ default: WhatIf }, response] = await Promise.all([import('./WhatIf.tsx'), fetch(file)]);
  const all = await parseJsonResponse<SupposedGroup[]>(response);
  const groups = all.filter(({ rounds }) =>
    rounds.some(({ duels }) => duels.some(({ id }) => isOfStages(id, stages))),
  );
  const hasVisitor = ({ players }: SupposedGroup): boolean => players.some(isOwn);
  return (
    <WhatIf groups={groups.toSorted((a, b) => Number(hasVisitor(b)) - Number(hasVisitor(a)))} />
  );
}

async function loadProde(file: string): Promise<ReactNode> {
  const [{ default: Prode }, response] = await Promise.all([
    import('./prode/Prode.tsx'),
    fetch(file),
  ]);
  return <Prode file={await parseJsonResponse<ProdeFile>(response)} />;
}

/** A tool with its file. Each opening requests the module and the file. */
function LoadedTool({ tool, file, stages, announce }: ToolProps): ReactNode {
  const [content, setContent] = useState<ReactNode>(null);
  useEffect(() => {
    let isOpen = true;
    const load = tool === 'prode' ? loadProde : loadWhatIf;
    announce('Cargando los duelos, un momento por favor.');
    load(file, stages).then(
      (loaded) => {
        if (!isOpen) return;
        setContent(loaded);
        announce('');
      },
      (error: unknown) => {
        console.error(error);
        if (!isOpen) return;
        const name = toolNames[tool];
        announce(`No pudimos cargar los duelos: revisá tu conexión, y cerrá y abrí «${name}».`);
      },
    );
    return () => {
      isOpen = false;
      announce('');
    };
  }, [tool, file, stages, announce]);
  return content;
}

/** The rounds that are not filtered out. */
const roundsShown = (slot: HTMLElement | null): HTMLDetailsElement[] => [
  ...(slot?.querySelectorAll<HTMLDetailsElement>('.round:not([hidden])') ?? []),
];

/** True if a row of a fixture is a duel of the visitor. */
function isOwnDuel({ cells }: HTMLTableRowElement): boolean {
  const [, home, , away] = cells;
  return [home, away].some((cell) => cell && isOwn(cell.textContent.trim()));
}

/** Shows only the visitor's own duels, with their rounds open, and these rounds' headings. Returns how many duels. */
function showOwnDuels(root: HTMLElement): number {
  let count = 0;
  let heading: HTMLElement | null = null;
  for (const block of root.querySelectorAll<HTMLElement>('h3, h4, details.round')) {
    block.hidden = true;
    if (!(block instanceof HTMLDetailsElement)) {
      heading = block;
      continue;
    }
    for (const duel of block.querySelectorAll<HTMLTableRowElement>('tbody tr')) {
      duel.hidden = !isOwnDuel(duel);
      if (duel.hidden) continue;
      count += 1;
      block.hidden = false;
      block.open = true;
      if (heading) heading.hidden = false;
    }
  }
  return count;
}

/** Shows what `showOwnDuels` has hidden. */
function showAllDuels(root: HTMLElement): void {
  for (const part of root.querySelectorAll<HTMLElement>('h3, h4, details.round, tbody tr')) {
    part.hidden = false;
  }
}

/** Leads to the first own duel in a round in play, in whichever group; false if there is none. */
function goToOwnDuel(root: HTMLElement | null): boolean {
  const rows = root?.querySelectorAll<HTMLTableRowElement>('.round:has(.round-current) tbody tr');
  const ownRow = [...(rows ?? [])].find(isOwnDuel);
  if (!ownRow) return false;
  const block = ownRow.closest('details');
  if (block) block.open = true;
  ownRow.scrollIntoView({ block: 'center' });
  return true;
}

const noNicks: readonly string[] = [];

// Browsers that translate replace text nodes before hydration.
const quietButton = { className: 'button quiet', suppressHydrationWarning: true } as const;
/** Props of a control that does nothing without JavaScript, and is hidden there. */
const scriptedButton = { ...quietButton, className: 'button quiet scripted' } as const;

interface RoundControlsProps extends Pick<Props, 'currentRoundId'> {
  /** The element with the rounds, which React does not render. */
  slot: RefObject<HTMLElement | null>;
  announce: (text: string) => void;
}

/** The filter of own duels: it follows the visitor's nicks, and shows all duels while there are none. */
function useFilter(slot: RoundControlsProps['slot'], announce: RoundControlsProps['announce']) {
  const nicks = useSyncExternalStore(onOwnNicks, ownNicks, () => noNicks);
  const [isFilterOn, setFilterOn] = useState(false);
  const isFiltered = isFilterOn && nicks.length > 0;
  useLayoutEffect(() => {
    const root = slot.current;
    if (!root || !isFiltered) return undefined;
    const count = showOwnDuels(root);
    announce(count === 0 ? `No hay duelos de «${nicks[0]}» acá.` : '');
    return () => {
      showAllDuels(root);
      announce('');
    };
  }, [slot, isFiltered, nicks, announce]);
  useEffect(() => {
    const showTarget = (): void => {
      const target = slot.current?.querySelector(':target');
      if (!target?.closest('tr[hidden], .round[hidden]')) return;
      flushSync(() => setFilterOn(false));
      target.scrollIntoView({ behavior: 'instant' });
    };
    return listenTo(['hashchange'], showTarget);
  }, [slot]);
  return { nicks, isFiltered, setFilterOn };
}

/** Controls that open and filter the rounds. */
function RoundControls({ slot, currentRoundId, announce }: RoundControlsProps): ReactNode {
  const { nicks, isFiltered, setFilterOn } = useFilter(slot, announce);
  const [areAllOpen, setAllOpen] = useState(false);

  useEffect(() => {
    const root = slot.current;
    const update = (): void => setAllOpen(roundsShown(root).every(({ open }) => open));
    update();
    // The event does not bubble.
    root?.addEventListener('toggle', update, true);
    return () => root?.removeEventListener('toggle', update, true);
  }, [slot, isFiltered, nicks]);

  const toggleAll = (): void => {
    for (const round of roundsShown(slot.current)) round.open = !areAllOpen;
  };
  const goToCurrent = (event: MouseEvent): void => {
    if (hasModifier(event)) return;
    // Shows the duel before it is scrolled to.
    flushSync(() => setFilterOn(false));
    if (goToOwnDuel(slot.current)) event.preventDefault();
  };

  return (
    <>
      {currentRoundId && (
        <a {...quietButton} href={`#${currentRoundId}`} onClick={goToCurrent}>
          Ir a lo que está en juego
        </a>
      )}{' '}
      {nicks.length === 0 ? (
        <a {...scriptedButton} href="#nick">
          Buscar mi nick
        </a>
      ) : (
        <button
          {...scriptedButton}
          type="button"
          aria-pressed={isFiltered}
          onClick={() => setFilterOn(!isFiltered)}
        >
          Mis duelos
        </button>
      )}{' '}
      <button {...scriptedButton} type="button" onClick={toggleAll}>
        {areAllOpen ? 'Cerrar todas' : 'Abrir todas'}
      </button>{' '}
    </>
  );
}

/** True if the address has results of these stages for «¿Y si…?», or any picks for el prode, which may be damaged. */
const hasContent = (tool: Tool, stages: string): boolean =>
  tool === 'what-if' ? isSupposed(stages) : readParameter('prode') !== '';

/** Opens and closes a fixture's tool: its button decides, or else the address. */
function useTool(tool: Tool, stages: string) {
  const isAddressed = useSyncExternalStore(
    onAddressChange,
    () => hasContent(tool, stages),
    () => false,
  );
  /** Undefined until the button or the address decides. */
  const [isChosen, setChosen] = useState<boolean>();
  // Stays open if the address is cleared later.
  if (isAddressed && isChosen === undefined) setChosen(true);
  const isOpen = isChosen ?? isAddressed;
  const toggle = (): void => {
    setChosen(!isOpen);
    if (!isOpen) return;
    if (tool === 'what-if') forgetStages(stages);
    else replaceParameter('prode', '');
  };
  return { isOpen, toggle };
}

function Fixture({ currentRoundId, whatIf = null, prode = null, stages = '', children }: Props) {
  const tool = whatIf === null ? 'prode' : 'what-if';
  const file = whatIf ?? prode;
  const { isOpen, toggle } = useTool(tool, stages);
  const slot = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState('');
  useEffect(() => {
    // A button opens the tool without content, so only an address leads to it.
    if (!isOpen || file === null || !hasContent(tool, stages)) return;
    const block = tools.current?.closest('details');
    if (block) block.open = true;
    tools.current?.scrollIntoView({ behavior: 'instant' });
  }, [isOpen, tool, file, stages]);

  return (
    <>
      <div className="row fixture-tools apart" ref={tools}>
        {children && (
          <RoundControls slot={slot} currentRoundId={currentRoundId} announce={setMessage} />
        )}
        {file !== null && (
          <button {...scriptedButton} type="button" aria-expanded={isOpen} onClick={toggle}>
            {toolNames[tool]}
          </button>
        )}
        <p className="note" role="status">
          {message}
        </p>
      </div>
      {isOpen && file !== null && (
        <LoadedTool tool={tool} file={file} stages={stages} announce={setMessage} />
      )}
      <div ref={slot}>{children}</div>
    </>
  );
}

export default bounded(Fixture);
