/** What supposing a group's end needs beside the rows of its fixture. */
import { site } from '../../config/site.ts';
import type { Division, Group } from '../../data/league.ts';
import { isOpen } from '../../domain/fixture.ts';
import { isForeseeable } from '../../domain/outlook.ts';
import { playerKey } from '../../domain/player-key.ts';
import type { GroupFacts } from '../../islands/what-if/group.ts';
import { tableTitle } from './table-title.ts';

/** Null where no duel is left, or what is left cannot be foreseen. */
export function whatIfFacts(
  division: Division,
  { id, name, standings, rounds }: Group,
): GroupFacts | null {
  const { config } = division;
  const { gamesToWin } = site.league ?? { gamesToWin: 1 };
  const duels = rounds.flatMap((round) => round.duels);
  if (!duels.some(isOpen) || !isForeseeable(standings, duels, gamesToWin)) return null;
  const names = new Set(duels.flatMap(({ home, away }) => [home, away]));
  const namesOf = (player: string): string[] => [
    ...new Set([player, ...[...names].filter((one) => playerKey(one) === playerKey(player))]),
  ];
  return {
    title: tableTitle(division, name),
    fixture: config.groups.find((group) => group.id === id)?.fixture ?? '',
    zones: config.zones,
    gamesToWin,
    players: standings.rows.toSorted((a, b) => a.row - b.row).map(({ player }) => namesOf(player)),
  };
}
