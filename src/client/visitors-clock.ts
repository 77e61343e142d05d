/**
 * Updates what is over and how far away days are to the visitor's clock: the page may be hours old (docs/product.md,
 * «National tournament»), and stay open over midnight. What is over loses its links: nobody is there to write to, and
 * there is nowhere to go.
 */
import { daysLeft, relativeDay, relativeDayAtStart, untilDay } from '../words/relative-day.ts';

/** A timer for the next moment would be late after the device slept. */
const refreshMs = 10_000;

function update(): void {
  const now = new Date();
  for (const row of document.querySelectorAll<HTMLElement>('[data-moment]:not(.past)')) {
    if (Date.parse(row.dataset['moment'] ?? '') >= now.getTime()) continue;
    row.classList.add('past');
    for (const help of row.querySelectorAll('[data-until-past]')) help.remove();
    for (const link of row.querySelectorAll('a')) link.replaceWith(...link.childNodes);
    row.append(row.dataset['pastText'] ?? '');
  }
  for (const day of document.querySelectorAll<HTMLElement>('[data-day-start]')) {
    const relative = 'atStart' in day.dataset ? relativeDayAtStart : relativeDay;
    const untilOver = 'isLast' in day.dataset ? daysLeft : relative;
    const say = 'until' in day.dataset ? untilDay : untilOver;
    // untilDay keeps the text of a day that is far away.
    const text = say(new Date(day.dataset['dayStart'] ?? ''), now, day.textContent);
    if (day.textContent !== text) day.textContent = text;
  }
}

update();
setInterval(update, refreshMs);
