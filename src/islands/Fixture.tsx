/** A fixture: its rounds are a slot, above which are a search for a nick, a button for all rounds, «¿Y si…?» and el prode. */
import { Fragment, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { onAddressChange } from '../client/address.ts';
import { describeFound, showFound } from '../client/fixture-search.ts';
import {
  arePicksOf,
  forgetPicks,
  forgetStages,
  isOfStages,
  isSupposed,
} from '../client/tool-address.ts';
import { isSearch } from '../lib/nick.ts';
import type { ProdeFile } from '../data/prode.ts';
import type { SupposedGroup } from '../season/what-if.ts';
import { bounded } from './shared/Boundary.tsx';
import { keptHtml, useTypedBefore } from './shared/kept-html.ts';

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
  return <WhatIf groups={groups} />;
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
  const { slot, field, found, areAllOpen, toggleAll, find, clear } = useRounds();
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
        {offered.map((tool) => (
          <Fragment key={tool}>
            <button {...button} aria-expanded={open === tool} onClick={() => toggle(tool)}>
              {toolNames[tool]}
            </button>{' '}
          </Fragment>
        ))}
        <p className="note" role="status">
          {message || found}
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
