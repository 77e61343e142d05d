/** Chances to win a knock-out, from the chances of its remaining duels (docs/product.md, «Chances»). */
import { playerKey } from '../sources/player-key.ts';
import type { Side } from '../sources/sheets/side.ts';
import { finalCandidates, feedsWholeColumn } from './bracket.ts';
import { winner, type BracketColumn } from './model.ts';

/** Chances of the players who may win a part of the bracket, by `playerKey`. Empty for a part without players. */
type Winners = ReadonlyMap<string, { player: string; chance: number }>;

const certainly = ({ key, nick }: Side): Winners => new Map([[key, { player: nick, chance: 1 }]]);

/** Combines the two sides of a duel. Null if a player is on both sides. */
function meet(
  home: Winners,
  away: Winners,
  chanceOf: (home: string, away: string) => number,
): Winners | null {
  if (home.size === 0 || away.size === 0) return home.size === 0 ? away : home;
  if ([...home.keys()].some((key) => away.has(key))) return null;
  const winnersAgainst = (players: Winners, rivals: Winners) =>
    [...players].map(([key, { player, chance }]) => {
      const wins = [...rivals.values()].map(
        (rival) => rival.chance * chanceOf(player, rival.player),
      );
      return [key, { player, chance: chance * wins.reduce((sum, win) => sum + win, 0) }] as const;
    });
  return new Map([...winnersAgainst(home, away), ...winnersAgainst(away, home)]);
}

/**
 * Chance of each player who can still win the final, from 0 to 1, in the bracket's order. After the final, only the
 * champion, with 1. Null if the sheet does not tell who meets whom or which duel is the final, or has a player in two
 * places.
 * @param chanceOf Chance of the first player to win a duel against the second.
 */
export function titleChances(
  columns: readonly BracketColumn[],
  chanceOf: (player: string, rival: string) => number,
): { player: string; chance: number }[] | null {
  const winnersAt = (at: number, slot: number): Winners | null => {
    const column = columns[at];
    const match = column?.slots[slot] ?? null;
    const won = match && winner(match);
    if (match?.score) return won && match[won].kind === 'player' ? certainly(match[won]) : null;
    const [home, away] = (['home', 'away'] as const).map((name, index): Winners | null => {
      const side = match?.[name];
      if (side?.kind === 'player') return certainly(side);
      if (side?.kind === 'bye') return new Map();
      const before = columns[at - 1];
      if (!column || !before) return null;
      const named = before.slots.findIndex(
        (duel) => duel !== null && playerKey(`Ganador ${duel.code}`) === side?.key,
      );
      if (named >= 0) return winnersAt(at - 1, named);
      return feedsWholeColumn(before, column) ? winnersAt(at - 1, 2 * slot + index) : null;
    });
    return home && away ? meet(home, away, chanceOf) : null;
  };
  const last = columns.findIndex(({ size }) => size === 1);
  if (last < 0 || finalCandidates(columns).length > 1) return null;
  const winners = winnersAt(last, 0);
  return winners && winners.size > 0 ? [...winners.values()] : null;
}
