/** Writes the lines of the visitor's own card as HTML (docs/product.md, «My card»). */
import { escapeHtml } from '../lib/html.ts';

/** Part of a line. Each text and address may come from a sheet. */
export interface Part {
  text: string;
  /** Address that the part links to. Links to other sites open in a tab. */
  href?: string;
  /** Moment of an hour in the text, in ISO 8601. */
  hour?: string;
  /** What screen readers say instead of a text with signs. */
  label?: string;
  /** SVG path of the area of a chart after the text, in a box of 50 by 24 units. */
  trend?: string;
}

const drawingOf = (path: string): string =>
  ` <svg viewBox="0 0 50 24" width="30" fill="currentColor" aria-hidden="true"><path d="${escapeHtml(path)}"/></svg>`;

function partHtml({ text, href, hour, label, trend }: Part): string {
  const content = escapeHtml(text) + (trend ? drawingOf(trend) : '');
  if (href) {
    const tab = href.startsWith('http') ? ' target="_blank" rel="noopener"' : '';
    return `<a href="${escapeHtml(href)}"${tab}>${content}</a>`;
  }
  if (hour) return `<time datetime="${escapeHtml(hour)}">${content}</time>`;
  if (label) return `<span role="img" aria-label="${escapeHtml(label)}">${content}</span>`;
  return `<span>${content}</span>`;
}

/**
 * HTML of the lines, a paragraph each. Before the last line stands the empty paragraph in which src/client/own-card.ts
 * writes what changed since the last visit.
 */
export function ownLinesHtml(lines: readonly (readonly Part[])[]): string {
  const paragraphs = lines.map((parts) => `<p>${parts.map(partHtml).join(' ')}</p>`);
  return paragraphs.toSpliced(-1, 0, '<p class="own-news"></p>').join('');
}
