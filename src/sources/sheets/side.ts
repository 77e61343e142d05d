/** The sides of a duel: a player, a placeholder for one not known yet, or a bye. */
import { splitNames } from '../../lib/text.ts';
import { currentNick, playerKey, splitNote, walkover } from '../player-key.ts';
import type { Complaint } from '../problem.ts';
import type { SheetLog } from './sheet.ts';

export interface Side {
  /** A placeholder is «Ganador SF1» or «A definir», a bye «Libre», `-` or nothing. */
  kind: 'player' | 'placeholder' | 'bye';
  /** Key of the player, equal for all spellings and former nicks. For the other kinds, a key of the text. */
  key: string;
  /** Current nick of a player, also where the sheet has a former one. For the other kinds, the sheet's text. */
  nick: string;
}

/** The sides of a duel, home first, by the names of their columns. */
export const sides = ['home', 'away'] as const;

/** Words for a bye, perhaps with a slot's number or a note: «Bye 1», «Libre (sorteo)», «LIBRE!». Nicks may begin so. */
const bye =
  /^\(?(?:[-–—]*|n[/.][ad]\.?|(?:bye|(?:(?:fecha|jornada|queda)\s+)?libre|descans[ao]|exent[oa]|vacante|nadie|sin\s+rival|pasa(?:\s+(?:directo|de\s+ronda|sin\s+jugar))?)(?:\s+\d{1,2})?(?:\s*\([^()]*\))?[.!]*)\)?$/i;

/**
 * Words for a player who is not known yet: «A definir», «Ganador 8vos-2», «Mejor 3°», or a place such as «1.º Grupo A»,
 * «1ro Grupo A» and «7° Primera». Nicks may begin like them: without `°` a text is a place only if words of a place
 * follow, so that «5to Elemento» is a player.
 */
const placeholders = [
  /^\(?(a|por|sin)\s+(definir|confirmar|determinar|designar|sortear)(se)?(?![\p{L}\d_])/iu,
  /^(tbd|[¿?]+|[.…]+)$/i,
  /^(ganador|perdedor)(a?[\s:(]|$)/i,
  /^mejor(es)?\s+(\d|(primer|segund|tercer|cuart)[oa]?s?\b|perdedor|ganador)/i,
  /^\d+\s*\.?\s*[°ºª]/,
  /^(\d+(er[oa]?|[rdtmvn][oa])|(primer|segund|tercer|cuart)[oa]?)\.?\s+(puesto|lugar|grupo|zona|divisi[oó]n|del?|[a-z]$)(\s|$)/i,
];

/** A row that names players with a bye: «Fecha libre: Ana», «Libres: Ana y Beto», «Descansa Ana». */
const free =
  /^(?:(?:libres?|exent[oa]s?|bye)(?:\s*:|\s+[–—-]\s)|(?:(?:quedan?|fecha|jornada)\s+libres?|descansan?)(?:\s*:|\s+[–—-]?))\s*(.+)$/i;

/**
 * Lists the nicks that a text names as having a bye, as written and in its order: «Libres: Ana y Beto», «Descansa Ana».
 * Former nicks and notes stay. Empty for any other text, as for «Libre» or «Libre Ana».
 */
export function freeNicks(text: string): string[] {
  const [, names] = free.exec(text) ?? [];
  return names === undefined ? [] : splitNames(names).filter(isPlayer);
}

/**
 * Parses the trimmed text of a duel's side: a `bye` («Libre», `-`, empty), a `placeholder` («Ganador SF1») or else a
 * `player`, with the current nick. A note beside a nick stays, also in the key: `readNick` cuts it off.
 */
export function readSide(text: string): Side {
  const key = playerKey(text);
  if (bye.test(text)) return { kind: 'bye', key, nick: text };
  const isPlaceholder = placeholders.some((words) => words.test(text));
  if (isPlaceholder) return { kind: 'placeholder', key, nick: text };
  return { kind: 'player', key, nick: currentNick(text) };
}

/** True if a trimmed text names a player: neither a bye, as an empty text is, nor a placeholder. */
export const isPlayer = (text: string): boolean => readSide(text).kind === 'player';

/**
 * Reads the nick in a cell, by row and column from 0. A note beside it is cut off and reported in `log`. A former nick
 * becomes the current one. The text of a bye (empty, too) or a placeholder is returned as it is.
 * @param text The part of the cell with the nick. Default: all of it.
 */
export function readNick(
  log: SheetLog,
  index: number,
  column: number,
  text = log.textAt(index, column),
): string {
  if (!isPlayer(text)) return text;
  const { nick, note } = splitNote(text);
  if (note !== undefined) {
    const walkoverAdvice = walkover.test(note)
      ? '; el W.O. va en el fixture, en el resultado de quien ganó'
      : '';
    const complaint: Complaint = {
      reason: `«${note}» no es del nick, y no se muestra`,
      advice: `escribí solo el nick${walkoverAdvice}`,
      isLoss: true,
    };
    log.reportCell(index, column, complaint, text);
  }
  return currentNick(nick);
}
