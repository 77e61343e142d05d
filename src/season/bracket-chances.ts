/** How likely each player wins a knock-out, by the chances of the duels left (docs/product.md, «Chances»). */
import { playerKey } from '../domain/player-key.ts';
import type { Side } from '../domain/side.ts';
import { finalCandidates, feedsWholeColumn } from './bracket.ts';
import { winner, type BracketColumn } from './model.ts';

/** Chances of the players who may come out of a part of the bracket, by their keys; empty where nobody plays. */
type Winners = ReadonlyMap<string, { player: string; chance: number }>;

const certainly = ({ key, nick }: Side): Winners => new Map([[key, { player: nick, chance: 1 }]]);

/** Combines the two sides of a duel; null where a player is on both. */
function meet(
  home: Winners,
  away: Winners,
  chanceOf: (home: string, away: string) => number,
): Winners | null {
  if (home.size === 0 || away.size === 0) return home.size === 0 ? away : home;
  if ([...home.keys()].some((key) => away.has(key))) return null;
  const against = (own: Winners, others: Winners) =>
    [...own].map(([key, { player, chance }]) => {
      const wins = [...others.values()].map(
        (other) => other.chance * chanceOf(player, other.player),
      );
      return [key, { player, chance: chance * wins.reduce((sum, win) => sum + win, 0) }] as const;
    });
  return new Map([...against(home, away), ...against(away, home)]);
}

/**
 * The chance of each player who may still win the final, from 0 to 1, in the bracket's order. Null where the sheet does
 * not say who meets whom, has a player in two places, or does not tell which duel is the final.
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
