/** A fixture: its rounds are a slot, above which are buttons for the own duels, all rounds, «¿Y si…?» and el prode. */
import {
  Fragment,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { onAddressChange } from '../client/address.ts';
import { filterDuels, isOwnDuel } from '../client/fixture-filter.ts';
import { isOwn, onOwnNicks, ownNicks } from '../client/own-nicks.ts';
import {
  arePicksOf,
  forgetPicks,
  forgetStages,
  isOfStages,
  isSupposed,
} from '../client/tool-address.ts';
import type { ProdeFile } from '../data/prode.ts';
import type { SupposedGroup } from '../season/what-if.ts';
import { bounded } from './shared/Boundary.tsx';

interface Props {
  /** Id of the table of the round in play, inside its block. */
  currentRound?: string | undefined;
  /** Address of the file for «¿Y si…?»; null if no duels remain. */
  whatIf?: string | null;
  /** Address of the file for el prode; null if the stages have no duels between known players. */
  prode?: string | null;
  /** Keys of the stages in both files, separated by bars: `segundaa|segundab`. */
  stages?: string;
  /** The rounds: `<details class="round">` blocks with a row per duel. Without them there is only «¿Y si…?». */
  children?: ReactNode;
}

/** A part that is loaded on use. */
type Tool = 'what-if' | 'prode';

const toolNames: Readonly<Record<Tool, string>> = { 'what-if': '¿Y si…?', prode: 'Mi prode' };

interface ToolProps {
  tool: Tool;
  file: string;
  /** The stages to show. */
  stages: string;
  /** Announces progress in a live region that exists: screen readers ignore a region that is added with its text. */
  announce: (text: string) => void;
}

async function fetchJson<Content>(file: string): Promise<Content> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return (await response.json()) as Content;
}

async function loadWhatIf(file: string, stages: string): Promise<ReactNode> {
  const [{ default: WhatIf }, all] = await Promise.all([
    import('./WhatIf.tsx'),
    fetchJson<SupposedGroup[]>(file),
  ]);
  const groups = all.filter(({ rounds }) =>
    rounds.some(({ duels }) => duels.some(({ id }) => isOfStages(id, stages))),
  );
  const hasVisitor = ({ players }: SupposedGroup): boolean => players.some(isOwn);
  return (
    <WhatIf groups={groups.toSorted((a, b) => Number(hasVisitor(b)) - Number(hasVisitor(a)))} />
  );
}

async function loadProde(file: string, stages: string): Promise<ReactNode> {
  const [{ default: Prode }, all] = await Promise.all([
    import('./prode/Prode.tsx'),
    fetchJson<ProdeFile>(file),
  ]);
  const shown = all.stages.filter(({ key }) => stages.split('|').includes(key));
  return <Prode file={{ ...all, stages: shown }} />;
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

const roundsShown = (slot: HTMLElement | null): HTMLDetailsElement[] => [
  ...(slot?.querySelectorAll<HTMLDetailsElement>('.round:not([hidden])') ?? []),
];

const noNicks: readonly string[] = [];

/** Filters and opens the rounds of the slot, which React does not render. */
function useRounds() {
  const slot = useRef<HTMLDivElement>(null);
  const nicks = useSyncExternalStore(onOwnNicks, ownNicks, () => noNicks);
  const [isFiltered, setFiltered] = useState(false);
  const [areAllOpen, setAllOpen] = useState(false);

  useEffect(() => {
    const root = slot.current;
    const update = (): void => setAllOpen(roundsShown(root).every(({ open }) => open));
    update();
    // The event does not bubble.
    root?.addEventListener('toggle', update, true);
    return () => root?.removeEventListener('toggle', update, true);
  }, [isFiltered]);

  const toggleAll = (): void => {
    for (const round of roundsShown(slot.current)) round.open = !areAllOpen;
  };
  const filter = (isWanted: boolean): number => {
    setFiltered(isWanted);
    return slot.current ? filterDuels(slot.current, isWanted) : 0;
  };
  return { slot, nicks, isFiltered, areAllOpen, toggleAll, filter };
}

/** The tool that the address has content for. */
function addressedTool(stages: string): Tool | null {
  if (isSupposed(stages)) return 'what-if';
  return arePicksOf(stages) ? 'prode' : null;
}

/** Which tool is open: its button decides, or else the address. */
function useTool(stages: string) {
  const addressed = useSyncExternalStore(
    onAddressChange,
    () => addressedTool(stages),
    () => null,
  );
  /** Undefined until a button or the address decides. */
  const [chosen, setChosen] = useState<Tool | null>();
  // Stays open if the address is cleared later.
  if (addressed && chosen === undefined) setChosen(addressed);
  const open = chosen === undefined ? addressed : chosen;
  const toggle = (tool: Tool): void => {
    setChosen(open === tool ? null : tool);
    if (open === 'what-if') forgetStages(stages);
    if (open === 'prode') forgetPicks();
  };
  return { open, toggle };
}

function Fixture(props: Props): ReactNode {
  const { currentRound, whatIf = null, prode = null, stages = '', children } = props;
  const { slot, nicks, isFiltered, areAllOpen, toggleAll, filter } = useRounds();
  const { open, toggle } = useTool(stages);
  const tools = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (!addressedTool(stages)) return;
    const block = tools.current?.closest('details');
    if (block) block.open = true;
    tools.current?.scrollIntoView({ behavior: 'instant' });
  }, [stages]);
  const files: Readonly<Record<Tool, string | null>> = { 'what-if': whatIf, prode };
  const offered = (['what-if', 'prode'] as const).filter((tool) => files[tool] !== null);
  const openFile = open && files[open];
  const showOwn = (): void => {
    const count = filter(!isFiltered);
    const isEmpty = !isFiltered && count === 0;
    setMessage(isEmpty ? `No hay duelos de «${nicks[0]}» acá.` : '');
  };
  /** Shows all duels again, and leads to the own duel of the round, if there is one. */
  const goToCurrent = (event: MouseEvent): void => {
    filter(false);
    const round = document.getElementById(currentRound ?? '');
    const ownRow = [...(round?.querySelectorAll<HTMLTableRowElement>('tbody tr') ?? [])].find(
      isOwnDuel,
    );
    if (!ownRow) return;
    event.preventDefault();
    const block = ownRow.closest('details');
    if (block) block.open = true;
    ownRow.scrollIntoView({ block: 'center' });
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
        {currentRound && (
          <a
            className="button quiet"
            href={`#${currentRound}`}
            onClick={goToCurrent}
            suppressHydrationWarning
          >
            Ir a lo que está en juego
          </a>
        )}{' '}
        {children && nicks.length === 0 && (
          <a className="button quiet" href="#nick" suppressHydrationWarning>
            Buscar mi nick
          </a>
        )}
        {children && nicks.length > 0 && (
          <button {...button} aria-pressed={isFiltered} onClick={showOwn}>
            Mis duelos
          </button>
        )}{' '}
        {children && (
          <button {...button} onClick={toggleAll}>
            {areAllOpen ? 'Cerrar todas' : 'Abrir todas'}
          </button>
        )}{' '}
        {offered.map((tool) => (
          <Fragment key={tool}>
            <button {...button} aria-expanded={open === tool} onClick={() => toggle(tool)}>
              {toolNames[tool]}
            </button>{' '}
          </Fragment>
        ))}
        <p className="note" role="status">
          {message}
        </p>
      </div>
      {open && openFile && (
        <LoadedTool key={open} tool={open} file={openFile} stages={stages} announce={setMessage} />
      )}
      <div ref={slot}>{children}</div>
    </>
  );
}

export default bounded(Fixture, ({ children }) => children);
