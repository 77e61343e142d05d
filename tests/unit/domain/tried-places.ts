/** Final places by trying every outcome: slow, and plainly right. */
import { isPlayed, type Duel } from '../../../src/domain/fixture.ts';
import { recordLabels, recordOf } from '../../../src/domain/record.ts';
import { explainOrder } from '../../../src/domain/standings-order.ts';

/** Every way in which the duels left can end. */
function outcomes(duels: readonly Duel[], gamesToWin: number): Duel[][] {
  const results = Array.from({ length: gamesToWin }, (_, games) => games).flatMap((games) => [
    [gamesToWin, games] as const,
    [games, gamesToWin] as const,
  ]);
  return duels.reduce<Duel[][]>(
    (all, duel) =>
      isPlayed(duel)
        ? all.map((outcome) => [...outcome, duel])
        : all.flatMap((outcome) =>
            results.map(([homeScore, awayScore]) => [
              ...outcome,
              { ...duel, homeScore, awayScore },
            ]),
          ),
    [[]],
  );
}

/** Best and worst place of each player, `Ana 1–2`; players level in everything share theirs. */
export function triedPlaces(
  players: readonly string[],
  duels: readonly Duel[],
  gamesToWin = 2,
): string[] {
  const best = new Map(players.map((player) => [player, players.length]));
  const worst = new Map(players.map((player) => [player, 1]));
  for (const outcome of outcomes(duels, gamesToWin)) {
    const rows = players.map((player) => {
      const record = recordOf(player, outcome);
      return { row: 0, player, values: recordLabels.map((label) => record[label]) };
    });
    const order = explainOrder(rows, outcome);
    for (let first = 0; first < order.length;) {
      let last = first;
      while (order[last]?.reason?.by === 'nothing') last++;
      for (const { row } of order.slice(first, last + 1)) {
        best.set(row.player, Math.min(best.get(row.player) ?? 0, first + 1));
        worst.set(row.player, Math.max(worst.get(row.player) ?? 0, last + 1));
      }
      first = last + 1;
    }
  }
  return players.map((player) => `${player} ${best.get(player)}–${worst.get(player)}`);
}
