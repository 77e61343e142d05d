/** Finished seasons: what was played and who won it. */
import { competitionNames } from '../config/site.ts';
import { buildBracket, champion } from './bracket.ts';
import type { Division } from './division.ts';
import { isOpen, isUnknownPlayer, type Round } from './fixture.ts';
import { playerKey } from './player-key.ts';

export interface Season {
  /** Name of its folder and last part of its address. */
  id: string;
  /** `1ª temporada`. */
  name: string;
  /** Those it was played in, the first one first. */
  years: readonly number[];
  divisions: Division[];
  /** Null for a season without a cup. */
  cup: { edition: string; rounds: Round[] } | null;
}

/** Who won a competition of a season. */
export interface Champion {
  /** Null for the cup. */
  division: Pick<Division['config'], 'id' | 'name'> | null;
  /** Null while it is not settled. */
  player: string | null;
}

/** A competition as pages name it. */
export function competitionName({ division }: Pick<Champion, 'division'>): string {
  return division?.name ?? competitionNames.cup;
}

/** Newest first: by their last year, and of one year by id. */
export function newestSeasonFirst(seasons: readonly Season[]): Season[] {
  const yearOf = ({ years }: Season): number => years.at(-1) ?? 0;
  return seasons.toSorted((a, b) => yearOf(b) - yearOf(a) || (a.id < b.id ? 1 : -1));
}

function finalWinner(rounds: readonly Round[]): string | null {
  const winner = champion(buildBracket(rounds));
  return winner !== null && isUnknownPlayer(winner) ? null : winner;
}

const hasOpenDuel = (rounds: readonly Round[]): boolean =>
  rounds.some(({ duels }) => duels.some(isOpen));

/**
 * A division's champion: who won its final where there is one, else the first of its only group.
 * Null while the final, or a duel of that group, has no result, and where several groups had no final.
 */
export function divisionChampion({ config, groups, playoffs }: Division): string | null {
  const final = config.playoffs.findIndex(({ decidesTitle }) => decidesTitle);
  if (final >= 0) return finalWinner(playoffs[final]?.rounds ?? []);
  const [group, ...others] = groups;
  if (!group || others.length > 0 || hasOpenDuel(group.rounds)) return null;
  return group.standings.rows[0]?.player ?? null;
}

/** Who won each division, in the season's order, and the cup. */
export function seasonChampions({ divisions, cup }: Season): Champion[] {
  return [
    ...divisions.map((division) => ({
      division: division.config,
      player: divisionChampion(division),
    })),
    ...(cup ? [{ division: null, player: finalWinner(cup.rounds) }] : []),
  ];
}

interface SeasonStage {
  /** `Oro, Grupo A`; what two divisions share goes by its own name. */
  name: string;
  /** How many a group has; null for what is played after the groups. */
  players: number | null;
  rounds: Round[];
}

/** Every fixture of a season; what two divisions share, once. */
function seasonStages({ divisions, cup }: Season): SeasonStage[] {
  const stages = new Map<string | undefined, SeasonStage>();
  for (const { config, groups, playoffs } of divisions) {
    groups.forEach(({ name, standings, rounds }, index) => {
      const stage = groups.length > 1 ? `${config.name}, ${name}` : config.name;
      const players = standings.rows.length;
      stages.set(config.groups[index]?.fixture, { name: stage, players, rounds });
    });
    playoffs.forEach(({ name, rounds }, index) => {
      const fixture = config.playoffs[index]?.fixture;
      const stage = stages.has(fixture) ? name : `${config.name}, ${name}`;
      stages.set(fixture, { name: stage, players: null, rounds });
    });
  }
  const ofCup = cup && { name: competitionNames.cup, players: null, rounds: cup.rounds };
  return [...stages.values(), ...(ofCup ? [ofCup] : [])];
}

/** All that was played in a season. */
export function seasonRounds(season: Season): Round[] {
  return seasonStages(season).flatMap(({ rounds }) => rounds);
}

/** What a season lacks to be over, a phrase each, in Spanish; empty when it is. */
export function missingResults(season: Season): string[] {
  const lacking = seasonStages(season).flatMap(({ name, players, rounds }) => {
    if (rounds.length === 0 && (players === null || players > 1)) {
      return [`${name}: su fixture no tiene ningún duelo`];
    }
    return rounds.flatMap(({ name: round, duels }) => {
      const open = duels.filter(isOpen).map(({ home, away }) => `${home} y ${away}`);
      // «Segunda, Final» has a round called «Final».
      const place = name.endsWith(round) ? name : `${name}, ${round}`;
      return open.length > 0 ? [`${place}: ${open.join('; ')}`] : [];
    });
  });
  const unsettled = seasonChampions(season).filter(({ player }) => player === null);
  return [...lacking, ...unsettled.map((one) => `${competitionName(one)}: quién salió campeón`)];
}

/** Everybody who played a season, as often as they are named. */
export function seasonNicks(season: Season): string[] {
  const tables = season.divisions.flatMap(({ groups }) => groups.map((group) => group.standings));
  return [
    ...tables.flatMap(({ rows }) => rows.map(({ player }) => player)),
    ...seasonRounds(season).flatMap(({ duels }) => duels.flatMap(({ home, away }) => [home, away])),
  ];
}

/** What a season was for one player. */
export interface PlayerSeason {
  id: string;
  name: string;
  /** Final place in a group; null for who only played the cup. */
  league: { division: string; group: string; place: number; players: number } | null;
  titles: Champion[];
}

function playersOf(season: Season): Map<string, PlayerSeason> {
  const { id, name, divisions } = season;
  const byPlayer = new Map<string, PlayerSeason>();
  const entryOf = (player: string): PlayerSeason => {
    const key = playerKey(player);
    const entry = byPlayer.get(key) ?? { id, name, league: null, titles: [] };
    byPlayer.set(key, entry);
    return entry;
  };
  for (const { config, groups } of divisions) {
    for (const { name: group, standings } of groups) {
      standings.rows.forEach(({ player }, index) => {
        entryOf(player).league ??= {
          division: config.name,
          group: groups.length > 1 ? group : '',
          place: index + 1,
          players: standings.rows.length,
        };
      });
    }
  }
  for (const title of seasonChampions(season)) {
    if (title.player !== null) entryOf(title.player).titles.push(title);
  }
  return byPlayer;
}

/** A look-up of what seasons were for a player, in the order given; without place or title, none. */
export function seasonsByPlayer(seasons: readonly Season[]): (player: string) => PlayerSeason[] {
  const byPlayer = new Map<string, PlayerSeason[]>();
  for (const season of seasons) {
    for (const [key, entry] of playersOf(season)) {
      const own = byPlayer.get(key);
      if (own) own.push(entry);
      else byPlayer.set(key, [entry]);
    }
  }
  return (player) => byPlayer.get(playerKey(player)) ?? [];
}
