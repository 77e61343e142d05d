/** Draws the lines of the visitor's own card. Their texts come from sheets, so they become text and never markup. */
import type { Part } from '../data/own-card.ts';

/** Draws the path of a chart's area, in a box of 50 by 24 units. */
function drawTrend(path: string): Element {
  const namespace = 'http://www.w3.org/2000/svg';
  const drawing = document.createElementNS(namespace, 'svg');
  drawing.setAttribute('viewBox', '0 0 50 24');
  drawing.setAttribute('aria-hidden', 'true');
  const area = document.createElementNS(namespace, 'path');
  area.setAttribute('d', path);
  drawing.append(area);
  return drawing;
}

/** Makes the element of a part. Links to other sites open in a tab. */
function partElement({ href, hour, label, look }: Part): HTMLElement {
  if (href) {
    const link = document.createElement('a');
    link.href = href;
    if (look === 'button') link.className = 'button';
    if (href.startsWith('http')) {
      link.target = '_blank';
      link.rel = 'noopener';
    }
    return link;
  }
  if (hour) {
    const time = document.createElement('time');
    time.dateTime = hour;
    return time;
  }
  const span = document.createElement(look === 'urgent' ? 'strong' : 'span');
  if (label) {
    span.setAttribute('role', 'img');
    span.setAttribute('aria-label', label);
  }
  return span;
}

function drawLine(parts: readonly Part[]): HTMLElement {
  const paragraph = document.createElement('p');
  for (const part of parts) {
    const element = partElement(part);
    element.textContent = part.text;
    if (part.trend) element.append(' ', drawTrend(part.trend));
    if (paragraph.firstChild) paragraph.append(' ');
    paragraph.append(element);
  }
  return paragraph;
}

/** Number of lines that are not folded: the most urgent duel, the place, and el prode or a chance. */
const unfoldedLines = 3;

/**
 * Returns HTML of the card's lines, a paragraph each. Below the first three is the empty paragraph `.own-news`, where
 * own-card.ts writes what changed since the last visit. The other lines are folded. Empty without lines.
 * @param lines The parts of each line. Their texts are escaped.
 */
export function drawOwnLines(lines: readonly (readonly Part[])[]): string {
  const card = document.createElement('div');
  const paragraphs = lines.map(drawLine);
  card.append(...paragraphs.slice(0, unfoldedLines));
  if (paragraphs.length > 0) {
    const news = document.createElement('p');
    news.className = 'own-news';
    card.append(news);
  }
  if (paragraphs.length > unfoldedLines) {
    const fold = document.createElement('details');
    const summary = document.createElement('summary');
    summary.textContent = 'Más';
    fold.append(summary, ...paragraphs.slice(unfoldedLines));
    card.append(fold);
  }
  return card.innerHTML;
}
