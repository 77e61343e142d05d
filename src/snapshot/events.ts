/** Everything with a day and an hour in a snapshot's sources. */
import { sheets } from '../config/site.ts';
import { listEvents, type CalendarEvent } from '../domain/events.ts';
import { mapNames } from '../sources/catalog.ts';
import type { KnownSources } from './parse.ts';

/** The events of these sources; one that is not there has none. */
export function eventsIn(known: KnownSources): CalendarEvent[] {
  return listEvents({
    qualifiers: known['national-qualifiers'] ?? [],
    fixtures: mapNames(sheets.fixtures, (name) => known[`fixtures-${name}`] ?? []),
    duels: { league: known['duels-league'] ?? [], cup: known['duels-cup'] ?? [] },
  });
}
