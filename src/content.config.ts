/** Content collections over the snapshot and the finished seasons: how data enters the site. */
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { join, relative } from 'node:path';
import { readEnvironment } from './config/environment.ts';
import type { DivisionId, FixtureName } from './config/site.ts';
import type { Community } from './domain/communities.ts';
import type { ScheduledDuel } from './domain/duels.ts';
import type { WeeklyRating } from './domain/elo-history.ts';
import type { Round } from './domain/fixture.ts';
import type { NewsItem } from './domain/news.ts';
import type { PlayerRating } from './domain/players.ts';
import type { NationalPodium, WorldPodium } from './domain/podiums.ts';
import type { Qualifier } from './domain/qualifiers.ts';
import type { RankedPlayer } from './domain/ranking.ts';
import type { Season } from './domain/season.ts';
import type { Standings } from './domain/standings.ts';
import type { PastTeam, TeamMember } from './domain/team.ts';
import { readSeasons } from './seasons/read.ts';
import { sourceNames, type SourceName } from './sources/catalog.ts';
import type { RevisedEvent } from './snapshot/event-history.ts';
import type { SourceState } from './snapshot/manifest.ts';
import { readSnapshot } from './snapshot/read.ts';
import { lastChange, type Snapshot } from './snapshot/snapshot.ts';

const environment = readEnvironment(process.env);

/** All that a site is built from. */
interface SiteData {
  snapshot: Snapshot;
  /** Finished ones, newest first. */
  seasons: readonly Season[];
}

async function readData(): Promise<SiteData> {
  const seasons = readSeasons(environment.seasonsDirectory);
  return { snapshot: await readSnapshot(environment), seasons: await seasons };
}

/** One reading serves all collections: they are all of the same moment. */
let reading: Promise<SiteData> | undefined;
const siteData = (): Promise<SiteData> => (reading ??= readData());

/**
 * A collection over one part of the snapshot, or of the seasons. The parsers have validated it, so
 * the schema only carries the type.
 */
const collection = <Entry extends { id: string }>(
  entries: (snapshot: Snapshot, seasons: SiteData['seasons']) => readonly Entry[],
) =>
  defineCollection({
    loader: async () => {
      const { snapshot, seasons } = await siteData();
      return entries(snapshot, seasons).map((entry) => ({ ...entry }));
    },
    schema: z.custom<Entry>(),
  });

/** A record's values as entries, each under its key. */
const keyed = <Key extends string, Value, Entry>(
  record: Record<Key, Value>,
  entry: (id: Key, value: Value) => Entry,
): Entry[] => (Object.keys(record) as Key[]).map((key) => entry(key, record[key]));

export const collections = {
  news: collection<NewsItem>(({ news }) => news),
  currentTeam: collection<TeamMember>(({ currentTeam }) => currentTeam),
  pastTeams: collection<PastTeam>(({ pastTeams }) => pastTeams),
  qualifiers: collection<Qualifier>(({ qualifiers }) => qualifiers),
  nationalPodiums: collection<NationalPodium>(({ nationalPodiums }) => nationalPodiums),
  worldPodiums: collection<WorldPodium>(({ worldPodiums }) => worldPodiums),
  communities: collection<Community>(({ communities }) => communities),
  ranking: collection<{ id: 'ranking'; players: RankedPlayer[]; ratings: PlayerRating[] }>(
    ({ ranking, ratings }) => [{ id: 'ranking', players: ranking, ratings }],
  ),
  eloHistory: collection<{ id: 'eloHistory'; weeks: WeeklyRating[] }>(({ eloHistory }) => [
    { id: 'eloHistory', weeks: eloHistory },
  ]),
  standings: collection<{ id: DivisionId; groups: Standings[] }>(({ standings }) =>
    keyed(standings, (id, groups) => ({ id, groups })),
  ),
  fixtures: collection<{ id: FixtureName; rounds: Round[] }>(({ fixtures }) =>
    keyed(fixtures, (id, rounds) => ({ id, rounds })),
  ),
  duels: collection<{ id: 'league' | 'cup'; duels: ScheduledDuel[] }>(({ duels }) =>
    keyed(duels, (id, list) => ({ id, duels: list })),
  ),
  events: collection<RevisedEvent>(({ events }) => events),
  freshness: collection<{ id: 'freshness'; isDemo: boolean; changedAt: Date | null }>(
    ({ manifest }) => [
      { id: 'freshness', isDemo: environment.data === 'demo', changedAt: lastChange(manifest) },
    ],
  ),
  sources: collection<{ id: SourceName; state: SourceState }>(({ manifest }) =>
    sourceNames.map((id) => ({ id, state: manifest.sources[id] })),
  ),
  seasons: collection<{ id: 'seasons'; finished: readonly Season[] }>((_, seasons) => [
    { id: 'seasons', finished: seasons },
  ]),

  /** Pictures by their path in the snapshot, run through Astro's image pipeline. */
  pictures: defineCollection({
    loader: {
      name: 'snapshot-pictures',
      load: async (context) => {
        const { pictures } = (await siteData()).snapshot;
        const filePath = relative(
          process.cwd(),
          join(environment.snapshotDirectory, 'manifest.json'),
        );
        context.store.clear();
        for (const id of pictures) {
          const data = await context.parseData({ id, filePath, data: { image: `./${id}` } });
          context.store.set({ id, filePath, data });
        }
      },
    },
    schema: ({ image }) => z.object({ image: image() }),
  }),
};
