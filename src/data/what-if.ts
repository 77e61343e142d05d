/** «¿Y si…?»: the groups of a division whose end can be supposed. */
import { tableTitle } from '../words/table-title.ts';
import { byPlayer } from '../domain/player-key.ts';
import type { Side } from '../domain/side.ts';
import { playersInSheet } from '../domain/standings.ts';
import { nickKey } from '../text/nick.ts';
import { isDuel, isOpen, matchesOf, type Division, type Group } from '../season/model.ts';
import { isForeseeable, rulesOf } from '../season/outlook.ts';
import { ofResults } from '../season/record.ts';
import type { SupposedGroup } from '../season/what-if.ts';

/** Whether duels are left, and what is left can be foreseen. */
const canBeSupposed = ({ standings, stage }: Group, gamesToWin: number): boolean =>
  matchesOf(stage).some(isOpen) && isForeseeable(standings, matchesOf(stage), gamesToWin);

/** The groups of a division that can be supposed. */
export function supposedGroups(division: Division): SupposedGroup[] {
  const { zones, gamesToWin } = rulesOf(division);
  const supposed = division.groups.filter((group) => canBeSupposed(group, gamesToWin));
  return supposed.map(({ name, standings, stage }) => {
    const players = playersInSheet(standings.rows);
    const nameOf = byPlayer(players, (player) => player);
    // The table's spelling counts: a browser knows nothing of former nicks.
    const named = ({ kind, nick }: Side): Side => {
      const own = nameOf(nick) ?? nick;
      return { kind, key: nickKey(own), nick: own };
    };
    return {
      title: tableTitle(division, name),
      zones,
      gamesToWin,
      players,
      ...ofResults(standings),
      rounds: stage.rounds.map((round) => ({
        name: round.name,
        duels: round.matches
          .filter(isDuel)
          .map(({ id, code, home, away, score, forfeit, isTieBreak }) => ({
            id,
            code,
            home: named(home),
            away: named(away),
            score,
            ...(forfeit && { forfeit }),
            ...(isTieBreak && { isTieBreak }),
          })),
      })),
    };
  });
}
