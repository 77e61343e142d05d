/** What a rules summary (src/content/rules/) says, by section. */
import { site } from '../config/site.ts';
import { htmlText } from './html-text.ts';

/** Tiles are drawn from these blocks; what people read of them are the lines «pie». */
const diagram = /<pre><code class="language-losetas">([\s\S]*?)<\/code><\/pre>/g;
const captionLine = /^pie: (.*)$/gm;

/** @param html of the summary, as Astro makes it of its Markdown */
export function ruleSections(html: string): { heading: string; text: string }[] {
  const [beginning = '', ...sections] = html
    .replace(diagram, (_, lines: string) =>
      [...lines.matchAll(captionLine)]
        .map(
          ([, caption = '']) => `<p>${caption.replaceAll('**', '').replaceAll('&amp;', '&')}</p>`,
        )
        .join(''),
    )
    .replaceAll('{{community}}', site.community)
    .split(/<h2\b[^>]*>/);
  return [
    { heading: '', text: htmlText(beginning) },
    ...sections.map((section) => {
      const [heading = '', text = ''] = section.split('</h2>');
      return { heading: htmlText(heading), text: htmlText(text) };
    }),
  ].filter(({ text }) => text !== '');
}
