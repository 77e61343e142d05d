/** What a chart of places says in words. */
import { greatestMoves, type Move, type PlaceLine } from '../../season/places-by-round.ts';
import { listNames } from '../../domain/text.ts';
import { counted } from '../../words/numbers.ts';

/** `Ana (3 puestos)`, `Ana y Beto (1 puesto)`. */
const describeMove = ({ players, places }: Move): string =>
  `${listNames(players)} (${counted(places, 'puesto', 'puestos')})`;

/** `Quien más subió desde la primera fecha: Ana (3 puestos). Quienes más bajaron: Beto y Caro (2 puestos).` */
export function describeMoves(lines: readonly PlaceLine[]): string {
  const { climb, fall } = greatestMoves(lines);
  if (!climb || !fall) return 'Nadie cambió de puesto desde la primera fecha.';
  const [rose, fell] = [climb, fall].map(({ players }) => players.length === 1);
  return [
    `${rose ? 'Quien más subió' : 'Quienes más subieron'} desde la primera fecha: ${describeMove(climb)}.`,
    `${fell ? 'Quien más bajó' : 'Quienes más bajaron'}: ${describeMove(fall)}.`,
  ].join(' ');
}

/** A round where there is room for two or three letters: `F3` for «Fecha 3». */
export const shortRound = (name: string): string =>
  name.replace(/^(\p{L})\p{L}*\s+(?=\d)/u, '$1').slice(0, 4);
