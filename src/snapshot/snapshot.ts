/** A snapshot's files into validated data: everything or an error, never a half site. */
import {
  divisionIds,
  fixtureNames,
  site,
  type DivisionId,
  type FixtureName,
} from '../config/site.ts';
import { parseCommunities, type Community } from '../domain/communities.ts';
import { parseCsv } from '../domain/csv.ts';
import { parseDuels, type ScheduledDuel } from '../domain/duels.ts';
import { parseFixture, type Round } from '../domain/fixture.ts';
import { parseNews, type NewsItem } from '../domain/news.ts';
import { parseRatings, type PlayerRating } from '../domain/players.ts';
import {
  parseNationalPodiums,
  parseWorldPodiums,
  type NationalPodium,
  type WorldPodium,
} from '../domain/podiums.ts';
import { SourceError, type Parsed, type Problem } from '../domain/problem.ts';
import { parseQualifiers, type Qualifier } from '../domain/qualifiers.ts';
import { parseRanking, type RankedPlayer } from '../domain/ranking.ts';
import type { Rows } from '../domain/rows.ts';
import { parseStandings, type Standings } from '../domain/standings.ts';
import {
  parseCurrentTeam,
  parsePastTeams,
  type PastTeam,
  type TeamMember,
} from '../domain/team.ts';
import {
  sourceFile,
  sourceNames,
  type CollectionName,
  type SheetName,
  type SourceName,
} from './catalog.ts';
import { SnapshotError } from './error.ts';
import type { SnapshotFiles } from './files.ts';
import { manifestSchema, sha256, type Manifest } from './manifest.ts';

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
  /** Per division, a table for each of its groups in the configuration's order. */
  standings: Record<DivisionId, Standings[]>;
  fixtures: Record<FixtureName, Round[]>;
  duels: { league: ScheduledDuel[]; cup: ScheduledDuel[] };
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

  /** Parses a source that the manifest says is there; absent ones give `empty`. */
  function source<T>(
    name: SourceName,
    empty: T,
    parse: (text: string) => Parsed<T>,
    isEmpty: (value: T) => boolean = () => false,
  ): T {
    const state = manifest.sources[name];
    if (state.status === 'absent') return empty;
    const text = files.sources.get(name);
    const file = sourceFile(name);
    if (text === undefined) throw new SnapshotError(file, 'falta el archivo');
    if (text.trim() === '') throw new SnapshotError(file, 'el archivo está vacío');
    const parsed = explain(file, () => parse(text));
    if (isEmpty(parsed.value)) throw new SnapshotError(file, 'no tiene ninguna fila con datos');
    if (sha256(text) !== state.sha256) {
      throw new SnapshotError(file, 'no coincide con manifest.json: cambió después de validarse');
    }
    problems.push(...parsed.problems);
    return parsed.value;
  }

  const collection = <T>(
    name: CollectionName,
    parse: (source: string, documents: unknown) => Parsed<T[]>,
  ): T[] => source(name, [], (text) => parse(name, parseJson(text)), isEmptyList);

  const sheet = <T>(
    name: SheetName,
    empty: T,
    parse: (source: string, rows: Rows) => Parsed<T>,
    isEmpty?: (value: T) => boolean,
  ): T => source(name, empty, (text) => parse(name, parseCsv(name, text)), isEmpty);

  const { ranking, ratings } = sheet(
    'ranking',
    { ranking: [] as RankedPlayer[], ratings: [] as PlayerRating[] },
    (name, rows) => {
      const parsed = parseRanking(name, rows);
      return { ...parsed, value: { ranking: parsed.value, ratings: parseRatings(rows) } };
    },
    (value) => value.ranking.length === 0,
  );

  const snapshot: Snapshot = {
    news: collection('news', parseNews),
    currentTeam: collection('current-national-team', parseCurrentTeam),
    pastTeams: collection('national-teams', parsePastTeams),
    qualifiers: collection('national-qualifiers', parseQualifiers),
    nationalPodiums: collection('national-tournaments-podiums', parseNationalPodiums),
    worldPodiums: collection('world-championships-podiums', parseWorldPodiums),
    communities: collection('communities', parseCommunities),
    ranking,
    ratings,
    standings: mapNames(divisionIds, (id) =>
      sheet(
        `standings-${id}`,
        [],
        (name, rows) => parseDivision(name, rows, id),
        (groups) => groups.every((group) => group.rows.length === 0),
      ),
    ),
    fixtures: mapNames(fixtureNames, (name) =>
      sheet(`fixtures-${name}`, [], (source, rows) =>
        parseFixture(source, rows, name === 'cup' ? 'cup' : 'league'),
      ),
    ),
    duels: {
      league: sheet('duels-league', [], parseDuels),
      cup: sheet('duels-cup', [], parseDuels),
    },
    pictures: [...files.pictures].toSorted(),
    manifest,
    problems,
  };
  requirePictures(snapshot, files);
  return snapshot;
}

const isEmptyList = (list: readonly unknown[]): boolean => list.length === 0;

function mapNames<Name extends string, T>(
  names: readonly Name[],
  value: (name: Name) => T,
): Record<Name, T> {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, T>;
}

/** Turns a parser's refusal into the snapshot's error for that file. */
function explain<T>(file: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (error instanceof SourceError) throw new SnapshotError(file, error.reason, error.place);
    if (error instanceof SyntaxError) {
      throw new SnapshotError(file, `no es JSON válido (${error.message})`);
    }
    throw error;
  }
}

function parseJson(text: string): unknown {
  return JSON.parse(text);
}

function parseManifest(files: SnapshotFiles): Manifest {
  const file = 'manifest.json';
  const text = files.manifest;
  if (text === null) {
    throw new SnapshotError(
      file,
      `falta el archivo en ${files.directory}; creá los datos con «npm run snapshot»`,
    );
  }
  const result = manifestSchema.safeParse(explain(file, () => parseJson(text)));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new SnapshotError(file, issue?.message ?? 'no es válido', issue?.path.join('.'));
}

function parseDivision(name: string, rows: Rows, id: DivisionId): Parsed<Standings[]> {
  const groups = site.league.divisions.find((division) => division.id === id)?.groups ?? [];
  const parsed = groups.map((group) => parseStandings(name, rows, group.window));
  return {
    value: parsed.map(({ value }) => value),
    problems: parsed.flatMap(({ problems }) => problems),
  };
}

/** Every picture that data names must be in the snapshot. */
function requirePictures(snapshot: Snapshot, files: SnapshotFiles): void {
  const check = (name: CollectionName, id: string, path: string | null): void => {
    if (path !== null && !files.pictures.has(path)) {
      throw new SnapshotError(sourceFile(name), `falta la imagen ${path}`, `documento ${id}`);
    }
  };
  for (const item of snapshot.news) {
    check('news', item.id, item.cardImage);
    check('news', item.id, item.mainImage);
    for (const paragraph of item.paragraphs) {
      if (paragraph.kind === 'image') check('news', item.id, paragraph.image);
    }
  }
  for (const { id, image } of snapshot.currentTeam) check('current-national-team', id, image);
  for (const { id, image } of snapshot.nationalPodiums) {
    check('national-tournaments-podiums', id, image);
  }
  for (const { id, image } of snapshot.communities) check('communities', id, image);
}

/** When any source's data last changed; null when all are absent. */
export function lastChange(manifest: Manifest): Date | null {
  const moments = sourceNames.flatMap((name) => {
    const state = manifest.sources[name];
    return state.status === 'absent' ? [] : [Date.parse(state.changedAt)];
  });
  return moments.length > 0 ? new Date(Math.max(...moments)) : null;
}
