/** Finished seasons: what was played and who won it. */
import { competitionNames } from '../config/site.ts';
import { buildBracket, champion, finals } from './bracket.ts';
import type { Division } from './division.ts';
import { isOpen, isUnknownPlayer, type Duel, type Round } from './fixture.ts';
import type { Stage } from './player-duels.ts';
import { playerKey } from './player-key.ts';
import { addDays, daysBetween, type CalendarDate } from './time.ts';

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

/** The day that a finished season's dates without a year are closest to: the middle of its years. */
export function middleOfSeason({ years }: Season): CalendarDate {
  const [first, last] = [`${years[0]}-01-01`, `${years.at(-1)}-12-31`];
  return addDays(first, Math.floor(daysBetween(first, last) / 2));
}

/** Who won a competition of a season. */
export interface Champion {
  /** Null for the cup. */
  division: Pick<Division['config'], 'id' | 'name'> | null;
  /** Null while it is not settled. */
  player: string | null;
  /** The duel that decides it; null where the table does, and where a sheet does not tell which it is. */
  final: Duel | null;
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

/** The fixture whose winner has a division's title; none where its table decides. */
const titleRounds = ({ config, playoffs }: Division): Round[] | undefined => {
  const final = config.playoffs.findIndex(({ decidesTitle }) => decidesTitle);
  return final < 0 ? undefined : (playoffs[final]?.rounds ?? []);
};

/**
 * A division's champion: who won its final where there is one, else the first of its only group.
 * Null while the final, or a duel of that group, has no result, and where several groups had no final.
 */
export function divisionChampion(division: Division): string | null {
  const final = titleRounds(division);
  if (final) return finalWinner(final);
  const [group, ...others] = division.groups;
  if (!group || others.length > 0 || hasOpenDuel(group.rounds)) return null;
  return group.standings.rows[0]?.player ?? null;
}

/** The only duel of these rounds that may be the final. */
function finalOf(rounds: readonly Round[]): Duel | null {
  const [final, ...others] = finals(buildBracket(rounds));
  return final && others.length === 0 ? final : null;
}

/** Who won each division, in the season's order, and the cup. */
export function seasonChampions({ divisions, cup }: Season): Champion[] {
  return [
    ...divisions.map((division) => ({
      division: division.config,
      player: divisionChampion(division),
      final: finalOf(titleRounds(division) ?? []),
    })),
    ...(cup
      ? [{ division: null, player: finalWinner(cup.rounds), final: finalOf(cup.rounds) }]
      : []),
  ];
}

interface SeasonStage {
  /** `Oro, Grupo A`; what two divisions share goes by its own name. */
  name: string;
  /** The same as pages say it: `Oro · Grupo A`, and `Oro` for what is played after the groups. */
  title: string;
  /** How many a group has; null for what is played after the groups. */
  players: number | null;
  rounds: Round[];
}

/** Every fixture of a season; what two divisions share, once. */
function seasonStages({ divisions, cup }: Season): SeasonStage[] {
  const stages = new Map<string | undefined, SeasonStage>();
  for (const { config, groups, playoffs } of divisions) {
    groups.forEach(({ name, standings, rounds }, index) => {
      const stageBy = (between: string): string =>
        groups.length > 1 ? `${config.name}${between}${name}` : config.name;
      const players = standings.rows.length;
      const stage = { name: stageBy(', '), title: stageBy(' · '), players, rounds };
      stages.set(config.groups[index]?.fixture, stage);
    });
    playoffs.forEach(({ name, rounds }, index) => {
      const fixture = config.playoffs[index]?.fixture;
      const isShared = stages.has(fixture);
      stages.set(fixture, {
        name: isShared ? name : `${config.name}, ${name}`,
        title: isShared ? name : config.name,
        players: null,
        rounds,
      });
    });
  }
  const nameOfCup = competitionNames.cup;
  const ofCup = cup && {
    name: nameOfCup,
    title: nameOfCup,
    players: null,
    rounds: cup.rounds,
  };
  return [...stages.values(), ...(ofCup ? [ofCup] : [])];
}

/** Every fixture of a season, called as those of the running one. */
export function playedStages(season: Season): Stage[] {
  return seasonStages(season).map(({ title, rounds }) => ({ name: title, rounds }));
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
