/**
 * Picks of a round in an address, to send to friends:
 * `?prode=Ana~2026~oro-a~fecha-5~ana.beto.1-2-1.lm2x9k_caro.dani.0.lm2xb3`. An address may be cut, typed or of another
 * season, so reading one keeps what is sound and counts what is not.
 */
import { firstCharacters } from '../lib/clean.ts';
import type { Score } from '../sources/sheets/fixture.ts';
import { winnerOf, type Pick, type Picks } from '../season/prode.ts';

/** The picks of a round by one person, as a link has them. The round may be of another season or of none. */
export interface SharedPicks {
  season: string;
  stage: string;
  round: string;
  /** Name that the person chose; shown as text. */
  name: string;
  picks: Picks;
  /** Number of items that could not be read, as after somebody cut the link. */
  unreadable: number;
}

const maxNameLength = 30;
/** More than the duels of a stage's season. */
const maxPicks = 300;
/** The latest moment that a `Date` can hold. */
const latestMoment = 8.64e15;

/** Cleans a name: no control characters and `~`, one line, at most 30 characters. Empty if nothing is left. */
export function cleanName(name: string): string {
  const line = name.replaceAll(/[\p{C}~\s]+/gu, ' ').trim();
  return firstCharacters(line, maxNameLength).trim();
}

/** Writes picks as items of a link; devices keep picks in the same form. */
export const writePicks = (picks: Picks): string =>
  [...picks].map(([id, pick]) => writePick(id, pick)).join('_');

function writePick(id: string, { winner, score, pickedAt }: Pick): string {
  const result = score === null ? `${winner}` : score.join('-');
  return `${id}.${result}.${pickedAt.toString(36)}`;
}

/** Writes the value of the parameter `prode`, for `readLink`. */
export function writeLink({
  name,
  season,
  stage,
  round,
  picks,
}: Omit<SharedPicks, 'unreadable'>): string {
  return [cleanName(name), season, stage, round, writePicks(picks)].join('~');
}

/** The result is `0` or `1`, the winner's seat, or the games of both players. */
const pickPattern =
  /^(?<id>[\p{L}\p{N}-]+\.[\p{L}\p{N}-]+(?:\.\d+)?)\.(?:(?<seat>[01])|(?<games>\d{1,2}-\d{1,2}))\.(?<moment>[0-9a-z]{1,9})$/u;

/** Parses one item. Null if it is cut or no possible pick. */
function readPick(item: string): [id: string, Pick] | null {
  const found = pickPattern.exec(item)?.groups;
  if (!found) return null;
  const { id = '', seat, games, moment = '' } = found;
  const pickedAt = Number.parseInt(moment, 36);
  if (pickedAt > latestMoment) return null;
  if (games === undefined) return [id, { winner: seat === '0' ? 0 : 1, score: null, pickedAt }];
  const [first = 0, second = 0] = games.split('-').map(Number);
  const score: Score = [first, second];
  const winner = winnerOf(score);
  return winner === null ? null : [id, { winner, score, pickedAt }];
}

/** Parses what `writePicks` wrote, as far as it is sound. `unreadable` counts the other items, and those after 300. */
export function readPicks(text: string): { picks: Map<string, Pick>; unreadable: number } {
  const picks = new Map<string, Pick>();
  let unreadable = 0;
  for (const item of text.split('_').filter(Boolean)) {
    const pick = picks.size < maxPicks ? readPick(item) : null;
    if (pick) picks.set(...pick);
    else unreadable += 1;
  }
  return { picks, unreadable };
}

/** Parses the value of the parameter `prode`. Null without season, stage and round. Name and picks may be empty. */
export function readLink(text: string): SharedPicks | null {
  const [name = '', season, stage, round, items = ''] = text.split('~');
  if (!season || !stage || !round) return null;
  return { name: cleanName(name), season, stage, round, ...readPicks(items) };
}
