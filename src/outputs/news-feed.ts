/** The news as a feed. */
import type { Item } from 'feed';
import { absoluteUrl, atomPath, newsPath } from '../config/addresses.ts';
import { site } from '../config/site.ts';
import { escapeHtml } from '../lib/html.ts';
import { unknownParagraph, type NewsItem, type Paragraph } from '../sources/documents/news.ts';
import { description, videoLabel } from '../words/news.ts';
import type { FeedContent } from './atom.ts';

/** Address of a picture of the snapshot, in the size of an item's page. Null if the picture is missing. */
type PictureAddress = (path: string, place: 'main' | 'body') => Promise<string | null>;

/** Formats a news item as HTML for feed readers. All text is escaped, so that no source can add HTML. */
async function articleHtml(
  { title, mainImage, paragraphs, link }: NewsItem,
  addressOf: PictureAddress,
): Promise<string> {
  const picture = async (path: string | null, place: 'main' | 'body'): Promise<string> => {
    const address = path && (await addressOf(path, place));
    const alt = escapeHtml(`Imagen de la noticia «${title}»`);
    return address ? `<p><img src="${escapeHtml(address)}" alt="${alt}"></p>` : '';
  };
  const parts = paragraphs.map(async (paragraph) =>
    paragraph.kind === 'image' ? picture(paragraph.image, 'body') : paragraphHtml(paragraph),
  );
  return [
    await picture(mainImage, 'main'),
    ...(await Promise.all(parts)),
    link ? linkHtml(link.url, link.label) : '',
  ].join('');
}

const linkHtml = (url: string, label: string): string =>
  `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`;

function paragraphHtml(paragraph: Exclude<Paragraph, { kind: 'image' }>): string {
  switch (paragraph.kind) {
    case 'text':
      return `<p>${escapeHtml(paragraph.text).replaceAll('\n', '<br>')}</p>`;
    case 'duels':
      return `<ul>${paragraph.lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;
    case 'video':
      return linkHtml(paragraph.url, videoLabel(paragraph.platform));
    case 'unknown':
      return `<p>${unknownParagraph}</p>`;
  }
}

/** Feed of news items, in the given order, each with its whole article. */
export async function newsFeed(
  news: readonly NewsItem[],
  addressOf: PictureAddress,
): Promise<FeedContent> {
  const entry = async (item: NewsItem): Promise<Item> => {
    const link = absoluteUrl(newsPath(item.id));
    const picture = item.mainImage && (await addressOf(item.mainImage, 'main'));
    return {
      id: link,
      link,
      title: item.title,
      date: item.publishedAt,
      published: item.publishedAt,
      description: description(item, site.news.descriptionLength),
      content: await articleHtml(item, addressOf),
      ...(picture ? { image: picture } : {}),
    };
  };
  return {
    id: absoluteUrl('/'),
    title: site.community,
    description: site.description,
    path: atomPath,
    items: await Promise.all(news.map(entry)),
  };
}
