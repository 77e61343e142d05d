/** Cards with duels: the agenda, and knock-out competitions. */
import { withDe, withArticle } from '../../config/competitions.ts';
import type { PlayedCompetition } from '../../config/stages.ts';
import { slug } from '../../lib/text.ts';
import { formatShortDay, type CalendarDate } from '../../lib/time.ts';
import type { AgendaDuel } from '../../season/agenda.ts';
import { currentRound } from '../../season/dates.ts';
import {
  isDecided,
  isOpen,
  winner,
  type CompetitionSeason,
  type Match,
  type Round,
} from '../../season/model.ts';
import { forfeitWord, formatResult, sideName } from '../../words/duel.ts';
import { editionLine, listingCard, poster, type Card, type DuelLine } from './card.ts';

const maxPreviewDuels = 5;

/** Line of a duel: its result, or its day and time before it is played. */
function duelLine(match: Match): DuelLine {
  const { forfeit, schedule } = match;
  const isPlayed = isDecided(match);
  let result = isPlayed ? formatResult(match) : '';
  if (forfeit) result = forfeitWord(forfeit);
  return {
    home: sideName(match.home),
    away: sideName(match.away),
    result,
    winner: winner(match),
    when: isPlayed || schedule === '-' ? '' : schedule,
  };
}

/** The pairs of several duels, for the `alt` of a card. */
const pairsText = (duels: readonly DuelLine[]): string =>
  duels.map(({ home, away }) => `${home} contra ${away}`).join('; ');

/** Preview of the agenda: the first five of today's duels, or of later ones if none is today. Null without any. */
export function agendaCard(duels: readonly AgendaDuel[], today: CalendarDate): Card | null {
  const duelsToday = duels.filter(({ date }) => date === today);
  const isToday = duelsToday.length > 0;
  const all = isToday ? duelsToday : duels.filter(({ date }) => date !== null && date >= today);
  if (all.length === 0) return null;
  const title = isToday ? 'Duelos de hoy' : 'Próximos duelos';
  const listed = all.slice(0, maxPreviewDuels).map(({ home, away, date, time }): DuelLine => {
    const day = !isToday && date && formatShortDay(date);
    const when = [day, time].filter(Boolean).join(' ');
    return { home, away, result: '', winner: null, when };
  });
  const more = all.length - listed.length;
  const notes = [isToday && formatShortDay(today), more > 0 && `y ${more} más`];
  return listingCard('preview', {
    name: 'duelos',
    alt: `${title}: ${pairsText(listed)}`,
    title,
    note: notes.filter(Boolean).join(' · '),
    listing: { kind: 'duels', duels: listed },
  });
}

/** The phase that a cup's cards show: the one that is played, or the last one. Null while it has no duels. */
function shownPhase(bracket: CompetitionSeason['bracket'], today: CalendarDate): Round | null {
  const phase = currentRound(bracket?.stage.rounds ?? [], today);
  return phase && phase.matches.length > 0 ? phase : null;
}

/** Preview of a knock-out: its champion, else its phase's open duels, else that phase's results. Null before. */
export function bracketCard(
  competition: PlayedCompetition,
  season: Pick<CompetitionSeason, 'bracket' | 'champions'> | null,
  today: CalendarDate,
): Card | null {
  const { name: fullName, shortName, emblem } = competition;
  const name = slug(shortName);
  const overline = editionLine(competition);
  const champion = season?.champions[0]?.player ?? null;
  if (champion !== null) {
    const title = `${champion} ganó ${withArticle(competition)}`;
    const illustration = { kind: 'story', seed: 'campeones' } as const;
    return poster({ name, emblem, overline, title, illustration });
  }
  const phase = shownPhase(season?.bracket ?? null, today);
  if (!phase) return null;
  const open = phase.matches.filter(isOpen);
  const isPlayed = open.length === 0;
  const duels = (isPlayed ? phase.matches : open).slice(0, maxPreviewDuels).map(duelLine);
  return listingCard('preview', {
    name,
    alt: `${fullName}, ${phase.name}: ${pairsText(duels)}`,
    emblem,
    overline,
    title: phase.name,
    note: [isPlayed ? 'Resultados' : 'Por jugar', phase.interval].filter(Boolean).join(' · '),
    listing: { kind: 'duels', duels },
  });
}

/** Picture, for Instagram, of the phase that is played, or of the last one once all is played. Null without duels. */
export function phasePicture(
  competition: PlayedCompetition,
  bracket: CompetitionSeason['bracket'],
  today: CalendarDate,
): Card | null {
  const phase = shownPhase(bracket, today);
  if (!phase) return null;
  return listingCard('instagram', {
    name: `fase-${slug(competition.shortName)}`,
    alt: `Duelos ${withDe(competition)}: ${phase.name}`,
    emblem: competition.emblem,
    overline: editionLine(competition),
    title: phase.name,
    note: phase.interval,
    listing: { kind: 'duels', duels: phase.matches.map(duelLine) },
  });
}
