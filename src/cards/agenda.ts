/** The agenda's preview: today's duels, or the next ones. */
import { formatShortDay, type CalendarDate } from '../domain/time.ts';
import type { AgendaDuel } from '../season/agenda.ts';
import type { Card } from './card.ts';

/** What a preview has room for. */
const shown = 5;

const lineOf = ({ home, away, date, time }: AgendaDuel, isToday: boolean) => ({
  home,
  away,
  result: '',
  winner: null,
  when: [isToday || date === null ? '' : formatShortDay(date), time].filter(Boolean).join(' '),
});

/** Today's duels; without any, the next ones. */
export function agendaCard(duels: readonly AgendaDuel[], today: CalendarDate): Card {
  const ofToday = duels.filter(({ date }) => date === today);
  const isToday = ofToday.length > 0;
  const all = isToday ? ofToday : duels.filter(({ date }) => date !== null && date >= today);
  const listed = all.slice(0, shown);
  const more = all.length - listed.length;
  const title = isToday ? 'Duelos de hoy' : 'Próximos duelos';
  if (listed.length === 0) {
    return {
      kind: 'poster',
      name: 'duelos',
      alt: 'Duelos',
      emblem: 'logo',
      overline: '',
      title: 'Duelos',
      note: 'No hay duelos programados',
      illustration: { kind: 'story', seed: 'duelos' },
    };
  }
  return {
    kind: 'sheet',
    shape: 'preview',
    name: 'duelos',
    alt: `${title}: ${listed.map(({ home, away }) => `${home} contra ${away}`).join('; ')}`,
    emblem: 'logo',
    overline: '',
    title,
    note: [isToday ? formatShortDay(today) : '', more > 0 ? `y ${more} más` : '']
      .filter(Boolean)
      .join(' · '),
    listing: {
      kind: 'duels',
      blocks: [{ title: '', duels: listed.map((duel) => lineOf(duel, isToday)) }],
    },
  };
}
