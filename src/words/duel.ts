/** A duel's sides, result and place as pages write them. */
import type { Side } from '../sources/sheets/side.ts';
import { sameName } from '../lib/text.ts';
import { isDecided, type DailyDuel, type Forfeit, type Result } from '../season/model.ts';

/** A side's nick, or `Libre` for a bye. */
export function sideName({ kind, nick }: Side): string {
  return kind === 'bye' ? 'Libre' : nick;
}

/** The word in place of the games that nobody played: `W.O.`, or `No va` if the duel was annulled by a withdrawal. */
export const forfeitWord = ({ by, winner }: Forfeit): string =>
  by === 'withdrawal' && winner === null ? 'No va' : 'W.O.';

/** `2 - 1`, `2 - 0 W.O.`, `W.O. - 0` without games, or `-` when unplayed. */
export function formatResult(match: Result): string {
  if (!isDecided(match)) return '-';
  const { score, forfeit } = match;
  if (!forfeit) return score.join(' - ');
  const word = forfeitWord(forfeit);
  if (score.some(Boolean)) return `${score.join('\u00a0-\u00a0')} ${word}`;
  if (forfeit.winner === null) return word;
  return forfeit.winner === 'home' ? `${word} - 0` : `0 - ${word}`;
}

/** A decided duel in a line: `Ana 2 - 1 Beto`, `Ana vs Beto: ganó Ana por W.O.`. */
export function formatDuel(match: Result): string {
  const [home, away] = [sideName(match.home), sideName(match.away)];
  const { forfeit } = match;
  if (!forfeit) return `${home} ${formatResult(match)} ${away}`;
  const won = forfeit.winner && sideName(match[forfeit.winner]);
  return `${home} vs ${away}: ${won ? `ganó ${won} por W.O.` : 'W.O. de los dos'}`;
}

/** A daily duel's division, or its competition and phase. */
export function duelCategory({
  competition,
  category,
}: Pick<DailyDuel, 'competition' | 'category'>): string {
  if (competition.divisions.length > 0) return category || competition.name;
  return [competition.name, category].filter(Boolean).join(', ');
}

/** Stage and round: `Primera, Fecha 3`; one name if both are the same. */
export function stageRound({ stage, round }: Record<'stage' | 'round', { name: string }>): string {
  return sameName(stage.name, round.name) ? stage.name : `${stage.name}, ${round.name}`;
}
