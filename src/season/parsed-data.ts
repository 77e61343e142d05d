/** Combines the parsed sources into what a season is built from. */
import { running, type Competition } from '../config/site.ts';
import { sheetKeys } from '../config/sources.ts';
import { calendarDate, type CalendarDate } from '../lib/time.ts';
import {
  duelsSheet,
  fixtureSheet,
  standingsSheet,
  type SourceName,
} from '../sources/catalog/catalog.ts';
import {
  collections,
  type Collection,
  type CollectionData,
} from '../sources/catalog/collections.ts';
import { itemsOf, type Source } from '../sources/catalog/reading.ts';
import { sheetKinds, type SheetKind } from '../sources/catalog/sheet-kinds.ts';
import type { RankedPlayer } from '../sources/sheets/ranking.ts';
import type { ParsedCompetition, ParsedSeason } from './build.ts';
import { startSeenOn } from './years.ts';

/** Data of all sources. An absent source has an empty list. */
export interface SnapshotData extends CollectionData {
  ranking: RankedPlayer[];
  competitions: ParsedSeason;
}

/** Combines the readings of all sources: the collections, the ranking, and the running competitions. */
export function dataOf(sources: Iterable<readonly [SourceName, Source]>): SnapshotData {
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
