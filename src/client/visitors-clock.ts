/**
 * Says on the visitor's clock what is over and how far away days are: the page may be hours older than the
 * visit (docs/product.md, «National tournament»). What is over keeps its text without the links: there is
 * nobody to write to, and nowhere to go.
 */
import { daysLeft, relativeDay, relativeDayAtStart, untilDay } from '../words/relative-day.ts';

const now = new Date();

for (const row of document.querySelectorAll<HTMLElement>('[data-moment]:not(.past)')) {
  if (Date.parse(row.dataset['moment'] ?? '') >= now.getTime()) continue;
  row.classList.add('past');
  for (const help of row.querySelectorAll('[data-until-past]')) help.remove();
  for (const link of row.querySelectorAll('a')) link.replaceWith(...link.childNodes);
}

for (const day of document.querySelectorAll<HTMLElement>('[data-day-start]')) {
  const soon = 'atStart' in day.dataset ? relativeDayAtStart : relativeDay;
  const near = 'isLast' in day.dataset ? daysLeft : soon;
  const say = 'until' in day.dataset ? untilDay : near;
  // Of a day that is far, what it says stays true.
  day.textContent = say(new Date(day.dataset['dayStart'] ?? ''), now, day.textContent);
}
