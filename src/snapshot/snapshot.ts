/** A snapshot's files into validated data: everything or an error, never a half site. */
import { divisionIds, fixtureNames, type DivisionId, type FixtureName } from '../config/site.ts';
import type { Community } from '../domain/communities.ts';
import type { ScheduledDuel } from '../domain/duels.ts';
import { listEvents } from '../domain/events.ts';
import { parseEloHistory, type WeeklyRating } from '../domain/elo-history.ts';
import type { Round } from '../domain/fixture.ts';
import type { NewsItem } from '../domain/news.ts';
import type { PlayerRating } from '../domain/players.ts';
import type { NationalPodium, WorldPodium } from '../domain/podiums.ts';
import { SourceError, type Problem } from '../domain/problem.ts';
import type { Qualifier } from '../domain/qualifiers.ts';
import type { RankedPlayer } from '../domain/ranking.ts';
import type { Standings } from '../domain/standings.ts';
import type { PastTeam, TeamMember } from '../domain/team.ts';
import type { SnapshotDocument } from '../sources/canonical.ts';
import { mapNames, sourceFile, sourceNames, type SourceName } from '../sources/catalog.ts';
import { SnapshotError } from './error.ts';
import { withRevisions, type RevisedEvent } from './event-history.ts';
import type { SnapshotFiles } from './files.ts';
import { historyFile } from './history.ts';
import { manifestSchema, sha256, type Manifest } from './manifest.ts';
import { parseAccepted, parseJson, type SourceData } from './parse.ts';
import { illustratedCollections, listPictures } from './pictures.ts';

/** Everything the site knows, validated. Absent sources are empty lists. */
export interface Snapshot {
  news: NewsItem[];
  currentTeam: TeamMember[];
  pastTeams: PastTeam[];
  qualifiers: Qualifier[];
  nationalPodiums: NationalPodium[];
  worldPodiums: WorldPodium[];
  communities: Community[];
  ranking: RankedPlayer[];
  ratings: PlayerRating[];
  /** Ratings week by week; empty before the first snapshot. */
  eloHistory: WeeklyRating[];
  /** Per division, a table for each of its groups in the configuration's order. */
  standings: Record<DivisionId, Standings[]>;
  fixtures: Record<FixtureName, Round[]>;
  duels: { league: ScheduledDuel[]; cup: ScheduledDuel[] };
  /** Everything with a day and an hour. */
  events: RevisedEvent[];
  /** Picture paths, `images/<sha256>.<ext>`. */
  pictures: string[];
  manifest: Manifest;
  /** Rejected and suspicious rows of all sources. */
  problems: Problem[];
}

/** Parses and validates a snapshot. @throws SnapshotError naming file, place and reason. */
export function parseSnapshot(files: SnapshotFiles): Snapshot {
  const manifest = parseManifest(files);
  const problems: Problem[] = [];

  /** A source's data; null when the manifest says that it is absent. */
  function source<Name extends SourceName>(name: Name): SourceData[Name] | null {
    const state = manifest.sources[name];
    if (state.status === 'absent') return null;
    const file = sourceFile(name);
    const text = files.sources.get(name);
    if (text === undefined) throw new SnapshotError(file, 'falta el archivo');
    const parsed = explain(file, () => parseAccepted(name, text, state));
    if (sha256(text) !== state.sha256) {
      throw new SnapshotError(file, 'no coincide con manifest.json: cambió después de validarse');
    }
    problems.push(...parsed.problems);
    return parsed.value;
  }

  const ranking = source('ranking');
  const qualifiers = source('national-qualifiers') ?? [];
  const fixtures = mapNames(fixtureNames, (name) => source(`fixtures-${name}`) ?? []);
  const duels = { league: source('duels-league') ?? [], cup: source('duels-cup') ?? [] };
  const history = explain(historyFile, () => parseEloHistory(historyFile, files.history ?? ''));
  problems.push(...history.problems);
  const snapshot: Snapshot = {
    news: source('news') ?? [],
    currentTeam: source('current-national-team') ?? [],
    pastTeams: source('national-teams') ?? [],
    qualifiers,
    nationalPodiums: source('national-tournaments-podiums') ?? [],
    worldPodiums: source('world-championships-podiums') ?? [],
    communities: source('communities') ?? [],
    ranking: ranking?.players ?? [],
    ratings: ranking?.ratings ?? [],
    eloHistory: history.value,
    standings: mapNames(divisionIds, (id) => source(`standings-${id}`) ?? []),
    fixtures,
    duels,
    events: withRevisions(
      listEvents({ qualifiers, fixtures, duels }),
      files.eventHistory,
      lastChange(manifest),
    ),
    pictures: [...files.pictures].toSorted(),
    manifest,
    problems,
  };
  requirePictures(files, manifest);
  return snapshot;
}

/** Turns a parser's refusal into the snapshot's error for that file. */
function explain<T>(file: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (error instanceof SourceError) throw new SnapshotError(file, error.reason, error.place);
    throw error;
  }
}

const manifestFile = 'manifest.json';

function parseManifest({ directory, manifest }: SnapshotFiles): Manifest {
  if (manifest === null) {
    throw new SnapshotError(
      manifestFile,
      `falta el archivo en ${directory}; creá los datos con «npm run snapshot»`,
    );
  }
  const result = manifestSchema.safeParse(explain(manifestFile, () => parseJson('', manifest)));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new SnapshotError(manifestFile, issue?.message ?? 'no es válido', issue?.path.join('.'));
}

/** Every picture that documents name must be in the snapshot. */
function requirePictures({ sources, pictures }: SnapshotFiles, manifest: Manifest): void {
  for (const name of illustratedCollections) {
    if (manifest.sources[name].status === 'absent') continue;
    const documents = JSON.parse(sources.get(name) ?? '[]') as SnapshotDocument[];
    for (const document of documents) {
      const missing = listPictures(document).find(({ reference }) => !pictures.has(reference));
      if (missing) {
        throw new SnapshotError(
          sourceFile(name),
          `falta la imagen ${missing.reference}`,
          `documento ${document.id}, campo ${missing.slot}`,
        );
      }
    }
  }
}

/** When any source's data last changed; null when all are absent. */
export function lastChange(manifest: Manifest): Date | null {
  const moments = sourceNames.flatMap((name) => {
    const state = manifest.sources[name];
    return state.status === 'absent' ? [] : [Date.parse(state.changedAt)];
  });
  return moments.length > 0 ? new Date(Math.max(...moments)) : null;
}
