/** Text and Markdown as pieces of HTML. */
import { markdownToHtml } from 'satteri';

/** Text with the characters that HTML gives a meaning escaped. */
export const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c,
  );

/** One line of Markdown, without a paragraph round it. */
export const inline = (markdown: string): string =>
  markdownToHtml(markdown)
    .html.trim()
    .replace(/^<p>|<\/p>$/g, '');
