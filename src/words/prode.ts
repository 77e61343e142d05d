/** Sentences of el prode (docs/product.md, «El prode»). */
import {
  countMissing,
  scoreOf,
  type Picks,
  type ProdeRound,
  type ProdeScore,
} from '../season/prode.ts';
import { counted } from './numbers.ts';

/**
 * Says how many winners of a round the visitor guessed, and each of `others`, in their order, and the visitor's points:
 * `Acertaste 4 de 6; el Elo, 3; la tabla, 2. Tenés 6 puntos.` Empty while no duel of the round was decided by games.
 */
export function scoreSentence(
  visitor: ProdeScore,
  others: readonly { name: string; winners: number }[],
): string {
  if (visitor.duels === 0) return '';
  const guessed = [`Acertaste ${visitor.winners} de ${visitor.duels}`];
  for (const { name, winners } of others) guessed.push(`${name}, ${winners}`);
  return `${guessed.join('; ')}. Tenés ${pointsWords(visitor.points)}.`;
}

/** Formats points: `1 punto`, `7 puntos`. */
export const pointsWords = (points: number): string => counted(points, 'punto', 'puntos');

/** Writes the points of a round for a chat, the most first: `Fecha 5: Ana 7, Beto 5, el Elo 4`. */
export function prodeText(
  round: string,
  lines: readonly { name: string; points: number }[],
): string {
  const sorted = lines.toSorted((a, b) => b.points - a.points);
  return `${round}: ${sorted.map(({ name, points }) => `${name} ${points}`).join(', ')}`;
}

/** `faltan 3 duelos`, `falta 1 duelo`. */
const missingWords = (missing: number): string =>
  `${missing === 1 ? 'falta' : 'faltan'} ${counted(missing, 'duelo', 'duelos')}`;

/** Says how many duels the visitor may still pick: `Te faltan 3 duelos.` Empty for 0. */
export const missingPicksSentence = (missing: number): string =>
  missing === 0 ? '' : `Te ${missingWords(missing)}.`;

/**
 * Text of the visitor's own card: `Fecha 5: 6 puntos. Fecha 6: te faltan 3 duelos.` It names the last of `rounds` with
 * picks and results, and the first with a duel that may still be picked and has no pick. Empty without picks, or without
 * either.
 * @param now In milliseconds since 1970.
 */
export function ownProdeText(rounds: readonly ProdeRound[], picks: Picks, now: number): string {
  const isPicked = ({ duels }: ProdeRound): boolean => duels.some(({ id }) => picks.has(id));
  if (!rounds.some(isPicked)) return '';
  const sentences: string[] = [];
  const scored = rounds.findLast(
    (round) => isPicked(round) && scoreOf(round.duels, picks).duels > 0,
  );
  if (scored) {
    const { points } = scoreOf(scored.duels, picks);
    sentences.push(`${scored.name}: ${pointsWords(points)}.`);
  }
  for (const { name, duels } of rounds) {
    const missing = countMissing(duels, picks, now);
    if (missing === 0) continue;
    sentences.push(`${name}: te ${missingWords(missing)}.`);
    break;
  }
  return sentences.join(' ');
}

/** Says that a number of a link's picks, at least one, cannot be read: `1 pronóstico no se pudo leer: …`. */
export const unreadableSentence = (picks: number): string =>
  `${counted(picks, 'pronóstico no se pudo', 'pronósticos no se pudieron')} leer: el enlace está cortado o cambió el fixture.`;
