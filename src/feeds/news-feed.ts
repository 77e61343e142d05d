/** The news as a feed. */
import type { Item } from 'feed';
import { absoluteUrl, atomPath, newsPath } from '../config/addresses.ts';
import { site } from '../config/site.ts';
import { escapeHtml } from '../domain/html.ts';
import { unknownParagraph, type NewsItem, type Paragraph } from '../domain/news.ts';
import { description } from '../words/news.ts';
import type { FeedContent } from './feed.ts';

/** Absolute address of a picture of the snapshot; null where it is missing. */
type PictureAddress = (path: string) => string | null;

/**
 * A news item as the HTML that feed readers show, without our styles. All text is escaped, so that no source
 * writes HTML of its own.
 */
function articleHtml(
  { title, mainImage, paragraphs, link }: NewsItem,
  addressOf: PictureAddress,
): string {
  const picture = (path: string | null): string => {
    const address = path && addressOf(path);
    const alt = escapeHtml(`Imagen de la noticia «${title}»`);
    return address ? `<p><img src="${escapeHtml(address)}" alt="${alt}"></p>` : '';
  };
  return [
    picture(mainImage),
    ...paragraphs.map((paragraph) => paragraphHtml(paragraph, picture)),
    link ? `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>` : '',
  ].join('');
}

function paragraphHtml(paragraph: Paragraph, picture: (path: string | null) => string): string {
  switch (paragraph.kind) {
    case 'text':
      return `<p>${escapeHtml(paragraph.text).replaceAll('\n', '<br>')}</p>`;
    case 'duels':
      return `<ul>${paragraph.lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;
    case 'image':
      return picture(paragraph.image);
    case 'unknown':
      return `<p>${unknownParagraph}</p>`;
  }
}

export function newsFeed(news: readonly NewsItem[], addressOf: PictureAddress): FeedContent {
  const entry = (item: NewsItem): Item => {
    const link = absoluteUrl(newsPath(item.id));
    const picture = item.mainImage && addressOf(item.mainImage);
    return {
      id: link,
      link,
      title: item.title,
      date: item.publishedAt,
      published: item.publishedAt,
      description: description(item, site.news.descriptionLength),
      content: articleHtml(item, addressOf),
      ...(picture ? { image: picture } : {}),
    };
  };
  return {
    id: absoluteUrl('/'),
    title: site.community,
    description: site.description,
    path: atomPath,
    items: news.map(entry),
  };
}
