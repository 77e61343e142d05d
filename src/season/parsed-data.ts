/** Combines parsed sources into the data from which a season and its pages are made. */
import { running, type Competition } from '../config/site.ts';
import { sheetKeys } from '../config/sources.ts';
import { calendarDate, type CalendarDate } from '../lib/time.ts';
import {
  duelsSheet,
  fixtureSheet,
  itemsOf,
  standingsSheet,
  type Source,
  type SourceName,
} from '../sources/catalog/catalog.ts';
import {
  collections,
  type Collection,
  type CollectionData,
} from '../sources/catalog/collections.ts';
import { sheetKinds, type SheetKind } from '../sources/catalog/sheet-kinds.ts';
import type { Round } from '../sources/sheets/fixture.ts';
import type { RankedPlayer } from '../sources/sheets/ranking.ts';
import type { Standings } from '../sources/sheets/table.ts';
import type { ParsedCompetition, ParsedSeason } from './build.ts';
import { startSeenOn } from './years.ts';

/** Data of all sources. An absent source has an empty list. */
export interface SnapshotData extends CollectionData {
  ranking: RankedPlayer[];
  competitions: ParsedSeason;
}

/**
 * Combines parsed sources, given as pairs of name and source: `ranking`, each collection of documents as a list, and in
 * `competitions` the sheets of each running one, by its id. A missing source gives empty lists.
 */
export function dataOf(sources: Iterable<readonly [SourceName, Source]>): SnapshotData {
  const byName = new Map(sources);
  const itemsIn = <Item>(name: SourceName, descriptor: Collection<Item> | SheetKind<Item>) =>
    itemsOf(byName.get(name), descriptor);
  // An absent source has no rows, so its day does not matter.
  const changedOn = (name: SourceName): CalendarDate =>
    calendarDate(new Date(byName.get(name)?.state.changedAt ?? 0));
  const readCompetition = (competition: Competition): ParsedCompetition => {
    const { id } = competition;
    const keys = sheetKeys(competition);
    const standings: Record<string, Standings[]> = {};
    const fixtures: Record<string, Round[]> = {};
    const starts: Record<string, CalendarDate | null> = {};
    for (const key of keys.standings) {
      standings[key] = itemsIn(standingsSheet(id, key), sheetKinds.standings);
    }
    for (const key of keys.fixtures) {
      const name = fixtureSheet(id, key);
      const rounds = itemsIn(name, sheetKinds.fixtures);
      fixtures[key] = rounds;
      // A fixture without any result may still be another season's, so the manifest keeps no start yet.
      starts[key] = byName.get(name)?.state.starts ?? startSeenOn(rounds, changedOn(name));
    }
    const duels = itemsIn(duelsSheet(id), sheetKinds.duels);
    return { standings, fixtures, duels, starts, dailyNear: changedOn(duelsSheet(id)) };
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
