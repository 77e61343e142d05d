/**
 * Plain texts to send to the community's group (docs/product.md, «Texts for the group»). WhatsApp shows
 * what stands between `*` in bold.
 */
import { formatShortDay, type CalendarDate } from '../domain/time.ts';
import type { DailyDuel, Decided } from '../season/model.ts';
import { duelCategory, formatDuel } from './duel.ts';

/** More would not fit into a link. */
const atMost = 40;

/** A text under a title, a blank line between its parts; null where there is nothing to tell. */
function groupText(title: string, parts: readonly string[][], address: string): string | null {
  if (parts.length === 0) return null;
  return [`*${title}*`, ...parts.map((lines) => lines.join('\n')), address].join('\n\n');
}

/**
 * `*Resultados de la semana* …`: each stage with its results.
 * @param results In the order they are told.
 * @param days The first and the last of the week.
 * @param address Absolute, of a page that has them all.
 */
export function weekText(
  results: readonly Decided[],
  {
    days: [first, last],
    address,
  }: { days: readonly [CalendarDate, CalendarDate]; address: string },
): string | null {
  const stages = [...Map.groupBy(results.slice(0, atMost), ({ stage }) => stage.name)].map(
    ([stage, own]) => [`*${stage}*`, ...own.map(formatDuel)],
  );
  const left = results.length - atMost;
  const title = `Resultados de la semana, ${formatShortDay(first)} al ${formatShortDay(last)}`;
  return groupText(title, left > 0 ? [...stages, [`Y ${left} más:`]] : stages, address);
}

/**
 * `*Duelos de hoy* …`: each with its hour and where it belongs.
 * @param duels By hour; those of other days are left out.
 * @param address Absolute, of a page that has them all.
 */
export function todayText(
  duels: readonly DailyDuel[],
  { today, address }: { today: CalendarDate; address: string },
): string | null {
  const lines = duels
    .filter(({ date }) => date === today)
    .map((duel) => `${duel.time} ${duel.home} vs ${duel.away} (${duelCategory(duel)})`);
  const title = `Duelos de hoy, ${formatShortDay(today)}`;
  return groupText(title, lines.length > 0 ? [lines] : [], address);
}

/** A link that opens WhatsApp with a text to send; no script is needed. */
export function whatsAppLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
