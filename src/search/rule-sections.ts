/** What a rules summary (src/content/rules/) says, by section. */
import { site } from '../config/site.ts';
import { htmlText } from './html-text.ts';

/** @param html of the summary, as Astro makes it of its Markdown */
export function ruleSections(html: string): { heading: string; text: string }[] {
  const [beginning = '', ...sections] = html
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
