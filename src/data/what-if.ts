/** Groups for «¿Y si…?» (docs/product.md, «What if»). */
import { tableTitle } from '../words/table-title.ts';
import { finderByPlayer } from '../sources/player-key.ts';
import type { Side } from '../sources/sheets/side.ts';
import { playersInSheet } from '../sources/sheets/table.ts';
import { nickKey } from '../lib/nick.ts';
import { isDuel, isOpen, matchesOf, type Division, type Group } from '../season/model.ts';
import { isForeseeable, rulesOf, type GroupRules } from '../season/outlook.ts';
import { onlyResultColumns } from '../season/record.ts';
import type { SupposedGroup } from '../season/what-if.ts';

/** True if duels are left and their end can be foreseen. */
const canBeSupposed = ({ standings, stage }: Group, rules: GroupRules): boolean =>
  matchesOf(stage).some(isOpen) && isForeseeable(standings, matchesOf(stage), rules);

/** The groups of a division whose table can be supposed. */
export function supposedGroups(division: Division): SupposedGroup[] {
  const supposed = division.groups.filter((group) => {
    return canBeSupposed(group, rulesOf(division, group.stage));
  });
  return supposed.map(({ name, standings, stage }) => {
    const players = playersInSheet(standings.rows);
    const nameOf = finderByPlayer(players, (player) => player);
    // Keys are made from the table's spelling, because browsers know no former nicks.
    const named = ({ kind, nick }: Side): Side => {
      const tableNick = nameOf(nick) ?? nick;
      return { kind, key: nickKey(tableNick), nick: tableNick };
    };
    return {
      title: tableTitle(division, name),
      ...rulesOf(division, stage),
      players,
      ...onlyResultColumns(standings),
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
