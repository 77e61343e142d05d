/** Who stands on a side of a duel: a player, somebody not known yet, or nobody. */
import { playerKey } from './player-key.ts';
import type { ProblemLog } from './problem.ts';
import { cell } from './rows.ts';

export interface Side {
  kind: 'player' | 'placeholder' | 'bye';
  /** Of players by any spelling and under nicks of before; of others, the text. */
  key: string;
  /** As the sheet has it. */
  nick: string;
}

/** The sides of a duel; each has the name of its column. */
export const sides = ['home', 'away'] as const;

/** Nobody to play against, perhaps numbered as slots are: «Bye 1». Nicks may begin like these words. */
const bye =
  /^\(?(?:[-–—]*|n[/.][ad]\.?|(?:bye|(?:(?:fecha|jornada|queda)\s+)?libre|descans[ao]|exent[oa]|vacante|nadie|sin\s+rival|pasa(?:\s+(?:directo|de\s+ronda|sin\s+jugar))?)(?:\s+\d{1,2})?)\)?$/i;

/**
 * Words that stand where a player is not known yet: «A definir», «Ganador 8vos-2», «Mejor 3°», or a place
 * such as «1.º Grupo A», «1ro Grupo A» and «7° Primera». Nicks may begin like them: what has no `°` is a
 * place only where its own words follow, so that «5to Elemento» is somebody.
 */
const placeholders = [
  /^(a|por|sin)\s+(definir|confirmar|determinar|designar|sortear)(se)?$/i,
  /^(tbd|\?+|[.…]+)$/i,
  /^(ganador|perdedor)(a?[\s:(]|$)/i,
  /^mejor(es)?\s+(\d|(primer|segund|tercer|cuart)[oa]?s?\b|perdedor|ganador)/i,
  /^\d+\s*\.?\s*[°ºª]/,
  /^\d+(er|[rdtmvn][oa])\.?\s+(puesto|lugar|grupo|zona|divisi[oó]n|del?|[a-z]$)(\s|$)/i,
];

/** A row that says who plays nobody: «Fecha libre: Ana», «Libres: Ana y Beto», «Descansa Ana». */
const free =
  /^(?:(?:libres?|exent[oa]s?|bye)(?:\s*:|\s+[–—-]\s)|(?:(?:quedan?|fecha|jornada)\s+libres?|descansan?)(?:\s*:|\s+[–—-]?))\s*(.+)$/i;

/** Who plays nobody in a round, as a row beside its duels says. */
export const freeNicks = (text: string): string[] =>
  (free.exec(text)?.[1] ?? '').split(/\s*[,;/]\s*|\s+[ye]\s+/).filter((nick) => isPlayer(nick));

/** What a cell says of a side. */
export function readSide(text: string): Side {
  const isPlaceholder = placeholders.some((words) => words.test(text));
  const kind = bye.test(text) ? 'bye' : isPlaceholder ? 'placeholder' : 'player';
  return { kind, key: playerKey(text), nick: text };
}

/** Whether a text names a player, and not a bye or somebody not known yet. */
export const isPlayer = (text: string): boolean => readSide(text).kind === 'player';

/** What organisers note beside a nick: `webbi (W.O.)`, `webbi W.O.`. */
const noteBesideNick = /^(.*\S)\s*(\([^()]*\)|\sw\.?\s?o\.?)$/i;

const walkover = /w\.?\s?o\b/i;

/** The nick in a cell, from 0; a note beside it is no part of it, and told. */
export function readNick(
  row: readonly string[],
  index: number,
  column: number,
  log: ProblemLog,
): string {
  const text = cell(row, column);
  const [, nick = text, note] = isPlayer(text) ? (noteBesideNick.exec(text) ?? []) : [];
  if (note === undefined) return text;
  log.cell(index, column, text, {
    reason: `«${note.trim()}» no es del nick, y no se muestra`,
    advice: walkover.test(note)
      ? 'escribí solo el nick; el W.O. va en el fixture, en el resultado de quien ganó'
      : 'escribí solo el nick',
    isLoss: true,
  });
  return nick;
}
