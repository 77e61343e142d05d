/** Parses the texts of sources. Fetching and building use the same parsers. */
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

/** Parses a source's text. @throws SourceError if the text cannot be accepted. */
export function readSource(name: SourceName, text: string): Reading {
  return about(name, () => sourceOf(name).read(name, text));
}

/**
 * Parses a text that a manifest has accepted.
 * @throws SourceError also if the text holds no data and no person has accepted that.
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

/** Data of all sources. An absent source has an empty list. */
export interface SnapshotData extends CollectionData {
  ranking: RankedPlayer[];
  competitions: ParsedSeason;
}

/** A parsed source with the dates that its manifest keeps. */
export interface DatedReading {
  /** Null if the text can no longer be read. */
  reading: Pick<Reading, 'value'> | null;
  state: { starts?: CalendarDate | undefined; changedAt: string };
}

/**
 * Items of a reading, with the item type of their descriptor. TypeScript cannot derive the type from a source's name,
 * so the cast stands here and nowhere else.
 */
export const itemsOf = <Item>(
  source: Pick<DatedReading, 'reading'> | undefined,
  _descriptor: Collection<Item> | SheetKind<Item>,
): Item[] => (source?.reading?.value ?? []) as Item[];

/** Combines the readings of all sources. */
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
      // A fixture without any result may still be another season's, so the manifest keeps no start yet.
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
