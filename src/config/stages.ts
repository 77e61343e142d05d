/** Lists the stages of a competition, one for each fixture of its file. */
import type { CalendarDate } from '../lib/time.ts';
import type { Competition, DivisionConfig } from './site.ts';

/** A competition as a season needs it, running or finished: names, rules and format. */
export interface PlayedCompetition extends Pick<
  Competition,
  | ('id' | 'key' | 'format' | 'name' | 'shortName' | 'article' | 'emblem' | 'edition')
  | ('columns' | 'criteria' | 'divisions' | 'fixture' | 'forfeits')
> {
  /** Games that win a duel. Absent from finished seasons, and from brackets whose file does not say it. */
  gamesToWin?: number | undefined;
  /** First day, if the competition's file says it. Years of its fixtures count from that day. */
  starts?: CalendarDate | null | undefined;
}

/** A part of a competition with a fixture of its own: a group, a playoff, or a bracket. */
export interface StageDescription {
  competition: PlayedCompetition;
  /** The higher of two divisions that share the stage. Null in a bracket. */
  division: DivisionConfig | null;
  /** True if two divisions play the stage, as in a promotion. */
  isShared: boolean;
  /** Group id. Null for a playoff and for a bracket. */
  group: string | null;
  /** Name of the fixture in the competition's file, unique among all competitions. */
  fixture: string;
  /** `Primera`, `Segunda · Grupo A`, `Segunda` for a playoff, the competition's name for a bracket. */
  name: string;
  /** Name for lists: `Segunda, Grupo A`, `Segunda, Final`. */
  fullName: string;
  rules: Rules;
}

/** How the duels of a competition, or of one fixture, count, and when the competition starts. */
export type Rules = Pick<PlayedCompetition, 'starts' | 'gamesToWin' | 'forfeits'>;

/** How a duel may end. */
export interface DuelRules {
  /** Games that win a duel: 2 for a best of three. */
  gamesToWin: number;
}

/** Rules of the duels of a finished season, whose file does not say the games to win. */
export const singleGame: DuelRules = { gamesToWin: 1 };

/** Games that a forfeit gives to its winner: `forfeits.games`, without that `gamesToWin`, without both 0. */
export const forfeitGames = ({ forfeits, gamesToWin = 0 }: Rules): number =>
  forfeits?.games ?? gamesToWin;

/** How a duel may end, `{ gamesToWin: 2 }`, by the rules of a fixture or competition. Null without `gamesToWin`. */
export const duelRules = ({ gamesToWin }: Rules): DuelRules | null =>
  gamesToWin === undefined ? null : { gamesToWin };

/** Rules of a fixture. Its own games to win, if any, also count for walkovers, unless these count with 0 games. */
function rulesFor(rules: Rules, { gamesToWin }: { gamesToWin?: number | undefined }): Rules {
  if (gamesToWin === undefined) return rules;
  const { forfeits } = rules;
  const games = forfeits?.games === 0 ? 0 : gamesToWin;
  return { ...rules, gamesToWin, forfeits: forfeits && { ...forfeits, games } };
}

/**
 * Names a division among those of all competitions of its season: `Oro` if only one of these has divisions; else, with
 * the competition's short name, `Liga, Oro`, or for a competition's only division the competition's full name.
 */
export function divisionLabel(
  season: readonly PlayedCompetition[],
  { name, shortName, divisions }: PlayedCompetition,
  division: DivisionConfig,
): string {
  const withDivisions = season.filter((competition) => competition.divisions.length > 0);
  if (withDivisions.length < 2) return division.name;
  return divisions.length === 1 ? name : `${shortName}, ${division.name}`;
}

/** Stages of the groups of one division. @param label Name of the division among those of all competitions. */
function groupStages(
  competition: PlayedCompetition,
  division: DivisionConfig,
  label: string,
): StageDescription[] {
  const isOnly = division.groups.length === 1;
  return division.groups.map((group) => ({
    competition,
    division,
    isShared: false,
    group: group.id,
    fixture: group.fixture,
    name: isOnly ? label : `${label} · ${group.name}`,
    fullName: isOnly ? label : `${label}, ${group.name}`,
    rules: rulesFor(competition, group),
  }));
}

/** Stages of the playoffs of all divisions. Playoffs with the same fixture are one stage, described by the first. */
function playoffStages(
  competition: PlayedCompetition,
  labelOf: (division: DivisionConfig) => string,
): StageDescription[] {
  const playoffs = competition.divisions.flatMap((division) =>
    division.playoffs.map((playoff) => ({ division, playoff })),
  );
  const stages: StageDescription[] = [];
  for (const { division, playoff } of playoffs) {
    const { fixture, name } = playoff;
    if (stages.some((stage) => stage.fixture === fixture)) continue;
    const isShared = playoffs.filter((other) => other.playoff.fixture === fixture).length > 1;
    const label = labelOf(division);
    stages.push({
      competition,
      division,
      isShared,
      group: null,
      fixture,
      name: isShared ? name : label,
      fullName: isShared ? name : `${label}, ${name}`,
      rules: rulesFor(competition, playoff),
    });
  }
  return stages;
}

/**
 * Lists a competition's stages: first the groups of all divisions, then their playoffs, a shared one once; or its
 * bracket. @param season All competitions of its season, which decide how divisions are named (`divisionLabel`).
 */
export function listStages(
  competition: PlayedCompetition,
  season: readonly PlayedCompetition[],
): StageDescription[] {
  const { divisions, fixture, name } = competition;
  if (fixture !== null) {
    const bracket = { division: null, isShared: false, group: null, fixture };
    return [{ competition, ...bracket, name, fullName: name, rules: competition }];
  }
  const labelOf = (division: DivisionConfig): string =>
    divisionLabel(season, competition, division);
  return [
    ...divisions.flatMap((division) => groupStages(competition, division, labelOf(division))),
    ...playoffStages(competition, labelOf),
  ];
}
