/** Messages for the community's WhatsApp group (docs/product.md, «Texts for the group»). `*` marks bold text. */
import { formatShortDay, type CalendarDate } from '../lib/time.ts';
import type { DailyDuel, Decided } from '../season/model.ts';
import { duelCategory, formatDuel } from './duel.ts';

/** More results would not fit into a link. */
const maxResults = 40;

/** Joins a title in bold, parts and an address by blank lines. Null without parts. */
function groupText(title: string, parts: readonly string[][], address: string): string | null {
  if (parts.length === 0) return null;
  return [`*${title}*`, ...parts.map((lines) => lines.join('\n')), address].join('\n\n');
}

/**
 * Writes a text for WhatsApp: a title with first and last day, the first 40 results below their stages, stages and
 * results in the given order, how many more there are, if any, and `address`. Null without results.
 * @param results Decided duels of the week. @param address Absolute address of all results.
 */
export function weekText(
  results: readonly Decided[],
  [first, last]: readonly [CalendarDate, CalendarDate],
  address: string,
): string | null {
  const stages = [...Map.groupBy(results.slice(0, maxResults), ({ stage }) => stage.name)].map(
    ([stage, duels]) => [`*${stage}*`, ...duels.map(formatDuel)],
  );
  const more = results.length - maxResults;
  const title = `Resultados de la semana, ${formatShortDay(first)} al ${formatShortDay(last)}`;
  return groupText(title, more > 0 ? [...stages, [`Y ${more} más:`]] : stages, address);
}

/**
 * Writes a text for WhatsApp: a title, a line `21:00 Ana vs Beto (Oro)` for each of the duels whose date is `today`, in
 * the given order, decided ones too, and `address`. Null if no duel is of `today`.
 * @param address Absolute address of a page with all duels.
 */
export function todayText(
  duels: readonly DailyDuel[],
  today: CalendarDate,
  address: string,
): string | null {
  const lines = duels
    .filter(({ date }) => date === today)
    .map((duel) => `${duel.time} ${duel.home} vs ${duel.away} (${duelCategory(duel)})`);
  const title = `Duelos de hoy, ${formatShortDay(today)}`;
  return groupText(title, lines.length > 0 ? [lines] : [], address);
}

/** Address that opens WhatsApp with a text to send, not yet encoded: `https://wa.me/?text=Hola%20a%20todos`. */
export function whatsAppLink(text: string): string {
  // A query may contain these characters, and the page repeats the address in them.
  const query = encodeURIComponent(text).replaceAll(/%(?:2C|2F|3A)/g, decodeURIComponent);
  return `https://wa.me/?text=${query}`;
}
