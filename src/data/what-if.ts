/** Groups whose results visitors may suppose (docs/product.md, «What if»). */
import { tableTitle } from '../words/tables.ts';
import { finderByPlayer } from '../sources/player-key.ts';
import type { Side } from '../sources/sheets/side.ts';
import { playersInSheet } from '../sources/sheets/table.ts';
import { nickKey } from '../lib/nick.ts';
import { isDuel, isOpen, type Division, type Match } from '../season/model.ts';
import { isForeseeable, playedGroup } from '../season/outlook.ts';
import { onlyResultColumns } from '../season/record.ts';
import type { SupposedDuel, SupposedGroup } from '../season/what-if.ts';

/**
 * The groups of a division for «¿Y si…?»: those with an open duel whose remaining results decide the table
 * (`isForeseeable`). Players' keys are of the table's spelling (`nickKey`), not of `playerKey`.
 */
export function supposedGroups(division: Division): SupposedGroup[] {
  const supposed: SupposedGroup[] = [];
  for (const group of division.groups) {
    const played = playedGroup(division, group);
    if (!played.duels.some(isOpen) || !isForeseeable(played)) continue;
    const players = playersInSheet(group.standings.rows);
    const nameOf = finderByPlayer(players, (player) => player);
    // Keys are made from the table's spelling, because browsers know no former nicks.
    const inTable = ({ kind, nick }: Side): Side => {
      const tableNick = nameOf(nick) ?? nick;
      return { kind, key: nickKey(tableNick), nick: tableNick };
    };
    const duelOf = ({ id, code, home, away, score, forfeit, isTieBreak }: Match): SupposedDuel => ({
      id,
      code,
      home: inTable(home),
      away: inTable(away),
      score,
      ...(forfeit && { forfeit }),
      ...(isTieBreak && { isTieBreak }),
    });
    supposed.push({
      title: tableTitle(division, group.name),
      ...played.rules,
      players,
      ...onlyResultColumns(group.standings),
      rounds: group.stage.rounds.map(({ name, matches }) => {
        return { name, duels: matches.filter(isDuel).map(duelOf) };
      }),
    });
  }
  return supposed;
}
