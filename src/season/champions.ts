/** Who won what in a season, and what it lacks to be over. */
import { listNames } from '../domain/text.ts';
import { buildBracket, finals } from './bracket.ts';
import {
  isOpen,
  matchesOf,
  winner,
  type BracketColumn,
  type Champion,
  type CompetitionSeason,
  type Division,
  type Group,
  type Season,
} from './model.ts';
import { leadersOf } from './order.ts';

/** What a champion won, as pages name it: the division, or the competition where it has one division or none. */
export function competitionName({
  competition,
  division,
}: Pick<Champion, 'competition' | 'division'>): string {
  return division && competition.divisions.length > 1 ? division.name : competition.name;
}

/** Who won the final of a bracket: nobody while it is open, and where several duels might be it. */
function bracketWinner(columns: readonly BracketColumn[]): Pick<Champion, 'player' | 'final'> {
  const [final, ...others] = finals(columns);
  if (!final || others.length > 0) return { player: null, final: null };
  const side = winner(final);
  const isPlayer = side !== null && final[side].kind === 'player';
  return { player: isPlayer ? final[side].nick : null, final };
}

/** The group whose table tells a division's champion; null where a final does, and where there are several. */
export function decidingGroup({ config, groups }: Division): Group | null {
  const [group, ...others] = groups;
  const hasFinal = config.playoffs.some(({ decidesTitle }) => decidesTitle);
  return group && others.length === 0 && !hasFinal ? group : null;
}

/**
 * Who stands first in the table that tells a division's champion: several where nothing parts them. Nobody while a
 * duel of that group has no result, where the group's fixture is empty, and where there is no such table.
 */
export function divisionLeaders(division: Division): string[] {
  const group = decidingGroup(division);
  if (!group) return [];
  const { standings } = group;
  const matches = matchesOf(group.stage);
  const isOver = matches.length > 0 || standings.rows.length === 1;
  return isOver && !matches.some(isOpen) ? leadersOf(standings, matches) : [];
}

/** A division's champion: who won its final where there is one, else who alone leads its only group. */
function divisionWinner(division: Division): Pick<Champion, 'player' | 'final'> {
  const { config, playoffs } = division;
  const deciding = config.playoffs.findIndex(({ decidesTitle }) => decidesTitle);
  if (deciding >= 0) return bracketWinner(buildBracket(playoffs[deciding]?.stage.rounds ?? []));
  const [first = null, ...others] = divisionLeaders(division);
  return { player: others.length > 0 ? null : first, final: null };
}

/** Said of who leads together when all is played. */
const howToBreakTies =
  'igualan en todo, así que nadie salió campeón; agregá abajo en su fixture una fecha «Desempate», con su duelo y el resultado (si fue por sorteo, W.O. del lado de quien ganó)';

/** Who won each division of a competition, or its bracket. */
export function champions({
  config: competition,
  divisions,
  bracket,
}: Omit<CompetitionSeason, 'champions'>): Champion[] {
  return [
    ...divisions.map((division) => ({
      competition,
      division: division.config,
      ...divisionWinner(division),
    })),
    ...(bracket ? [{ competition, division: null, ...bracketWinner(bracket.columns) }] : []),
  ];
}

/** A season with champions that a person named, by the ids of competition and division. */
export const withChampions = <Of extends Season>(
  season: Of,
  named: ReadonlyMap<string, Readonly<Record<string, string>>>,
): Of => {
  const competitions = season.competitions.map((played) => ({
    ...played,
    champions: played.champions.map((champion) => ({
      ...champion,
      player: named.get(played.config.id)?.[champion.division?.id ?? ''] ?? champion.player,
    })),
  }));
  return {
    ...season,
    competitions,
    champions: competitions.flatMap(({ champions }) => champions),
  };
};

/** What a season lacks to be over, a phrase each, in Spanish; empty when it is. */
export function missingResults({ stages, divisions, champions }: Season): string[] {
  const playersOf = new Map(
    divisions.flatMap(({ groups }) =>
      groups.map(({ stage, standings }) => [stage.fixture, standings.rows.length]),
    ),
  );
  const lacking = stages.flatMap(({ fixture, fullName, rounds }) => {
    const players = playersOf.get(fixture) ?? null;
    if (rounds.length === 0 && (players === null || players > 1)) {
      return [`${fullName}: su fixture no tiene ningún duelo`];
    }
    return rounds.flatMap(({ name, matches }) => {
      const open = matches.filter(isOpen).map(({ home, away }) => `${home.nick} y ${away.nick}`);
      // «Segunda, Final» has a round called «Final».
      const place = fullName.endsWith(name) ? fullName : `${fullName}, ${name}`;
      return open.length > 0 ? [`${place}: ${open.join('; ')}`] : [];
    });
  });
  const unsettled = champions.filter(({ player }) => player === null);
  const level = new Map(divisions.map((one) => [one.config.id, divisionLeaders(one)]));
  const lacks = unsettled.map((one) => {
    const leaders = level.get(one.division?.id ?? '') ?? [];
    const why =
      leaders.length > 0 ? `${listNames(leaders)} ${howToBreakTies}` : 'quién salió campeón';
    return `${competitionName(one)}: ${why}`;
  });
  return [...lacking, ...lacks];
}
