/** A news item as the HTML that feed readers show: whole, without our styles. */
import { escapeHtml } from '../domain/html.ts';
import { unknownParagraph, type NewsItem, type Paragraph } from '../domain/news.ts';

/** Absolute address of a picture of the snapshot; null where it is missing. */
export type PictureAddress = (path: string) => string | null;

/** Main picture, body and link. All text is escaped, so that no source writes HTML of its own. */
export function articleHtml(
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
