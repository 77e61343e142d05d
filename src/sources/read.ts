/** Sources' texts as data: the same for fetching as for building. */
import { about } from '../config/error.ts';
import { running, type Competition } from '../config/site.ts';
import { sheetKeys } from '../config/sources.ts';
import { SourceError } from '../domain/problem.ts';
import type { RankedPlayer } from '../domain/ranking.ts';
import { calendarDate, type CalendarDate } from '../domain/time.ts';
import type { ParsedCompetition, ParsedSeason } from '../season/build.ts';
import { startSeenOn } from '../season/years.ts';
import { duelsSheet, fixtureSheet, sourceOf, standingsSheet, type SourceName } from './catalog.ts';
import { collections, type Collection, type CollectionData } from './collections.ts';
import type { Reading } from './reading.ts';
import { sheetKinds, type SheetKind } from './sheet-kinds.ts';

/** Reads a source's text. @throws SourceError if the text cannot be accepted. */
export function readSource(name: SourceName, text: string): Reading {
  return about(name, () => sourceOf(name).read(name, text));
}

/**
 * Reads a text as the manifest says it was accepted.
 * @throws SourceError, also if the text holds no data and nobody has accepted that.
 */
export function readAccepted(
  name: SourceName,
  text: string,
  { acceptedEmpty }: { acceptedEmpty?: true | undefined },
): Reading {
  const reading = readSource(name, text);
  if (reading.lack !== null && !acceptedEmpty) throw new SourceError(name, '', reading.lack);
  return reading;
}

/** What all sources say together. An absent source says nothing. */
export interface SnapshotData extends CollectionData {
  ranking: RankedPlayer[];
  /** Running competitions, by id. */
  competitions: ParsedSeason;
}

/** A source that was read, and what its manifest says of its dates. */
export interface DatedReading {
  /** Null if the text can no longer be read. */
  reading: Pick<Reading, 'value'> | null;
  state: { starts?: CalendarDate | undefined; changedAt: string };
}

/**
 * The items of a reading, in the type of the descriptor that read them. TypeScript cannot know which descriptor a
 * source's name leads to, so this is the one place that says it.
 */
export const itemsOf = <Item>(
  source: Pick<DatedReading, 'reading'> | undefined,
  _descriptor: Collection<Item> | SheetKind<Item>,
): Item[] => (source?.reading?.value ?? []) as Item[];

/** Puts together what was read of the sources. */
export function dataOf(sources: Iterable<readonly [SourceName, DatedReading]>): SnapshotData {
  const known = new Map(sources);
  const itemsIn = <Item>(name: SourceName, descriptor: Collection<Item> | SheetKind<Item>) =>
    itemsOf(known.get(name), descriptor);
  const changedOn = (name: SourceName): CalendarDate =>
    calendarDate(new Date(known.get(name)?.state.changedAt ?? 0));
  const readCompetition = (competition: Competition): ParsedCompetition => {
    const { id } = competition;
    const keys = sheetKeys(competition);
    const standings = keys.standings.map(
      (key) => [key, itemsIn(standingsSheet(id, key), sheetKinds.standings)] as const,
    );
    const fixtures = keys.fixtures.map((key) => {
      const name = fixtureSheet(id, key);
      const rounds = itemsIn(name, sheetKinds.fixtures);
      // Until a fixture has a result, it may still be another season's.
      const start = known.get(name)?.state.starts ?? startSeenOn(rounds, changedOn(name));
      return { key, rounds, start };
    });
    return {
      standings: Object.fromEntries(standings),
      fixtures: Object.fromEntries(fixtures.map(({ key, rounds }) => [key, rounds])),
      duels: itemsIn(duelsSheet(id), sheetKinds.duels),
      starts: Object.fromEntries(fixtures.map(({ key, start }) => [key, start])),
      dailyNear: changedOn(duelsSheet(id)),
    };
  };
  const documents = Object.entries(collections).map(([field, collection]) => [
    field,
    itemsIn<unknown>(collection.name, collection),
  ]);
  return {
    ...(Object.fromEntries(documents) as CollectionData),
    ranking: itemsIn('ranking', sheetKinds.ranking),
    competitions: Object.fromEntries(
      running.map((competition) => [competition.id, readCompetition(competition)]),
    ),
  };
}
