/** The community's prose as HTML. */
import { getEntry } from 'astro:content';
import { href } from '../config/addresses.ts';
import { hasText } from '../config/site.ts';
import type { OptionalTextName, TextName } from '../config/texts.ts';
import { drawingSize } from '../config/art/catalogue.ts';
import { escapeHtml } from '../lib/text.ts';

/** Replaces `style="text-align: right"` of Markdown tables by a class, because the policy blocks style attributes. */
const withClasses = (html: string): string =>
  html
    .replaceAll(/ style="text-align: ?(right|end)"/g, ' class="number"')
    .replaceAll(/ style="text-align: ?\w+"/g, '');

/** Adds the size of drawings, `<img src="/arte/loseta.svg"`, so that pages reserve their place, and the base path. */
const withDrawings = (html: string): string =>
  html.replaceAll(/<img src="\/arte\/([a-z0-9-]+)\.svg"/g, (_, name: string) => {
    const { width, height } = drawingSize(name);
    return `<img src="${href(`/arte/${name}.svg`)}" width="${width}" height="${height}" loading="lazy"`;
  });

/** Completes links: `<a href="https:…` opens a new tab, and `<a href="/reglas` gets the base path of the site. */
const withLinks = (html: string): string =>
  html
    .replaceAll(/<a (?=href="https?:)/g, '<a target="_blank" rel="noopener" ')
    .replaceAll(/(?<=<a href=")\/[^"]*/g, (path) => href(path));

async function renderedHtml(id: string): Promise<string> {
  const entry = await getEntry('texts', id);
  if (!entry?.rendered) throw new Error(`no text ${id}`);
  return withDrawings(withLinks(withClasses(entry.rendered.html)));
}

/** HTML of one of the community's own pages, without a root element. Rejects if no page has the id. */
export const communityPageText = (id: string): Promise<string> => renderedHtml(`pages/${id}`);

/** HTML of a text, without a root element. Null if the community leaves the text out. */
export async function optionalText(name: OptionalTextName): Promise<string | null> {
  // Asking Astro for a text that is not there prints a warning for each page.
  return hasText(name) ? renderedHtml(name) : null;
}

/** HTML of a text, without a root element. @param gaps Values by name: `{final}` becomes that of `final`, escaped. */
export async function text(
  name: TextName,
  gaps: Readonly<Record<string, string>> = {},
): Promise<string> {
  let html = await renderedHtml(name);
  for (const [gap, value] of Object.entries(gaps)) {
    html = html.replaceAll(`{${gap}}`, () => escapeHtml(value));
  }
  return html;
}
