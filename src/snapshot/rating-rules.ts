/** Ratings that cannot be: against each other, and against the player's last week in the history. */
import { weeksByPlayer, type WeeklyRating } from '../domain/elo-history.ts';
import { playerKey } from '../domain/player-key.ts';
import type { Complaint, Problem } from '../domain/problem.ts';
import { rankingColumns } from '../domain/ranking-sheet.ts';
import type { RankedPlayer } from '../domain/ranking.ts';
import { formatNumber } from '../words/numbers.ts';
import type { KnownSources } from './parse.ts';
import { problemAt, type Moment } from './rule.ts';

/** Points that an Elo does not win or lose in a week, when they are also half of what it was. */
const leap = 100;

const isLeap = (before: number, now: number): boolean =>
  Math.abs(before - now) > leap && Math.max(before, now) > 1.5 * Math.min(before, now);

const check = 'revisá los dígitos y la coma; si está bien, no hace falta nada';

/** What is odd in a rating of a player, by its column. */
function oddities(
  { elo, maxElo }: RankedPlayer,
  last: { elo: number | null; maxElo: number | null } | undefined,
): ['elo' | 'maxElo', number | null, Complaint][] {
  const found: ['elo' | 'maxElo', number | null, Complaint][] = [];
  const name = { elo: 'el Elo', maxElo: 'el MAX Elo' } as const;
  if (elo && maxElo && maxElo > 2 * elo && maxElo - elo > leap) {
    const reason = `el MAX Elo es más del doble del Elo actual, ${formatNumber(elo)}`;
    found.push(['maxElo', maxElo, { reason, advice: check }]);
  }
  for (const column of ['elo', 'maxElo'] as const) {
    const [before, now] = [last?.[column] ?? 0, column === 'elo' ? elo : maxElo];
    if (before === 0) continue;
    if (!now) {
      const reason = `la semana pasada ${name[column]} era ${formatNumber(before)}, y ahora no está`;
      found.push([column, now, { reason, advice: 'escribilo de nuevo' }]);
    } else if (isLeap(before, now)) {
      const reason = `${name[column]} era ${formatNumber(before)}: es un salto muy grande`;
      found.push([column, now, { reason, advice: check }]);
    } else if (column === 'maxElo' && now < before) {
      const reason = `un máximo no baja, y era ${formatNumber(before)}`;
      found.push([column, now, { reason, advice: check }]);
    }
  }
  return found;
}

/** Who was in the ranking in the last week of the history, and is not in the sheet. */
function gonePlayers(players: readonly RankedPlayer[], weeks: readonly WeeklyRating[]): Problem[] {
  const ids = new Set(players.map(({ id }) => id));
  const nicks = new Set(players.map(({ nick }) => playerKey(nick)));
  const last = weeks
    .map(({ week }) => week)
    .toSorted()
    .at(-1);
  return weeks
    .filter(
      ({ week, id, nick }) => week === last && !nicks.has(playerKey(nick)) && !(id && ids.has(id)),
    )
    .map(({ nick }) =>
      problemAt('ranking', 1, rankingColumns.nick.at, nick, {
        reason: `${nick} estaba en el ranking y ya no está en la hoja`,
        advice: 'si se borró su fila, agregala; si dejó de jugar, no hace falta nada',
      }),
    );
}

/** Ratings that leap, a maximum that falls, an Elo that was cleared, a player who is gone. */
export function ratingLeaps(known: KnownSources, { history, today }: Moment): Problem[] {
  const weeks = history.filter(({ week }) => week <= today);
  const weeksOf = weeksByPlayer(weeks);
  // A ranking that was emptied says nothing of anybody.
  if (!known.ranking || known.ranking.length === 0) return [];
  return [
    ...gonePlayers(known.ranking, weeks),
    ...known.ranking.flatMap((player) =>
      oddities(player, weeksOf(player).at(-1)).map(([column, value, complaint]) =>
        problemAt('ranking', player.row, rankingColumns[column].at, String(value ?? ''), {
          ...complaint,
          reason: `${player.nick}: ${complaint.reason}`,
        }),
      ),
    ),
  ];
}
