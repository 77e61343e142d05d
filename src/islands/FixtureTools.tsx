/**
 * What a visitor wants on top of a fixture: find a nick across its rounds, open or close them all, suppose
 * how it ends.
 */
import { useRef, useState, type InputEvent, type ReactNode } from 'react';
import { isSearch, nickMatcher } from '../domain/nick-search.ts';
import { Boundary } from './shared/Boundary.tsx';
import { usePageMarkup } from './shared/page-markup.ts';
import { useWhatIf } from './what-if/useWhatIf.ts';

interface Props {
  /** Where the round being played stands, inside its block; empty when none is. */
  currentRound: string;
  /** Address of the groups whose end can be supposed; null where there are none. */
  whatIf?: string | null;
  /** Their stages, as their duels' addresses begin: `segundaa|segundab`. */
  stages?: string;
  /** The rounds: `<details class="round">` blocks with a row a duel. */
  children?: ReactNode;
}

const lost =
  'No pudimos cargar esta herramienta: revisá tu conexión y probá de nuevo. Cada fecha se abre tocándola.';

const roundsIn = (root: HTMLElement): HTMLDetailsElement[] => [
  ...root.querySelectorAll<HTMLDetailsElement>('details.round'),
];

const duelsIn = (root: HTMLElement): HTMLTableRowElement[] => [
  ...root.querySelectorAll<HTMLTableRowElement>('tbody tr'),
];

/** Whether a duel is of a player whose nick contains the text; every duel is for an empty one. */
function duelMatcher(text: string): (duel: HTMLTableRowElement) => boolean {
  const matches = nickMatcher(text);
  return ({ cells }) => [cells[1], cells[3]].some((cell) => matches(cell?.textContent ?? ''));
}

/** Shows only the duels found, the rounds with one, and the headings with such a round below. */
function showFound(root: HTMLElement, text: string): void {
  const isFound = duelMatcher(text);
  for (const duel of duelsIn(root)) duel.hidden = !isFound(duel);
  let heading: HTMLElement | null = null;
  for (const block of root.querySelectorAll<HTMLElement>('h4, details.round')) {
    if (block.matches('h4')) heading = block;
    else block.hidden = isSearch(text) && !duelsIn(block).some(isFound);
    if (heading)
      heading.hidden = block === heading ? isSearch(text) : heading.hidden && block.hidden;
  }
}

function describeFound(count: number, text: string): string {
  if (!isSearch(text)) return '';
  if (count === 0) return `No hay duelos de «${text.trim()}» acá.`;
  return count === 1 ? '1 duelo.' : `${count} duelos.`;
}

const noSearch = { text: '', count: 0 };

function Tools({ currentRound, whatIf: groups = null, stages = '', children }: Props): ReactNode {
  const [search, setSearch] = useState(noSearch);
  const input = useRef<HTMLInputElement>(null);
  const [areOpen, setOpen] = useState(false);
  const rounds = usePageMarkup<HTMLDivElement>((root) => showFound(root, search.text));
  const whatIf = useWhatIf(rounds, groups, stages);

  /** Once, as a visitor would: each round can be opened and closed after that. */
  const openRounds = (isOpen: boolean, text: string): void => {
    if (!rounds.current) return;
    const isFound = duelMatcher(text);
    for (const round of roundsIn(rounds.current)) {
      round.open = isOpen && (!isSearch(text) || duelsIn(round).some(isFound));
    }
    setOpen(isOpen);
  };
  const find = ({ currentTarget }: InputEvent<HTMLInputElement>): void => {
    const text = currentTarget.value;
    const duels = rounds.current ? duelsIn(rounds.current) : [];
    setSearch({ text, count: duels.filter(duelMatcher(text)).length });
    openRounds(isSearch(text), text);
  };
  /** A search may hide where a link leads. */
  const clearSearch = (): void => {
    if (input.current) input.current.value = '';
    setSearch(noSearch);
  };

  return (
    <>
      <div className="row fixture-tools">
        <label>
          Buscar mi nick
          <input
            className="field"
            type="search"
            autoComplete="off"
            data-react="10"
            ref={input}
            onInput={find}
          />
        </label>
        {currentRound !== '' && (
          <a className="button quiet" href={`#${currentRound}`} onClick={clearSearch}>
            Ir a lo que está en juego
          </a>
        )}
        <button
          type="button"
          className="button quiet"
          data-react="10"
          onClick={() => openRounds(!areOpen, search.text)}
        >
          {areOpen ? 'Cerrar todas' : 'Abrir todas'}
        </button>
        {groups && (
          <button
            type="button"
            className="button quiet"
            data-react="10"
            data-asked-by={stages}
            aria-expanded={whatIf.isOpen}
            aria-busy={whatIf.isLoading || undefined}
            onClick={whatIf.toggle}
          >
            ¿Y si…?
          </button>
        )}
        <p className="note" role="status" data-lost={lost}>
          {whatIf.isLost ? lost : describeFound(search.count, search.text)}
        </p>
      </div>
      {whatIf.panel}
      <div ref={rounds}>{children}</div>
    </>
  );
}

export default function FixtureTools(props: Props): ReactNode {
  return (
    <Boundary rest={props.children}>
      <Tools {...props} />
    </Boundary>
  );
}
