/**
 * A group's fixture as its block on the page has it: what rows cannot tell stands in the block's
 * `data-what-if`, the duels and their results are read from its rows.
 */
import { duelIds } from '../../domain/duel-id.ts';
import type { Duel } from '../../domain/fixture.ts';
import type { Zones } from '../../domain/zones.ts';

/** What a block says of itself, as JSON. */
export interface GroupFacts {
  title: string;
  /** The fixture's name, with which addresses of its duels begin. */
  fixture: string;
  zones: Zones;
  gamesToWin: number;
  /** In the sheet's order: each player's name in the table, and others that the fixture has. */
  players: readonly (readonly string[])[];
}

export interface RoundOnPage {
  name: string;
  duels: Duel[];
}

export interface GroupOnPage extends Omit<GroupFacts, 'players'> {
  players: readonly string[];
  rounds: readonly RoundOnPage[];
  /** By the duel: its address. */
  ids: ReadonlyMap<Duel, string>;
}

function readDuel(
  row: HTMLTableRowElement,
  index: number,
  playerOf: (name: string) => string,
): Duel {
  const text = (at: number): string => row.cells[at]?.textContent.trim() ?? '';
  const [, home, away] = /^(\d+) - (\d+)$/.exec(text(2)) ?? [];
  return {
    row: index,
    code: text(0),
    home: playerOf(text(1)),
    away: playerOf(text(3)),
    homeScore: home ? Number(home) : null,
    awayScore: away ? Number(away) : null,
    schedule: text(4),
    link: null,
  };
}

function readGroup(block: HTMLElement): GroupOnPage {
  const facts = JSON.parse(block.dataset['whatIf'] ?? '') as GroupFacts;
  const current = new Map(
    facts.players.flatMap((names) => names.map((name) => [name, names[0] ?? ''])),
  );
  const rounds = [...block.querySelectorAll<HTMLElement>('details.round')].map((round) => ({
    name: round.querySelector('summary span')?.textContent ?? '',
    duels: [...round.querySelectorAll<HTMLTableRowElement>('tbody tr')].map((row, index) =>
      readDuel(row, index, (name) => current.get(name) ?? name),
    ),
  }));
  return {
    ...facts,
    players: facts.players.map(([name = '']) => name),
    rounds,
    ids: duelIds(
      facts.fixture,
      rounds.map((round) => ({ ...round, interval: '' })),
    ),
  };
}

/** The groups in a part of the page whose end can be supposed. */
export const readGroups = (root: ParentNode): GroupOnPage[] =>
  [...root.querySelectorAll<HTMLElement>('[data-what-if]')].map(readGroup);
