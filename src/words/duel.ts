/** A duel's sides, result and place as pages write them. */
import { competitionNames } from '../config/site.ts';
import { isBye, isPlayed, type Duel } from '../domain/fixture.ts';
import { sameName } from '../domain/text.ts';

/** Who is on a side: a nick, or `Libre` where there is nobody. */
export function sideName(player: string): string {
  return isBye(player) ? 'Libre' : player;
}

/** `2 - 1`, or `-` when unplayed: what the «Resultado» column shows. */
export function formatResult(duel: Duel): string {
  return isPlayed(duel) ? `${duel.homeScore} - ${duel.awayScore}` : '-';
}

/** A played duel in a line: `Ana 2 - 1 Beto`. */
export function formatDuel(duel: Duel): string {
  return `${sideName(duel.home)} ${formatResult(duel)} ${sideName(duel.away)}`;
}

/** What a daily duel is of: its division, the cup and its round. */
export function duelCategory({
  competition,
  category,
}: {
  competition: 'league' | 'cup';
  category: string;
}): string {
  if (competition === 'league') return category || competitionNames.league;
  return [competitionNames.cup, category].filter(Boolean).join(', ');
}

/** Where a duel stands: `Primera, Fecha 3`; a stage of one round of its name has one name. */
export function stageRound({ stage, round }: { stage: string; round: string }): string {
  return sameName(stage, round) ? stage : `${stage}, ${round}`;
}
