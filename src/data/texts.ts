/** The community's prose, as HTML. */
import { getEntry } from 'astro:content';
import { href } from '../config/addresses.ts';
import type { OptionalTextName, TextName } from '../config/texts.ts';
import { drawingSize } from '../art/catalogue.ts';
import { escapeHtml } from '../domain/html.ts';

/** Alignment in Markdown's tables as classes: the security policy allows no style attributes. */
const withClasses = (html: string): string =>
  html
    .replaceAll(/ style="text-align: ?(right|end)"/g, ' class="number"')
    .replaceAll(/ style="text-align: ?\w+"/g, '');

/** Drawings with their size, so that a page keeps their place, and with addresses under the site's folder. */
const withDrawings = (html: string): string =>
  html.replaceAll(/<img src="\/arte\/([a-z0-9-]+)\.svg"/g, (_, name: string) => {
    const { width, height } = drawingSize(name);
    return `<img src="${href(`/arte/${name}.svg`)}" width="${width}" height="${height}" loading="lazy"`;
  });

/** Links as pages write them: to another site in a new tab, to a page of this one under its folder. */
const withLinks = (html: string): string =>
  html
    .replaceAll(/<a (?=href="https?:)/g, '<a target="_blank" rel="noopener" ')
    .replaceAll(/(?<=<a href=")\/[^"]*/g, (path) => href(path));

const renderedHtml = async (collection: 'texts' | 'pages', id: string): Promise<string> =>
  withDrawings(withLinks(withClasses((await getEntry(collection, id))?.rendered?.html ?? '')));

/** The text of one of the community's own pages. */
export const communityPageText = (id: string): Promise<string> => renderedHtml('pages', id);

/** A text that the community may leave out; null if it does. */
export async function optionalText(name: OptionalTextName): Promise<string | null> {
  return (await renderedHtml('texts', name)) || null;
}

/** A text, with what it leaves to the site: `{final}` by `final`. */
export async function text(
  name: TextName,
  gaps: Readonly<Record<string, string>> = {},
): Promise<string> {
  const html = await renderedHtml('texts', name);
  return Object.entries(gaps).reduce(
    (filled, [gap, value]) => filled.replaceAll(`{${gap}}`, escapeHtml(value)),
    html,
  );
}
