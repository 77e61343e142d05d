/**
 * Writes what changed since the last visit into the visitor's own card. own-card.ts loads this file once a nick is
 * chosen, and puts the player's path and facts into data attributes of the line.
 */
import type { Facts } from '../data/own-card.ts';
import { describeVisit, visitAt, visitKey, type Visit } from './last-visit.ts';

function writeNews(): void {
  const news = document.querySelector<HTMLElement>('.own-news');
  if (!news) return;
  const { path = '', facts = 'null' } = news.dataset;
  try {
    const last = JSON.parse(localStorage.getItem(visitKey) ?? 'null') as Visit | null;
    const now = JSON.parse(facts) as Facts | null;
    const visit = visitAt(last, Date.now(), path);
    news.textContent = describeVisit(now ? { ...visit, now } : visit);
    if (now) localStorage.setItem(visitKey, JSON.stringify({ ...visit, now }));
  } catch {
    // Storage is denied, so nothing is remembered.
  }
}

addEventListener('own-visit', writeNews);
writeNews();
