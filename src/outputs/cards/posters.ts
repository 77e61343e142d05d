/** The cards with a picture above their words. */
import { site, type National } from '../../config/site.ts';
import type { NewsItem } from '../../sources/documents/news.ts';
import { provinceSlug, type Province } from '../../sources/documents/province.ts';
import { scheduledToCome, type Qualifier } from '../../sources/documents/qualifiers.ts';
import { slug } from '../../lib/text.ts';
import { calendarDate, formatCalendarDay, formatTime, formatWeekdayDate } from '../../lib/time.ts';
import type { PlayerProfile } from '../../season/player-profile.ts';
import { formatNumber } from '../../words/numbers.ts';
import { poster, type Poster } from './card.ts';

/** A description as cards show it, without its full stop. */
const noteOf = (description: string): string => description.replace(/\.$/, '');

/** Preview of the home page. Pages that search engines leave out have it, too. */
export const homeCard = poster({
  name: 'inicio',
  title: site.brand,
  note: noteOf(site.description),
  illustration: { kind: 'scene', scene: 'portada' },
});

/** Link preview of a page: title, description without full stop, and the drawing that the path without base chooses. */
export function pageCard(path: string, title: string, description: string): Poster {
  const name = slug(path);
  const illustration = { kind: 'story', seed: name } as const;
  return poster({ name, title, note: noteOf(description), illustration });
}

/** Link preview of a news item: its main picture, or else a drawing; its title; its day in the community's zone. */
export function newsCard(
  item: Pick<NewsItem, 'id' | 'title' | 'publishedAt' | 'mainImage'>,
): Poster {
  const { id, title, publishedAt, mainImage } = item;
  return poster({
    name: `noticia-${id}`,
    alt: `Noticia: ${title}`,
    overline: `Noticias · ${formatCalendarDay(calendarDate(publishedAt))}`,
    title,
    illustration:
      mainImage === null ? { kind: 'story', seed: id } : { kind: 'photo', path: mainImage },
  });
}

/** Link preview of a player's page: nick, and Elo and places, if known. @param slug Last part of the page's address. */
export function playerCard(slug: string, { nick, ranking, places }: PlayerProfile): Poster {
  const facts: string[] = [];
  if (ranking?.player.elo) facts.push(`Elo ${formatNumber(ranking.player.elo)}`);
  if (ranking) facts.push(`${ranking.place}.º del ranking`);
  for (const { place, group } of places) facts.push(`${place}.º en ${group.stage.fullName}`);
  return poster({
    name: `jugador-${slug}`,
    overline: 'Jugadores',
    title: nick,
    note: facts.join(' · '),
    illustration: { kind: 'story', seed: nick },
  });
}

/**
 * Preview of the national tournament: the first of `qualifiers` that is not cancelled and begins at `now` or later.
 * Without one, the final, even when it is over.
 * @param qualifiers Earliest first; those of `province`, if it is given. @param province Names the card. Default: none.
 */
export function nationalCard(
  { name, year, finalDate, finalTime, finalCity }: National,
  qualifiers: readonly Qualifier[],
  now: Date,
  province?: Province,
): Poster {
  const [next] = scheduledToCome(qualifiers, now);
  const overline = `${name} ${year}`;
  const general = province ? `Clasificatorios en ${province.name}` : overline;
  const title = next ? `Próximo clasificatorio: ${next.city}` : general;
  const note = next
    ? `${formatWeekdayDate(calendarDate(next.date))}, ${formatTime(next.date)} hs · ${next.place}`
    : `Final: ${formatWeekdayDate(finalDate)}, ${finalTime} hs, en ${finalCity}`;
  return poster({
    name: province ? `clasificatorios-${provinceSlug(province)}` : 'torneo-nacional',
    alt: `${overline}. ${title}, ${note}`,
    overline,
    title,
    note,
    illustration: { kind: 'story', seed: 'rutas' },
  });
}
