/** Groups whose results visitors may suppose (docs/product.md, «What if»). */
import { tableTitle } from '../words/tables.ts';
import { finderByPlayer } from '../sources/player-key.ts';
import type { Side } from '../sources/sheets/side.ts';
import { playersInSheet } from '../sources/sheets/table.ts';
import { nickKey } from '../lib/text.ts';
import type { MeepleColour } from '../season/meeples.ts';
import { isDuel, isOpen, type Division, type Match, type Result } from '../season/model.ts';
import { isForeseeable, playedGroup, type GroupRules } from '../season/outlook.ts';
import { onlyResultColumns, type TableShape } from '../season/record.ts';

/** A duel of a group, with the id of its address. */
export interface SupposedDuel extends Result {
  id: string;
  code: string;
}

/** A group as «¿Y si…?» fetches it. Its table has only the columns that results add up to. */
export interface SupposedGroup extends TableShape, GroupRules {
  title: string;
  /** Players in sheet order. */
  players: string[];
  /** Players who withdrew, and are in no zone. Absent without any. */
  withdrawn?: string[];
  /** Colours of the players' meeples, by nick. Only the file that the browser fetches has them. */
  pieces?: Readonly<Record<string, MeepleColour>>;
  rounds: { name: string; duels: SupposedDuel[] }[];
}

/**
 * A division's groups for «¿Y si…?», in its order, with all their duels by round. Left out are groups without an open
 * duel, and those whose table the remaining results do not decide (`isForeseeable`). A side's `key` is made from the
 * nick as the table writes it (`nickKey`, not `playerKey`).
 */
export function supposedGroups(division: Division): SupposedGroup[] {
  const supposed: SupposedGroup[] = [];
  for (const group of division.groups) {
    const played = playedGroup(group.stage);
    if (!played?.duels.some(isOpen) || !isForeseeable(played)) continue;
    const players = playersInSheet(group.standings.rows);
    const nameOf = finderByPlayer(players, (player) => player);
    // Keys are made from the table's spelling, because browsers know no former nicks.
    const inTable = ({ kind, nick }: Side): Side => {
      const tableNick = nameOf(nick) ?? nick;
      return { kind, key: nickKey(tableNick), nick: tableNick };
    };
    const duelOf = ({ id, code, home, away, score, forfeit, isTieBreak }: Match): SupposedDuel => {
      const duel: SupposedDuel = { id, code, home: inTable(home), away: inTable(away), score };
      if (forfeit) duel.forfeit = forfeit;
      if (isTieBreak) duel.isTieBreak = isTieBreak;
      return duel;
    };
    const shown: SupposedGroup = {
      title: tableTitle(division, group.name),
      ...played.rules,
      players,
      ...onlyResultColumns(group.standings),
      rounds: group.stage.rounds.map(({ name, matches }) => {
        return { name, duels: matches.filter(isDuel).map(duelOf) };
      }),
    };
    const leavers = group.standings.rows.filter(({ withdrawn }) => withdrawn !== undefined);
    if (leavers.length > 0) shown.withdrawn = leavers.map(({ player }) => player);
    supposed.push(shown);
  }
  return supposed;
}
