/** Who won what in a season, and what it lacks to be over. */
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
 * A division's champion: who won its final where there is one, else the first of its only group. Nobody
 * while the final, or a duel of that group, has no result, where the group's fixture is empty, and where
 * several groups had no final.
 */
function divisionWinner(division: Division): Pick<Champion, 'player' | 'final'> {
  const { config, playoffs } = division;
  const deciding = config.playoffs.findIndex(({ decidesTitle }) => decidesTitle);
  if (deciding >= 0) return bracketWinner(buildBracket(playoffs[deciding]?.stage.rounds ?? []));
  const group = decidingGroup(division);
  const nobody = { player: null, final: null };
  if (!group) return nobody;
  const { rows } = group.standings;
  const matches = matchesOf(group.stage);
  const isOver = matches.length > 0 || rows.length === 1;
  if (!isOver || matches.some(isOpen)) return nobody;
  return { player: rows[0]?.player ?? null, final: null };
}

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
  return [...lacking, ...unsettled.map((one) => `${competitionName(one)}: quién salió campeón`)];
}
