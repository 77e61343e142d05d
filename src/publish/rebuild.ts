/**
 * The hourly job: last good snapshot → new snapshot → compare → build → check → ready to publish.
 *
 * It works on a copy of the snapshot directory, which takes the place of the last good one only after the
 * site was built from it and checked. So a run may fail or be killed anywhere, and what is in the directory
 * can always be published again.
 */
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { running } from '../config/site.ts';
import { oneLine } from '../text/clean.ts';
import { calendarDate, formatShortDay, formatTime, type CalendarDate } from '../domain/time.ts';
import { buildSeason } from '../season/build.ts';
import type { Season } from '../season/model.ts';
import { fingerprint, listChanges } from '../snapshot/changes.ts';
import { withCorrections } from '../snapshot/corrections.ts';
import { SnapshotError } from '../snapshot/error.ts';
import { readSnapshotFiles, type SnapshotFiles } from '../snapshot/files.ts';
import { withLock } from '../files/lock.ts';
import { formatManifest, readManifest, withAcceptedOf } from '../snapshot/manifest.ts';
import { requireOwnFolder } from '../snapshot/own-folder.ts';
import { addPublishedChanges, changeLines } from '../snapshot/published-changes.ts';
import { parseSnapshot } from '../snapshot/snapshot.ts';
import { openSnapshot, writeHistories } from '../snapshot/store.ts';
import type { TakeReport } from '../snapshot/take.ts';
import { SourceFailure } from '../sources/failure.ts';
import { readHold, writeHold } from './hold.ts';
import { takeOut } from './past-snapshots.ts';
import { readPosts, tellGroups, writePosts, type Telling } from './posts.ts';
import { prepareSite } from './prepare.ts';
import { reasonsToPublish } from './publication.ts';
import { readPublication, type PublishedSite } from './published-site.ts';
import { changedTitles, championsById, type ChangedTitle, type Title } from './titles.ts';
import { putBack, swapDirectory } from '../files/swap.ts';

/** What was found wrong with a site, in Spanish: what keeps it from being published, and what does not. */
export interface SiteReport {
  problems: string[];
  warnings: string[];
}

export interface RebuildOptions {
  /** Takes a snapshot over the one in a directory. */
  take: (directory: string) => Promise<TakeReport>;
  /** Builds the site of a snapshot directory into another directory, and checks it. */
  build: (snapshot: string, out: string) => Promise<SiteReport>;
  /** The site that is online. */
  published: PublishedSite;
  /** The snapshot directory. */
  directory: string;
  /** Where the finished site is put, ready to be published. */
  out: string;
  /** Digest of the code and of the community's files. */
  code: string;
  /** Who won finished seasons. */
  titles: readonly Title[];
  now: Date;
  /** Publish even if nothing changed. */
  force: boolean;
  /** Publish an earlier snapshot, a commit of the branch, and hold it. */
  rollBackTo: string | null;
  /** Let go of held data. */
  release: boolean;
  telling: Telling;
}

/** How a rebuild ended. */
export interface Ending {
  result: 'published' | 'unchanged' | 'failed';
  /** Why it was published, or why not, in Spanish. */
  reasons: string[];
  /** What changed in the data, a phrase each. */
  changes: string[];
  /** What the snapshot directory's new content is called as a commit; null where it stayed as it was. */
  message: string | null;
  /** What should be mended in the site that was published. */
  warnings: string[];
  /** What became of new results for the groups. */
  posts: string[];
  /** What the sources gave; null when they were not asked. */
  report: TakeReport | null;
  /** Why the data is held; null when it is not. */
  hold: string | null;
}

/** Runs the whole job. @throws ConfigurationError, SnapshotError: nothing was published. */
export async function rebuild(options: RebuildOptions): Promise<Ending> {
  const { directory, out } = options;
  await requireOwnFolder(directory);
  const next = { snapshot: `${directory}.candidate`, site: `${out}.candidate` };
  await putBack(out);
  try {
    await rm(next.snapshot, { recursive: true, force: true });
    // While nobody takes a snapshot: half of the copy would be of the one before.
    const before = await withLock(directory, async () => {
      const files = await openSnapshot(directory);
      if (files.manifest !== null) await cp(directory, next.snapshot, { recursive: true });
      return files;
    });
    const ending = await prepare(options, before, next);
    if (ending.message !== null) {
      await withLock(directory, () => swapDirectory(next.snapshot, directory));
    }
    if (ending.result === 'published') await swapDirectory(next.site, out);
    return ending;
  } finally {
    await rm(next.snapshot, { recursive: true, force: true });
    await rm(next.site, { recursive: true, force: true });
  }
}

const lostFiles =
  'no se conservan todos los archivos del anterior; puede fallar una página que quedó abierta o la imagen de un enlace ya compartido';

/** Makes the snapshot and the site that follow, where there is something to publish. */
async function prepare(
  options: RebuildOptions,
  before: SnapshotFiles,
  next: { snapshot: string; site: string },
): Promise<Ending> {
  const { directory, published, now } = options;
  const { report, hold, ...chosen } = await chooseData(options, before, next.snapshot);
  const { publication, silence } = await askWhatIsOnline(published);
  const titles = changedTitles(publication?.champions ?? {}, options.titles);
  if (titles.length > 0) await correctTitles(titles, next.snapshot, calendarDate(now));
  const actions = [...chosen.actions, ...titles.map(describeTitle)];
  const after = await readSnapshotFiles(next.snapshot);
  const data = fingerprint(after);
  const dataBefore = fingerprint(before);
  const isNew = actions.length > 0 || dataBefore !== data;
  const differences = listChanges(before, after, calendarDate(now));
  const changes = [...actions, ...changeLines(differences)];
  const found = { report, hold, changes, warnings: [], posts: [], message: null };
  const failed = (...reasons: string[]): Ending => ({ ...found, result: 'failed', reasons });
  if (report && !report.written) return failed('alguna fuente no tiene datos nuevos ni anteriores');
  if (data === null) return failed(`no hay datos para publicar en ${directory}`);

  // For /estado. What only says how sources are fetched is no publication that somebody looks for.
  if (actions.length > 0 || differences.some(({ kind }) => kind !== 'state')) {
    const text = addPublishedChanges(after.changes, { at: now.toISOString(), lines: changes });
    await writeHistories(next.snapshot, { changes: text });
  }
  // Taking a snapshot forgets them, and going back to one has those of its day.
  if (options.telling.groups.length > 0) {
    await writePosts(next.snapshot, await readPosts(directory));
  }

  const champions = championsById(options.titles);
  const info = { data, code: options.code, day: calendarDate(now), champions };
  const isOnline = publication?.data === dataBefore;
  const tell = (ending: Ending) =>
    isOnline ? tellResults(ending, options, before, after) : ending;
  const reasons = [
    ...(options.force ? ['lo pidió una persona'] : []),
    ...(silence === null ? reasonsToPublish(info, publication, now) : []),
  ];
  if (!isNew && reasons.length === 0) {
    const unchanged: Ending = { ...found, result: 'unchanged', reasons };
    if (silence === null) return tell(unchanged);
    return failed(`${silence}, y sin eso no se sabe si hay algo para publicar`);
  }

  const { problems, warnings } = await options.build(next.snapshot, next.site);
  if (problems.length > 0) return { ...failed(...problems), warnings };
  const isComplete = await prepareSite(next.site, info, now, { site: published, publication });
  const ending: Ending = {
    ...{ ...found, result: 'published', reasons },
    message: isNew ? changes.join('; ') || 'cambiaron las filas observadas' : null,
    warnings: [
      ...warnings,
      ...(silence === null ? [] : [`${silence}: ${lostFiles}`]),
      ...(isComplete ? [] : [`el sitio publicado dejó de contestar: ${lostFiles}`]),
    ],
  };
  return tell(ending);
}

/** A snapshot's season; null where it is of another season than the site, or of a time that nobody reads any more. */
function seasonIn(files: SnapshotFiles): Season | null {
  try {
    return buildSeason(running, parseSnapshot(files).competitions);
  } catch (error) {
    if (error instanceof SnapshotError) return null;
    throw error;
  }
}

/**
 * Tells the groups of the results that they do not know, once the site that is online has them: nobody is sent to a
 * page without them. Who mends a result at once is in time; while data is held, nobody is told.
 * @param before What the site that is online was made from.
 */
async function tellResults(
  ending: Ending,
  { telling, directory }: RebuildOptions,
  before: SnapshotFiles,
  after: SnapshotFiles,
): Promise<Ending> {
  if (telling.groups.length === 0 || ending.hold !== null) return ending;
  const [online, now] = [before, after].map(seasonIn);
  if (!online || !now) return ending;
  const known = await readPosts(directory);
  const { posts, said } = await tellGroups(telling, known, { online, now });
  if (isDeepStrictEqual(posts, known)) return { ...ending, posts: said };
  await writePosts(after.directory, posts);
  const message = [ending.message ?? [], said].flat().join('; ') || 'cambiaron los grupos';
  return { ...ending, posts: said, message };
}

/** What the site that is online was made from, or why it does not say. */
async function askWhatIsOnline(published: PublishedSite) {
  try {
    return { publication: await readPublication(published), silence: null };
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error;
    return { publication: null, silence: `el sitio publicado no contesta (${error.message})` };
  }
}

const describeTitle = ({ season, competition, before, after }: ChangedTitle): string =>
  `cambió un campeón de una temporada terminada: ${season}, ${competition}: ${before} → ${after}`;

/** Adds champions of finished seasons that were published otherwise to a snapshot's corrections. */
async function correctTitles(
  titles: readonly ChangedTitle[],
  snapshot: string,
  day: CalendarDate,
): Promise<void> {
  const { corrections, laterCorrections } = await readSnapshotFiles(snapshot);
  const rows = titles.map(({ id, season, competition, before, after }) =>
    [day, season, id, competition, '', '', 'campeón', before, after].map(oneLine),
  );
  await writeHistories(snapshot, {
    corrections: withCorrections(corrections, rows),
    laterCorrections: laterCorrections && withCorrections(laterCorrections, rows),
  });
}

/** How the data to publish came about, and what a person did to it, in Spanish. */
type Choice = Pick<Ending, 'report' | 'hold'> & { actions: string[] };

/** Puts into the candidate, a copy of the last good snapshot, what is to be published. */
async function chooseData(
  options: RebuildOptions,
  before: SnapshotFiles,
  candidate: string,
): Promise<Choice> {
  const { rollBackTo, directory } = options;
  if (rollBackTo !== null) return rollBack(rollBackTo, options, before, candidate);
  const hold = await readHold(directory);
  if (hold !== null && !options.release) return { report: null, hold, actions: [] };
  // The snapshot that it writes is not held.
  const report = await options.take(candidate);
  return { report, hold: null, actions: hold === null ? [] : [`se soltó: ${hold}`] };
}

/**
 * Puts an earlier snapshot back, with the histories of today: what they remember is never lost. Pages show the
 * corrections of its day, which agree with its data; those of today wait beside them.
 */
async function rollBack(
  reference: string,
  { directory, now }: RebuildOptions,
  before: SnapshotFiles,
  candidate: string,
): Promise<Choice> {
  const commit = await takeOut(directory, reference, candidate);
  const { manifest } = parseSnapshot(await readSnapshotFiles(candidate));
  const remembering = withAcceptedOf(manifest, readManifest(before.manifest));
  await writeFile(join(candidate, 'manifest.json'), formatManifest(remembering));
  const { history, results, changes } = before;
  const laterCorrections = before.laterCorrections ?? before.corrections;
  await writeHistories(candidate, { history, results, changes, laterCorrections });
  const what = `vuelta a la instantánea ${commit.slice(0, 7)}`;
  const hold = `${what}, el ${formatShortDay(calendarDate(now))} a las ${formatTime(now)}`;
  await writeHold(candidate, hold);
  return { report: null, hold, actions: [what] };
}
