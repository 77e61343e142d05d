/** The card of the national tournament. */
import { site } from '../config/site.ts';
import { isPast, type Qualifier } from '../domain/qualifiers.ts';
import { calendarDate, formatTime, formatWeekdayDate } from '../domain/time.ts';
import type { Poster } from './card.ts';

const { name, year, finalDate, finalTime, finalCity } = site.national;

/** The next qualifier, or the final when none is left; `qualifiers` come by date. */
export function nationalCard(qualifiers: readonly Qualifier[], now: Date): Poster {
  const next = qualifiers.find((qualifier) => !isPast(qualifier, now));
  const title = next ? `Próximo clasificatorio: ${next.city}` : `${name} ${year}`;
  const note = next
    ? `${formatWeekdayDate(calendarDate(next.date))}, ${formatTime(next.date)} hs · ${next.place}`
    : `Final: ${formatWeekdayDate(finalDate)}, ${finalTime} hs, en ${finalCity}`;
  return {
    kind: 'poster',
    name: 'torneo-nacional',
    alt: `${name} ${year}. ${title}, ${note}`,
    emblem: 'logo',
    overline: `${name} ${year}`,
    title,
    note,
    illustration: { kind: 'story', seed: 'rutas' },
  };
}
