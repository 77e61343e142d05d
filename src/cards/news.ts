/** The card of a news item. */
import type { NewsItem } from '../domain/news.ts';
import { formatLongDate } from '../domain/time.ts';
import type { Poster } from './card.ts';

/** Its picture, or one of our stories; its title and its day. */
export function newsCard(
  item: Pick<NewsItem, 'id' | 'title' | 'publishedAt' | 'mainImage'>,
): Poster {
  const { id, title, publishedAt, mainImage } = item;
  return {
    kind: 'poster',
    name: `noticia-${id}`,
    alt: `Noticia: ${title}`,
    emblem: 'logo',
    overline: `Noticias · ${formatLongDate(publishedAt)}`,
    title,
    note: '',
    illustration:
      mainImage === null ? { kind: 'story', seed: id } : { kind: 'photo', path: mainImage },
  };
}
