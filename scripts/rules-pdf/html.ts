/** Markdown as pieces of HTML. */
import { markdownToHtml } from 'satteri';

/** One line of Markdown, without a paragraph round it. */
export const inline = (markdown: string): string =>
  markdownToHtml(markdown)
    .html.trim()
    .replace(/^<p>|<\/p>$/g, '');
