/**
 * Marks past entries and updates the distances of days by the visitor's clock, because the page may be hours old
 * (docs/product.md, «National tournament») and stay open over midnight. A past entry (`data-moment`) loses its links,
 * since there is nobody to write to and nowhere to go. It also loses its parts with `data-until-past`, and gets its
 * `data-past-text`. The words for a day (`data-day-start`) depend on `data-until`, `data-is-last` and `data-at-start`.
 */
import { dayWords, untilDay } from '../words/time-spans.ts';

/** A refresh, because a timer for the next moment would be late after the device slept. */
const refreshMs = 10_000;

/** The words for a day from `start` on, as its attributes ask (RelativeDay.astro, AgendaDuel.astro). */
function dayText({ dataset, textContent }: HTMLElement, start: Date, now: Date): string {
  // The present text is right for a day that is far away.
  if ('until' in dataset) return untilDay(start, now, textContent);
  return dayWords(start, now, { isLast: 'isLast' in dataset, atStart: 'atStart' in dataset });
}

function update(): void {
  const now = new Date();
  for (const row of document.querySelectorAll<HTMLElement>('[data-moment]:not(.past)')) {
    const { moment, pastText } = row.dataset;
    if (moment === undefined || Date.parse(moment) >= now.getTime()) continue;
    row.classList.add('past');
    for (const part of row.querySelectorAll('[data-until-past]')) part.remove();
    for (const link of row.querySelectorAll('a')) link.replaceWith(...link.childNodes);
    if (pastText !== undefined) row.append(pastText);
  }
  for (const day of document.querySelectorAll<HTMLElement>('[data-day-start]')) {
    const { dayStart } = day.dataset;
    if (dayStart === undefined) continue;
    const text = dayText(day, new Date(dayStart), now);
    if (day.textContent !== text) day.textContent = text;
  }
}

update();
setInterval(update, refreshMs);
