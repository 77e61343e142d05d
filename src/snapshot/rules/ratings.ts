/** Rules that report impossible ratings, compared with each other and with the last weeks of the history. */
import { weeksByPlayer, type WeeklyRating } from '../../season/elo-history.ts';
import { lowerMedian } from '../../lib/number.ts';
import { playerKey } from '../../sources/player-key.ts';
import type { Problem } from '../../sources/problem.ts';
import type { RankedPlayer, RankingKey } from '../../sources/sheets/ranking.ts';
import { formatNumber } from '../../words/numbers.ts';
import { problemAt, type Rule } from './rule.ts';

/** A change is a leap if it exceeds these points, and the larger value is more than so many times the smaller one. */
const leapPoints = 100;
const leapFactor = 1.5;

const isLeap = (before: number, now: number): boolean =>
  Math.abs(before - now) > leapPoints && Math.max(before, now) > leapFactor * Math.min(before, now);

/** Number of weeks to compare with: one is not enough, since a mistyped rating is in the history an hour later. */
const comparedWeeks = 3;

/** A player's rating in recent weeks: the last Elo, or the highest maximum, leaps aside. Null if none is known. */
function ratingBefore(weeks: readonly WeeklyRating[], column: RankingKey): number | null {
  const values: number[] = [];
  for (const { [column]: value } of weeks.slice(-comparedWeeks)) {
    // The history has 0 for a player without a rating.
    if (value !== null && value !== 0) values.push(value);
  }
  const middle = lowerMedian(values);
  if (middle === undefined) return null;
  const sound = values.filter((value) => !isLeap(middle, value));
  return column === 'maxElo' ? Math.max(...sound) : (sound.at(-1) ?? null);
}

/** Says in Spanish why a rating is odd after the previous one. Null if it is not. */
function oddity(column: RankingKey, before: number, now: number | null): string | null {
  const name = column === 'elo' ? 'el Elo' : 'el MAX Elo';
  const was = formatNumber(before);
  if (!now) return `falta ${name}, que era ${was}`;
  if (isLeap(before, now)) return `${name} era ${was}: es un salto muy grande`;
  return column === 'maxElo' && now < before ? `un máximo no baja, y era ${was}` : null;
}

/** Says in Spanish why a player's highest Elo does not fit the current one. Null if it does. */
function maximumOddity({ elo, maxElo }: RankedPlayer): string | null {
  if (!elo || !maxElo) return null;
  const current = formatNumber(elo);
  if (elo > maxElo) {
    return `el MAX Elo es menor que el Elo actual, ${current}: actualizalo si es su mejor marca`;
  }
  const isTooHigh = maxElo > 2 * elo && maxElo - elo > leapPoints;
  return isTooHigh ? `el MAX Elo es más del doble del Elo actual, ${current}` : null;
}

/** Columns of a player's ratings that are odd, each with the reason in Spanish. */
function oddities(player: RankedPlayer, weeks: readonly WeeklyRating[]) {
  const found: { column: RankingKey; reason: string }[] = [];
  for (const column of ['elo', 'maxElo'] as const) {
    const before = ratingBefore(weeks, column);
    const reason = before === null ? null : oddity(column, before, player[column]);
    if (reason !== null) found.push({ column, reason });
  }
  // One remark is enough for a player whose rating already contradicts the history.
  if (found.length > 0) return found;
  const reason = maximumOddity(player);
  return reason === null ? [] : [{ column: 'maxElo' as const, reason }];
}

/** Reports nicks of the last two weeks that have left the sheet: a row deleted, or a nick changed or mistyped. */
function* goneNicks(
  players: readonly RankedPlayer[],
  weeks: readonly WeeklyRating[],
): Generator<Problem> {
  const present = new Set(players.map(({ nick }) => playerKey(nick)));
  const lastTwo = [...new Set(weeks.map(({ week }) => week))].toSorted().slice(-2);
  const recent = weeks.filter(({ week }) => lastTwo.includes(week));
  const newest = new Map(recent.map((row) => [row.id || playerKey(row.nick), row]));
  for (const { id, nick } of newest.values()) {
    if (present.has(playerKey(nick))) continue;
    const successor = id === '' ? undefined : players.find((player) => player.id === id);
    const at = (successor ?? players[0])?.places.nick ?? -1;
    yield problemAt('ranking', successor?.row ?? 1, at, nick, {
      reason: successor
        ? `estaba en el ranking, y su ID ahora tiene otro nick, «${successor.nick}»`
        : 'estaba en el ranking y ya no está en la hoja',
      advice:
        'si es un error, corregilo; si cambió de nick, agregalo en nicks.yaml, en «renamed»; si dejó de jugar, no hace falta nada',
    });
  }
}

/** Reports ratings that leap or were cleared, a maximum that falls, and players who disappeared or changed nicks. */
export const ratingLeaps: Rule = function* ({ data: { ranking }, history, today }) {
  // With an empty ranking, every player would be reported.
  if (ranking.length === 0) return;
  const weeks = history.filter(({ week }) => week <= today);
  const weeksOf = weeksByPlayer(weeks);
  yield* goneNicks(ranking, weeks);
  for (const player of ranking) {
    for (const { column, reason } of oddities(player, weeksOf(player))) {
      const value = player[column];
      const shown = value === null ? '' : formatNumber(value);
      yield problemAt('ranking', player.row, player.places[column], shown, {
        reason: `${player.nick}: ${reason}`,
        advice: value
          ? 'revisá los dígitos y la coma; si está bien, no hace falta nada'
          : 'escribilo de nuevo',
      });
    }
  }
};
