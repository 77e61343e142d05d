/** What a visitor wants on top of a fixture: find a nick across its rounds, open or close them all. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { isSearch, nickMatcher } from '../domain/nick-search.ts';
import { Boundary } from './Boundary.tsx';

interface Props {
  /** Where the round being played stands, inside its block; empty when none is. */
  currentRound: string;
  /** The rounds: `<details class="round">` blocks with a row a duel. */
  children?: ReactNode;
}

const roundsIn = (root: HTMLElement): HTMLDetailsElement[] => [
  ...root.querySelectorAll<HTMLDetailsElement>('details.round'),
];

/** Shows only the duels of players whose nick contains the text; gives how many there are. */
function filterDuels(root: HTMLElement, text: string): number {
  const matches = nickMatcher(text);
  const isFiltered = isSearch(text);
  let found = 0;
  for (const round of roundsIn(root)) {
    let foundHere = 0;
    for (const row of round.querySelectorAll<HTMLTableRowElement>('tbody tr')) {
      const players = [row.cells[1], row.cells[3]].map((cell) => cell?.textContent ?? '');
      row.hidden = !players.some(matches);
      if (!row.hidden) foundHere++;
    }
    round.hidden = foundHere === 0 && isFiltered;
    round.open = foundHere > 0 && isFiltered;
    found += foundHere;
  }
  // A heading goes with the rounds below it.
  let heading: HTMLElement | null = null;
  for (const block of root.querySelectorAll<HTMLElement>('h4, details.round')) {
    if (block.matches('h4')) {
      heading = block;
      heading.hidden = isFiltered;
    } else if (heading && !block.hidden) {
      heading.hidden = false;
    }
  }
  return found;
}

function describeFound(count: number, text: string): string {
  if (text.trim() === '') return '';
  if (count === 0) return `No hay duelos de «${text.trim()}» acá.`;
  return count === 1 ? '1 duelo.' : `${count} duelos.`;
}

function Tools({ currentRound, children }: Props): ReactNode {
  const rounds = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [areOpen, setOpen] = useState(false);
  const [status, setStatus] = useState('');

  const find = (): void => {
    if (!rounds.current || !search.current) return;
    const text = search.current.value;
    setStatus(describeFound(filterDuels(rounds.current, text), text));
    setOpen(text.trim() !== '');
  };
  // What was typed before React arrived counts too.
  useEffect(() => {
    if (search.current?.value) find();
  }, []);

  const toggleAll = (): void => {
    if (!rounds.current) return;
    for (const round of roundsIn(rounds.current)) round.open = !areOpen;
    setOpen(!areOpen);
  };

  return (
    <>
      <div className="fixture-tools">
        <label>
          Buscar mi nick
          <input className="field" ref={search} type="search" autoComplete="off" onInput={find} />
        </label>
        <button type="button" className="button quiet" onClick={toggleAll}>
          {areOpen ? 'Cerrar todas' : 'Abrir todas'}
        </button>
        {currentRound !== '' && (
          <a className="button quiet" href={`#${currentRound}`}>
            Ir a lo que está en juego
          </a>
        )}
        <p className="note" role="status">
          {status}
        </p>
      </div>
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
