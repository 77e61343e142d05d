/** A rules summary as an HTML document: Markdown with front matter, diagrams drawn. */
import { defineMdastPlugin, markdownToHtml } from 'satteri';
import { site } from '../../src/config/site.ts';
import { diagrams } from './diagrams.ts';
import { frontMatter, type FrontMatter } from './front-matter.ts';
import { escapeHtml } from '../../src/domain/html.ts';
import { slug } from '../../src/domain/text.ts';
import { css } from './style.ts';
import { tile } from './tile.ts';

const diagramBlocks = defineMdastPlugin({
  name: 'losetas',
  code(node, context) {
    if (node.lang === 'losetas')
      context.replaceNode(node, { type: 'html', value: diagrams(node.value) });
  },
});

/** A heading's HTML as the name of a place in the document. */
const placeName = (heading: string): string => slug(heading.replace(/<[^>]+>/g, ''));

/** Three tiles that join, beside the title. */
const emblem =
  '<svg viewBox="-3 -3 306 106" aria-hidden="true">' +
  ['fcrr', 'rrcc+escudo', 'ffrr@a48,58']
    .map((token, x) => `<g transform="translate(${x * 100} 0)">${tile(token)}</g>`)
    .join('') +
  '</svg>';

/** Puts values of site.yaml where the text says `{{key}}`. */
function filled(markdown: string, file: string): string {
  return markdown.replace(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const value = (site as unknown as Record<string, unknown>)[key];
    if (typeof value !== 'string') throw new Error(`${file}: {{${key}}} no está en site.yaml`);
    return value;
  });
}

/** Gives headings a place to link to, tables their scopes, and keeps sums and amounts on one line. */
function finished(html: string): { readonly body: string; readonly contents: string } {
  const contents: string[] = [];
  const body = html
    .replace(/<h2>(.*?)<\/h2>/g, (_, text: string) => {
      contents.push(`<li><a href="#${placeName(text)}">${text}</a></li>`);
      return `<h2 id="${placeName(text)}">${text}</h2>`;
    })
    .replace(/<th(?=[\s>])/g, '<th scope="col"')
    .replace(/(?<=[\d)]) ([+×=]) (?=\d|<strong>)/g, '\u00a0$1\u00a0')
    .replace(/(\d) (?=(puntos?|losetas?|vecinas?|escudos?)\b)/g, '$1\u00a0');
  return { body, contents: contents.join('') };
}

/** A rules summary, ready to be printed. */
export interface RulesDocument {
  readonly html: string;
  readonly front: FrontMatter;
}

/** The document of a summary's Markdown; `file` names it in errors. */
export function rulesDocument(markdown: string, file: string): RulesDocument {
  const { html, frontmatter } = markdownToHtml(filled(markdown, file), {
    features: { gfm: true, frontmatter: true },
    mdastPlugins: [diagramBlocks],
  });
  const front = frontMatter(frontmatter?.value ?? '', file);
  const { body, contents } = finished(html);
  return {
    front,
    html: `<!doctype html>
<html lang="${escapeHtml(front.lang)}">
<head><meta charset="utf-8"><title>${escapeHtml(`${front.title} | ${site.brand}`)}</title>
<meta name="description" content="${escapeHtml(front.description)}"><style>${css}</style></head>
<body>
<header><p class="marca">${escapeHtml(site.community)}</p><h1>${escapeHtml(front.title)}</h1>
<p class="bajada">${escapeHtml(front.description)}</p>${emblem}</header>
${front.contents ? `<nav aria-labelledby="indice"><h2 id="indice">En este resumen</h2><ol>${contents}</ol></nav>` : ''}
<main><div class="texto">${body}</div></main>
</body></html>`,
  };
}
