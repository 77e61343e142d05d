/** Titles: the champions of a season, and the titles of all times. */
import type { Podium } from '../config/podiums.ts';
import { compareNames } from '../lib/text.ts';
import type { NationalPodium } from '../sources/documents/podiums.ts';
import { nickOrName, type TeamMember } from '../sources/documents/team.ts';
import { currentNick, playerKey } from '../sources/player-key.ts';
import { buildBracket, finalCandidates } from './bracket.ts';
import {
  isOpen,
  matchesOf,
  winner,
  type BracketColumn,
  type Champion,
  type CompetitionSeason,
  type Division,
  type Group,
} from './model.ts';
import { leadersOf } from './order.ts';
import { isDecidedByTable } from './zones.ts';

/** What a champion won. */
export type Prize = Pick<Champion, 'competition' | 'division'>;

/** The prize's division if the competition has several; else null, and the title is named after the competition. */
export const divisionOfTitle = ({ competition, division }: Prize): Prize['division'] =>
  competition.divisions.length > 1 ? division : null;

/** Name of what a champion won: the division's, or the competition's if it has at most one division. */
export const competitionName = (prize: Prize): string =>
  (divisionOfTitle(prize) ?? prize.competition).name;

/** What the sheets say about a champion. */
type Winner = Pick<Champion, 'player' | 'final'>;

/** Winner of a bracket's final. `player` is null while the final is open, and if several duels might be the final. */
function bracketWinner(columns: readonly BracketColumn[]): Winner {
  const [final, ...others] = finalCandidates(columns);
  if (!final || others.length > 0) return { player: null, final: null };
  const side = winner(final);
  const isPlayer = side !== null && final[side].kind === 'player';
  return { player: isPlayer ? final[side].nick : null, final };
}

/** The group whose table decides a division's champion. Null if a final does, or there are several groups. */
export const decidingGroup = ({ config, groups }: Division): Group | null =>
  isDecidedByTable(config) ? (groups[0] ?? null) : null;

/**
 * Nicks of the leaders of the table that decides a division's champion: several, in sheet order, if nothing separates
 * them. Empty while a duel has no result, if its fixture is empty (unless it has one player), and if no table decides.
 */
export function divisionLeaders(division: Division): string[] {
  const group = decidingGroup(division);
  if (!group) return [];
  const { standings } = group;
  const matches = matchesOf(group.stage);
  const isOver = matches.length > 0 || standings.rows.length === 1;
  return isOver && !matches.some(isOpen) ? leadersOf(standings, matches) : [];
}

/** Champion of a division: its final's winner, or else its only group's only leader, unless that player withdrew. */
function divisionWinner(division: Division): Winner {
  const { config, playoffs } = division;
  const deciding = config.playoffs.find(({ decidesTitle }) => decidesTitle);
  const final = playoffs.find(({ stage }) => stage.fixture === deciding?.fixture);
  if (final) return bracketWinner(buildBracket(final.stage.rounds));
  const [first, ...others] = divisionLeaders(division);
  const row = decidingGroup(division)?.standings.rows.find(({ player }) => player === first);
  const isSoleLeader = row !== undefined && !row.withdrawn && others.length === 0;
  return { player: isSoleLeader ? row.player : null, final: null };
}

/**
 * Champions of a competition: one for each division, in order, or the bracket's. `player` is a nick, or null while
 * there is none; `final` is the duel that decides, or null if a table or a person does, or it is not known. `isNamed`
 * is true if `named` has another player than the sheets.
 * @param named Nicks of champions whom a person named, by division id, which count instead of those of the sheets.
 */
export function championsOf(
  { config: competition, divisions, bracket }: Omit<CompetitionSeason, 'champions'>,
  named: Readonly<Record<string, string>>,
): Champion[] {
  const champions = divisions.map((division): Champion => {
    const { config } = division;
    const { player, final } = divisionWinner(division);
    const name = named[config.id];
    const isNamed =
      name !== undefined && (player === null || playerKey(player) !== playerKey(name));
    if (isNamed) return { competition, division: config, player: name, final: null, isNamed };
    return { competition, division: config, player, final, isNamed };
  });
  if (bracket) {
    const byFinal = bracketWinner(bracket.columns);
    champions.push({ competition, division: null, ...byFinal, isNamed: false });
  }
  return champions;
}

export interface Title {
  player: string;
  /** Name of the division or of the cup, as pages write it. */
  competition: string;
  /** Year or years, as pages write them: `2025`. */
  when: string;
}

/**
 * Lists players by number of titles, most first, then by current nick from A to Z. Equally many share a place: 1, 1, 3.
 * @param titles In the order in which a player's titles are shown.
 */
export function hallOfFame(
  titles: readonly Title[],
): { place: number; player: string; titles: Title[] }[] {
  const players: { player: string; titles: Title[] }[] = [];
  for (const won of Map.groupBy(titles, ({ player }) => playerKey(player)).values()) {
    const [first] = won;
    if (first) players.push({ player: currentNick(first.player), titles: won });
  }
  players.sort((a, b) => b.titles.length - a.titles.length || compareNames(a.player, b.player));
  return players.map((line) => ({
    place: 1 + players.findIndex((other) => other.titles.length === line.titles.length),
    ...line,
  }));
}

/** The first of each podium, in order: the nick of that name in `team`, else the name. Empty podiums are left out. */
export function nationalChampions(
  podiums: readonly NationalPodium[],
  team: readonly Pick<TeamMember, 'name' | 'nick'>[],
): { year: number; player: string }[] {
  const champions: { year: number; player: string }[] = [];
  for (const { year, podium } of podiums) {
    const [name] = podium;
    if (name !== undefined) champions.push({ year, player: nickOrName(name, team) });
  }
  return champions;
}

/** Title of a podium: the competition's name at the time, then the division, if any: `Copa del Litoral Oro`. */
export const podiumTitle = ({ name, division }: Pick<Podium, 'name' | 'division'>): string =>
  division === undefined ? name : `${name} ${division}`;

/** Nicks of a podium with their places, from 1 to 3. A place whose player is not known is left out. */
export function podiumPlaces(podium: Podium): { nick: string; place: number }[] {
  const places: { nick: string; place: number }[] = [];
  for (const [index, nick] of [podium.champion, podium.second, podium.third].entries()) {
    if (nick !== undefined) places.push({ nick, place: index + 1 });
  }
  return places;
}
