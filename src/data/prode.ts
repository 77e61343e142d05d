/** The rounds of el prode in the competitions in play (docs/product.md, «El prode»). */
import { duelRules, type DuelRules, type PlayedCompetition } from '../config/stages.ts';
import { compareTexts, slug, takeName } from '../lib/text.ts';
import { formatIso, momentOf } from '../lib/time.ts';
import { competitionKey } from '../config/competitions.ts';
import { href, prodePath, sectionId, stagePath } from '../config/addresses.ts';
import type { EloOf } from '../season/elo-history.ts';
import {
  isBetweenPlayers,
  isDecided,
  isDuel,
  isResult,
  matchesOf,
  type Match,
  type Round,
  type Stage,
} from '../season/model.ts';
import { computeStandings } from '../season/order.ts';
import {
  stageKey,
  turnScore,
  type ProdeDuel,
  type ProdeRound,
  type Seat,
} from '../season/prode.ts';
import { formerNicks, playerKey } from '../sources/player-key.ts';
import type { Side } from '../sources/sheets/side.ts';
import { playersInSheet, type Standings } from '../sources/sheets/table.ts';
import { once } from './this-build.ts';
import { currentElo } from './players.ts';
import { publicationOfResults } from './results.ts';
import { season } from './season.ts';

/** Facts that a season does not have. */
interface ProdeFacts {
  eloOf: EloOf;
  /** Moment when a result was first published. */
  resultAt: (match: Match) => Date;
}

/** Places of a group's players before a round, by player key, from 0. Null without a table, and before any result. */
function placesBefore(
  standings: Standings | null,
  earlier: readonly Round[],
): ReadonlyMap<string, number> | null {
  const results = earlier.flatMap(({ matches }) => matches).filter(isDecided);
  if (!standings || !results.some(isResult)) return null;
  const table = computeStandings(playersInSheet(standings.rows), results, standings);
  return new Map(table.map(({ row }, index) => [playerKey(row.player), index]));
}

/** The seat with the higher value. Null if a value is not known, or both are equal. */
function higherSeat(first: number | null, second: number | null): Seat | null {
  if (first === null || second === null || first === second) return null;
  return first > second ? 0 : 1;
}

/**
 * A player's part of a duel's id, made from the first nick that is known: a change of nick keeps the picks of the
 * season. A nick of signs alone has no slug.
 */
const idPart = ({ nick }: Side): string => slug(formerNicks(nick)[0] ?? nick) || 'jugador';

/** Both players in the order of a duel's id, which does not depend on who is at home. */
function seatsOf({ home, away }: Match): [first: Side, second: Side] {
  const order = compareTexts(idPart(home), idPart(away)) || compareTexts(home.key, away.key);
  return order <= 0 ? [home, away] : [away, home];
}

/**
 * Ids of a stage's duels between known players, by match: both players in alphabetical order, `ana.beto`, with a number
 * from the pair's second duel on, `ana.beto.2`.
 */
function prodeIds(stage: Stage): ReadonlyMap<Match, string> {
  const meetings = new Map<string, number>();
  const ids = new Map<Match, string>();
  for (const match of matchesOf(stage)) {
    if (!isDuel(match) || !isBetweenPlayers(match)) continue;
    const pair = seatsOf(match).map(idPart).join('.');
    const meeting = (meetings.get(pair) ?? 0) + 1;
    meetings.set(pair, meeting);
    ids.set(match, meeting === 1 ? pair : `${pair}.${meeting}`);
  }
  return ids;
}

/** The seat of the player at home: 0 if that player comes first in the duel's id, otherwise 1. */
const homeSeat = (match: Match): Seat => (seatsOf(match)[0] === match.home ? 0 : 1);

/** A duel as pages know it. @param places Places of the group's players before the round (`placesBefore`). */
function prodeDuel(
  match: Match,
  id: string,
  places: ReadonlyMap<string, number> | null,
  { eloOf, resultAt }: ProdeFacts,
): ProdeDuel {
  const home = homeSeat(match);
  const [first, second] = seatsOf(match);
  const { when, score, forfeit } = match;
  const duel: ProdeDuel = {
    id,
    players: [first.nick, second.nick],
    home,
    closesAt: when?.time ? formatIso(momentOf(when.date, when.time)) : null,
    resultAt: score === null ? null : formatIso(resultAt(match)),
    score: score && turnScore(score, home),
    eloFavourite: higherSeat(eloOf(first.nick), eloOf(second.nick)),
    // The first place of a table is the lowest number.
    tableFavourite: higherSeat(places?.get(second.key) ?? null, places?.get(first.key) ?? null),
  };
  if (forfeit) duel.isForfeit = true;
  return duel;
}

/**
 * Lists a stage's rounds for the guessing game (el prode), in order of play, with all duels between known players, open
 * or decided. Rounds without any are left out. A `key` is made from the round's name, `fecha-5`; the second round with
 * the name «Desempate» gets `desempate-2`.
 * @param facts Functions for a player's Elo, and for the moment when a result was first published.
 */
export function prodeRounds(stage: Stage, facts: ProdeFacts): ProdeRound[] {
  const ids = prodeIds(stage);
  const takenKeys = new Set<string>();
  const listed: ProdeRound[] = [];
  for (const [index, round] of stage.rounds.entries()) {
    // A round without such duels takes a key, too: it may get some.
    const key = takeName(slug(round.name), takenKeys);
    const places = placesBefore(stage.standings, stage.rounds.slice(0, index));
    const duels: ProdeDuel[] = [];
    for (const match of round.matches) {
      const id = ids.get(match);
      if (id !== undefined) duels.push(prodeDuel(match, id, places, facts));
    }
    if (duels.length > 0) listed.push({ key, name: round.name, duels });
  }
  return listed;
}

/** A stage with duels between known players. `key` is its name in links and in what devices remember. */
export interface ProdeStage {
  key: string;
  title: string;
  rules: DuelRules;
  rounds: ProdeRound[];
}

/** What el prode of a page fetches: the stages of a division, or of a bracket. */
export interface ProdeFile {
  /** Part of the address: the division's id, or the competition's. */
  id: string;
  /** Competition and edition: picks of another season belong to no duel of this one. */
  season: string;
  stages: ProdeStage[];
}

const seasonKey = (competition: PlayedCompetition): string =>
  slug(`${competitionKey(competition)} ${competition.edition}`);

/** Stages of a file. One without open duels stays, because picks are scored against its results. */
async function prodeStages(played: readonly Stage[]): Promise<ProdeStage[]> {
  const eloOf = await currentElo();
  const resultAt = await publicationOfResults();
  const stages: ProdeStage[] = [];
  for (const stage of played) {
    const rounds = prodeRounds(stage, { eloOf, resultAt });
    const rules = duelRules(stage.rules);
    if (rules === null || rounds.length === 0) continue;
    const { fixture, fullName } = stage;
    stages.push({ key: slug(fixture), title: fullName, rules, rounds });
  }
  return stages;
}

/** A file for each running division and bracket with `gamesToWin` and a duel of known players, open or decided. */
export const prodeFiles = once(async (): Promise<ProdeFile[]> => {
  const files: ProdeFile[] = [];
  for (const { config, divisions, bracket } of (await season()).competitions) {
    const key = seasonKey(config);
    for (const { config: division, groups, playoffs } of divisions) {
      const stages = await prodeStages([...groups, ...playoffs].map(({ stage }) => stage));
      files.push({ id: division.id, season: key, stages });
    }
    if (!bracket) continue;
    const stages = await prodeStages([bracket.stage]);
    files.push({ id: config.id, season: key, stages });
  }
  return files.filter(({ stages }) => stages.length > 0);
});

/** Hrefs by which the visitor's own card finds el prode of a stage. */
export interface ProdeAddresses {
  file: string;
  /** Part of the page with el prode. */
  page: string;
}

/** Href of el prode's file. Null if `prodeFiles` has none. @param id Of a division, or of a bracket's competition. */
export const prodeFileHref = async (id: string): Promise<string | null> =>
  (await prodeFiles()).some((file) => file.id === id) ? href(prodePath(id)) : null;

/**
 * Returns two hrefs: `file` is el prode's file of the stage's division or bracket, `page` is the fixture in the stage's
 * page, `/torneos/liga/oro#oro-fixture`. Null if the division or bracket has no file.
 */
export async function prodeOfStage(stage: Stage): Promise<ProdeAddresses | null> {
  const { competition, division } = stage;
  const file = await prodeFileHref(division?.id ?? competition.id);
  if (file === null) return null;
  const section = division ? sectionId(division.id, 'fixture') : 'fixture';
  return { file, page: href(`${stagePath(stage)}#${section}`) };
}

/**
 * Maps the id of each duel of the season between known players, open or decided, to the key under which devices
 * remember its pick, and to the home player's seat. Stages without rules about duels have none.
 */
export const prodeKeys = once(async () => {
  const keys = new Map<string, { key: string; home: Seat }>();
  for (const stage of (await season()).stages) {
    if (duelRules(stage.rules) === null) continue;
    const prefix = stageKey(seasonKey(stage.competition), slug(stage.fixture));
    for (const [match, id] of prodeIds(stage)) {
      keys.set(match.id, { key: `${prefix}~${id}`, home: homeSeat(match) });
    }
  }
  return keys;
});
