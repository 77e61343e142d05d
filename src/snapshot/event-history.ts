/**
 * `history/events.csv`: how often each event has changed, and when last. Calendars only take a
 * change with a SEQUENCE that has grown, which needs a memory: nothing upstream counts.
 */
import Papa from 'papaparse';
import type { CalendarEvent } from '../domain/events.ts';
import { sha256 } from './manifest.ts';

export const eventHistoryFile = 'history/events.csv';

const header = ['id', 'suma', 'secuencia', 'modificado'];

export interface Revision {
  /** 0 for an event that never changed. */
  sequence: number;
  modifiedAt: Date;
}

/** An event with what is remembered of it. */
export type RevisedEvent = CalendarEvent & Revision;

interface Memory extends Revision {
  sum: string;
}

function readMemories(history: string | null): Map<string, Memory> {
  const rows = Papa.parse<string[]>(history ?? '').data.slice(1);
  return new Map(
    rows.flatMap(([id = '', sum = '', sequence, modified = '']) => {
      const modifiedAt = new Date(modified);
      if (id === '' || Number.isNaN(modifiedAt.getTime())) return [];
      return [[id, { sum, sequence: Number(sequence) || 0, modifiedAt }] as const];
    }),
  );
}

/** Digest of what a calendar shows of the event: when it changes, so has the event. */
const sumOf = ({ title, context, start, place, link }: CalendarEvent): string =>
  sha256(JSON.stringify([title, context, start, place, link])).slice(0, 16);

/**
 * The history after these events: a new one at 0, a changed one a step further, the others as they
 * were. Events that left keep their row: they may come back.
 * @param history The file's text, null when there is none yet.
 */
export function addToEventHistory(
  history: string | null,
  events: readonly CalendarEvent[],
  now: Date,
): string {
  const memories = readMemories(history);
  for (const event of events) {
    const before = memories.get(event.id);
    const sum = sumOf(event);
    if (before?.sum === sum) continue;
    memories.set(event.id, {
      sum,
      sequence: before ? before.sequence + 1 : 0,
      modifiedAt: now,
    });
  }
  const rows = [...memories]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, { sum, sequence, modifiedAt }]) => [
      id,
      sum,
      String(sequence),
      modifiedAt.toISOString(),
    ]);
  return `${Papa.unparse([header, ...rows], { newline: '\n' })}\n`;
}

/**
 * Events with their revisions; one that is not remembered, as in the demo, never changed since the
 * data last did.
 */
export function withRevisions(
  events: readonly CalendarEvent[],
  history: string | null,
  dataChangedAt: Date | null,
): RevisedEvent[] {
  const memories = readMemories(history);
  return events.map((event) => {
    const { sequence = 0, modifiedAt = dataChangedAt ?? event.start } =
      memories.get(event.id) ?? {};
    return { ...event, sequence, modifiedAt };
  });
}
