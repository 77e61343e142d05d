/** Compares a season's results with those already sent to a chat (docs/product.md, «Results to the groups»). */
import { keyOf } from '../config/competitions.ts';
import { z } from '../lib/validation.ts';
import { counterparts } from '../season/counterparts.ts';
import { readSide } from '../sources/sheets/side.ts';
import { slug } from '../lib/text.ts';
import {
  isResult,
  matchesOf,
  pairOf,
  swapSides,
  alignSides,
  type Match,
  type Result,
  type Season,
  type Stage,
} from '../season/model.ts';
import { formatDuel, formatResult, stageRound } from '../words/duel.ts';

/** A result that was sent to a chat. It has nicks and not keys, because `nicks.yaml` may give a nick another key. */
export const sentResultSchema = z.object({
  /** Competition, edition and fixture. */
  stage: z.string(),
  round: z.string(),
  home: z.string(),
  away: z.string(),
  score: z.tuple([z.int(), z.int()]).readonly(),
  forfeit: z
    .object({
      by: z.enum(['walkover', 'withdrawal']),
      winner: z.enum(['home', 'away']).nullable(),
    })
    .exactOptional(),
});
export type SentResult = z.output<typeof sentResultSchema>;

/** A result that is new (no `was`), withdrawn (no `now`), or changed since it was sent. */
export interface ResultChange {
  was: SentResult | null;
  now: SentResult | null;
  /** Text for the chat. Empty if there is nothing to say, as for another spelling of a nick. */
  line: string;
}

/** A duel as it was sent, or as its sheet has it. Without a score it has no result to send. */
interface Duel extends Result {
  round: string;
}

const stageKey = ({ competition, fixture }: Stage): string =>
  slug([keyOf(competition), competition.edition, fixture].join(' '));

const duelOfMatch = (match: Match): Duel => ({
  ...match,
  round: match.round.name,
  score: isResult(match) ? match.score : null,
});

const duelOfResult = ({ home, away, ...result }: SentResult): Duel => ({
  ...result,
  home: readSide(home),
  away: readSide(away),
});

function sentResult({ round, home, away, score, forfeit }: Duel, stage: Stage): SentResult | null {
  const sides = { home: home.nick, away: away.nick };
  return score && { stage: stageKey(stage), round, ...sides, score, ...(forfeit && { forfeit }) };
}

/** Key of a pair and its result. It stays the same when the sides change places. */
function pairResult(duel: Duel): string {
  const isInOrder = duel.home.key < duel.away.key;
  return `${pairOf(duel)} ${formatResult(isInOrder ? duel : swapSides(duel))}`;
}

/** Keys of a result's players in their round, with the result from each player's side if `withResult`. */
function playerKeys({ home, away, round, score }: Duel, withResult: boolean): string[] {
  if (!score) return [];
  const results = [score, score.toReversed()].map((games) => (withResult ? games.join('-') : ''));
  return [home, away].map(({ key }, side) => [slug(round), key, results[side]].join(' '));
}

/**
 * Keys under which a sent result and a duel are the same, most reliable first. A result may move to another round. A
 * pair that no sheet has any more may have become another pair of its round when a player was corrected.
 */
const sameDuel: readonly ((duel: Duel) => string[])[] = [
  (duel) => (duel.score ? [`${slug(duel.round)} ${pairResult(duel)}`] : []),
  (duel) => (duel.score ? [pairResult(duel)] : []),
  (duel) => [`${slug(duel.round)} ${pairOf(duel)}`],
  (duel) => [pairOf(duel)],
  (duel) => playerKeys(duel, true),
  (duel) => playerKeys(duel, false),
];

/** Returns a stage's duels without repeated rows, as after pasting twice. Duels with a result come first. */
function withoutCopies(matches: readonly Match[]): Match[] {
  const seen = new Set<string>();
  return matches
    .toSorted((a, b) => Number(isResult(b)) - Number(isResult(a)))
    .filter((match) => {
      const { code, home, away, round } = match;
      const row = [code, home.key, away.key, formatResult(match)];
      const inRound = [code, pairOf(match), slug(round.name)];
      const keys = [inRound, ...(isResult(match) ? [row] : [])].map((parts) => parts.join(' / '));
      const isCopy = keys.some((key) => seen.has(key));
      keys.forEach((key) => seen.add(key));
      return !isCopy;
    });
}

/** Text about a change, without its stage and round. */
function lineOf(was: Duel | null, now: Duel | null): string {
  if (!was) return now ? formatDuel(now) : '';
  if (!now?.score) return `Se retiró el resultado: ${formatDuel(was)}`;
  if (pairOf(was) !== pairOf(now)) {
    return `Corrección: ${formatDuel(now)}, antes ${formatDuel(was)}`;
  }
  const before = formatResult(alignSides(was, now));
  return before === formatResult(now) ? '' : `Corrección: ${formatDuel(now)}, antes ${before}`;
}

/**
 * Compares each sent result with the season, and lists the results that were not sent. Stages of other seasons, and
 * stages whose sheet has no duels any more, change nothing.
 */
function resultChanges(toldResults: readonly SentResult[], season: Season): ResultChange[] {
  return season.stages.flatMap((stage) => {
    const now = withoutCopies(matchesOf(stage)).map(duelOfMatch);
    if (now.length === 0) return [];
    const results = toldResults.filter((result) => result.stage === stageKey(stage));
    const before = new Map(results.map((result) => [duelOfResult(result), result]));
    const same = counterparts([...before.keys()], now, sameDuel);
    const known = new Set(same.values());
    const change = (was: Duel | null, is: Duel | null): ResultChange => {
      const line = lineOf(was, is);
      const round = { name: (is?.score ? is : was)?.round ?? '' };
      return {
        was: (was && before.get(was)) ?? null,
        now: is && sentResult(is, stage),
        line: line && `${line} (${stageRound({ stage, round })})`,
      };
    };
    const newResults = now.filter((duel) => duel.score && !known.has(duel));
    return [
      ...[...before.keys()].map((was) => change(was, same.get(was) ?? null)),
      ...newResults.map((duel) => change(null, duel)),
    ];
  });
}

/** The season as the online site has it, and as the sheets have it now. */
export interface Seasons {
  online: Season;
  now: Season;
}

/**
 * Lists the changes that the online site shows and the sheets still have, corrections before new results.
 * @param results Results that the chat was sent.
 */
export function changesToSend(
  results: readonly SentResult[],
  { online, now }: Seasons,
): ResultChange[] {
  const [changes, shown] = [now, online].map((season) => resultChanges(results, season));
  const keysOf = ({ was, now: is }: ResultChange): string[] => [JSON.stringify([was, is])];
  // Two legs of a pair may end alike, so each change needs its own counterpart online.
  const confirmed = [...counterparts(changes ?? [], shown ?? [], [keysOf]).keys()];
  return confirmed.toSorted((a, b) => Number(!a.was) - Number(!b.was));
}
