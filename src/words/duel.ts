/** A duel's sides, result and place as pages write them. */
import { competitionNames } from '../config/site.ts';
import type { Side } from '../domain/side.ts';
import { sameName } from '../domain/text.ts';
import { isPlayed, type DailyDuel, type Match, type Result } from '../season/model.ts';

/** Who is on a side: a nick, or `Libre` where there is nobody. */
export function sideName({ kind, nick }: Side): string {
  return kind === 'bye' ? 'Libre' : nick;
}

/** `2 - 1`, or `-` when unplayed: what the «Resultado» column shows. */
export function formatResult(match: Result): string {
  return isPlayed(match) ? match.score.join(' - ') : '-';
}

/** A played duel in a line: `Ana 2 - 1 Beto`. */
export function formatDuel(match: Result): string {
  return `${sideName(match.home)} ${formatResult(match)} ${sideName(match.away)}`;
}

/** What a daily duel is of: its division, the cup and its round. */
export function duelCategory({
  competition,
  category,
}: Pick<DailyDuel, 'competition' | 'category'>): string {
  if (competition === 'league') return category || competitionNames.league;
  return [competitionNames.cup, category].filter(Boolean).join(', ');
}

/** Where a duel stands: `Primera, Fecha 3`; a stage of one round of its name has one name. */
export function stageRound({ stage, round }: Pick<Match, 'stage' | 'round'>): string {
  return sameName(stage.name, round.name) ? stage.name : `${stage.name}, ${round.name}`;
}
