/** Duels as lines of a card, and the preview of the agenda. */
import { formatShortDay, type CalendarDate } from '../../lib/time.ts';
import type { AgendaDuel } from '../../season/agenda.ts';
import { isDecided, winner, type Match } from '../../season/model.ts';
import { forfeitWord, formatResult, sideName } from '../../words/duel.ts';
import { poster, listingCard, type Card, type DuelLine, type DuelsListing } from './card.ts';

/** Line of a duel: its result, or its day and time before it is played. */
export function duelLine(match: Match): DuelLine {
  const played = isDecided(match);
  const score = played ? formatResult(match) : '';
  return {
    home: sideName(match.home),
    away: sideName(match.away),
    result: match.forfeit ? forfeitWord(match.forfeit) : score,
    winner: winner(match),
    when: played || match.schedule === '-' ? '' : match.schedule,
  };
}

/** Duels in one block without a title. */
export const inOneBlock = (duels: readonly DuelLine[]): DuelsListing => ({
  kind: 'duels',
  blocks: [{ title: '', duels }],
});

const maxPreviewDuels = 5;

/** Preview of the agenda: today's duels, or the next ones if there are none today. */
export function agendaCard(duels: readonly AgendaDuel[], today: CalendarDate): Card {
  const duelsToday = duels.filter(({ date }) => date === today);
  const isToday = duelsToday.length > 0;
  const all = isToday ? duelsToday : duels.filter(({ date }) => date !== null && date >= today);
  if (all.length === 0) {
    return poster({
      name: 'duelos',
      alt: 'Duelos',
      title: 'Duelos',
      note: 'No hay duelos programados',
      illustration: { kind: 'story', seed: 'duelos' },
    });
  }
  const title = isToday ? 'Duelos de hoy' : 'Próximos duelos';
  const listed = all.slice(0, maxPreviewDuels);
  const more = all.length - listed.length;
  const notes = [isToday && formatShortDay(today), more > 0 && `y ${more} más`];
  return listingCard('preview', {
    name: 'duelos',
    alt: `${title}: ${listed.map(({ home, away }) => `${home} contra ${away}`).join('; ')}`,
    title,
    note: notes.filter(Boolean).join(' · '),
    listing: inOneBlock(
      listed.map(({ home, away, date, time }) => ({
        home,
        away,
        result: '',
        winner: null,
        when: [!isToday && date && formatShortDay(date), time].filter(Boolean).join(' '),
      })),
    ),
  });
}
