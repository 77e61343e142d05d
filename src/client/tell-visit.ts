/**
 * Writes into the visitor's own card what changed since the last visit. own-card.ts loads this file once a nick is
 * chosen, and leaves the player and the facts that were read at the line.
 */
import { describeVisit, visitAt, type Facts, type Visit } from './last-visit.ts';

const key = 'visita';

function tell(): void {
  const news = document.querySelector<HTMLElement>('.own-news');
  if (!news) return;
  const { path = '', facts = 'null' } = news.dataset;
  try {
    const last = JSON.parse(localStorage.getItem(key) ?? 'null') as Visit | null;
    const read = JSON.parse(facts) as Facts | null;
    const visit = visitAt(last, Date.now(), path);
    news.textContent = describeVisit(read ? { ...visit, now: read } : visit);
    if (read) localStorage.setItem(key, JSON.stringify({ ...visit, now: read }));
  } catch {
    // Storage is denied: nothing is remembered.
  }
}

addEventListener('own-visit', tell);
tell();
