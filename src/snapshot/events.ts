/** Everything with a day and an hour in a snapshot's sources. */
import { fixtureNames } from '../config/site.ts';
import { listEvents, type CalendarEvent } from '../domain/events.ts';
import { mapNames, type SourceName } from '../sources/catalog.ts';
import { parseSource, type SourceData } from './parse.ts';

/** The events in these texts; a source that is not there has none. */
export function eventsIn(texts: ReadonlyMap<SourceName, string>): CalendarEvent[] {
  function read<Name extends SourceName>(name: Name): SourceData[Name] | null {
    const text = texts.get(name);
    return text === undefined ? null : parseSource(name, text).value;
  }
  return listEvents({
    qualifiers: read('national-qualifiers') ?? [],
    fixtures: mapNames(fixtureNames, (name) => read(`fixtures-${name}`) ?? []),
    duels: { league: read('duels-league') ?? [], cup: read('duels-cup') ?? [] },
  });
}
