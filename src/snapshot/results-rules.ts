/** Results that cannot be. */
import { divisions, site } from '../config/site.ts';
import { fixtureColumns, type Duel } from '../domain/fixture.ts';
import { pairKey, playerKey } from '../domain/player-key.ts';
import type { Problem } from '../domain/problem.ts';
import { isPlayer } from '../domain/side.ts';
import { resultOf } from '../season/build.ts';
import { winner } from '../season/model.ts';
import type { KnownSources } from './parse.ts';
import { fixturesOf, knockOuts, problemAt } from './rule.ts';

/** The column in which a duel's player stands. */
const columnOf = (player: string, { home }: Duel): number =>
  fixtureColumns[player === home ? 'home' : 'away'].at;

/** Nobody wins so many games in a duel, of however many it is. */
const tooMany = 10;

/** A duel of the league is won with as many games as league.yaml says; of the cup nobody says with how many. */
export function wrongScores(known: KnownSources): Problem[] {
  const games = site.league?.gamesToWin;
  return fixturesOf(known).flatMap(([source, rounds]) =>
    rounds
      .flatMap(({ duels }) => duels)
      .flatMap((duel) => {
        const result = resultOf(duel);
        if (!result.score) return [];
        const most = Math.max(...result.score);
        const isLeague = source !== 'fixtures-cup' && games !== undefined;
        const isRight = isLeague ? most === games || winner(result) === null : most < tooMany;
        if (isRight) return [];
        const score = result.score.join(' - ');
        const complaint = isLeague
          ? {
              reason: `${duel.home} y ${duel.away}: un duelo se gana con ${games}, y dice ${most}`,
              advice: 'corregí el resultado',
            }
          : {
              reason: `${duel.home} y ${duel.away}: ${most} son demasiados juegos para un duelo`,
              advice: 'corregí el resultado',
            };
        return [problemAt(source, duel.row, fixtureColumns.homeScore.at, score, complaint)];
      }),
  );
}

/** Whether a round of a knock-out is beside its bracket, as one for third place: losers play there. */
const isBeside = (round: string): boolean =>
  /tercer|\b3\b|\b3\s*\.?\s*(er|[°ºª])|consol/i.test(round);

/** Who loses a duel of a knock-out is in no later one. */
export function losersWhoPlayOn(known: KnownSources): Problem[] {
  return knockOuts.flatMap((source) => {
    const lost = new Map<string, { round: string; duel: Duel }>();
    return (known[source] ?? [])
      .filter(({ name }) => !isBeside(name))
      .flatMap(({ name, duels }) => {
        const found = duels.flatMap((duel) =>
          [duel.home, duel.away].flatMap((player): Problem[] => {
            const before = lost.get(playerKey(player));
            if (!before || !isPlayer(player)) return [];
            return [
              problemAt(source, duel.row, columnOf(player, duel), player, {
                reason: `${player} juega ${name} y perdió en ${before.round} (fila ${before.duel.row})`,
                advice: 'corregí quién pasó, o el resultado de esa fila',
              }),
            ];
          }),
        );
        for (const duel of duels) {
          const side = winner(resultOf(duel));
          if (side === null) continue;
          lost.set(playerKey(side === 'home' ? duel.away : duel.home), { round: name, duel });
        }
        return found;
      });
  });
}

const groupFixtures = divisions.flatMap(({ groups }) =>
  groups.map(({ fixture }) => `fixtures-${fixture}` as const),
);

/** Nobody plays twice in a round of a group: two rounds whose title was deleted look like that. */
export function playersTwiceInARound(known: KnownSources): Problem[] {
  return groupFixtures.flatMap((source) =>
    (known[source] ?? []).flatMap(({ name, duels }) => {
      const seen = new Map<string, Duel>();
      // The same pair twice is a repeated duel, which another rule reports.
      const isSamePair = (a: Duel, b: Duel): boolean =>
        pairKey(a.home, a.away) === pairKey(b.home, b.away);
      return duels.flatMap((duel) =>
        [duel.home, duel.away].flatMap((player): Problem[] => {
          const key = playerKey(player);
          const before = seen.get(key);
          seen.set(key, duel);
          if (!before || !isPlayer(player) || isSamePair(before, duel)) return [];
          return [
            problemAt(source, duel.row, columnOf(player, duel), player, {
              reason: `${player} juega dos veces en ${name}: también en la fila ${before.row}`,
              advice: 'si se borró el título de una fecha, agregalo; si no, corregí el nick',
            }),
          ];
        }),
      );
    }),
  );
}
