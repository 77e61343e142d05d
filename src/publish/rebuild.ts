/**
 * The hourly job: last good snapshot → new snapshot → compare → build → check → ready to publish. A copy replaces the
 * snapshot directory only after a site was built from it and checked. So a run may fail or be killed anywhere, and the
 * directory can always be published again.
 */
import { execFile } from 'node:child_process';
import { cp, mkdir, rm } from 'node:fs/promises';
import { isDeepStrictEqual, promisify } from 'node:util';
import type { SeasonFolder } from '../archive/season-file.ts';
import { ConfigurationError } from '../lib/error.ts';
import { restorePrevious, swapDirectory } from '../lib/files.ts';
import { calendarDate, formatShortDay, formatTime } from '../lib/time.ts';
import { changeLines, fingerprint, listChanges } from '../snapshot/changes.ts';
import { followArchive } from '../snapshot/corrections.ts';
import { eraseNames } from '../snapshot/erase.ts';
import {
  openSnapshot,
  readHold,
  readStoredFiles,
  replaceSnapshot,
  requireOwnFolder,
  writeHold,
  type SnapshotFiles,
} from '../snapshot/files.ts';
import { formatPublishedChanges, readPublishedChanges } from '../snapshot/history.ts';
import {
  formatManifest,
  lastRightMoment,
  mergeAccepted,
  readManifest,
  readRunClock,
  type Manifest,
  type SourceState,
} from '../snapshot/manifest.ts';
import { missingSentence, type TakeReport } from '../snapshot/report.ts';
import { parseSnapshot } from '../snapshot/snapshot.ts';
import { SourceFailure } from '../sources/fetch/retry-policy.ts';
import {
  prepareSite,
  readPublication,
  reasonsToPublish,
  type PublishedSite,
} from './publication.ts';

const execute = promisify(execFile);

/** Faults of a built site, in Spanish: problems prevent its publication, warnings do not. */
export interface SiteReport {
  problems: string[];
  warnings: string[];
}

export interface RebuildOptions {
  /** Takes a snapshot that replaces the snapshot in a directory. */
  take: (directory: string) => Promise<TakeReport>;
  /** Builds the site of a snapshot directory into another directory, and checks it. */
  build: (snapshot: string, out: string) => Promise<SiteReport>;
  published: PublishedSite;
  /** The snapshot directory. */
  directory: string;
  /** Directory of the last site that was built, and of the next one. */
  out: string;
  /** Digest of the code and of the community's files. */
  code: string;
  archive: readonly SeasonFolder[];
  now: Date;
  /** Publish even if nothing changed. */
  force: boolean;
  /** Publish and hold an earlier snapshot: a commit of the branch «snapshot». */
  rollBackTo: string | null;
  /** Fetch the sources again although the data is held. */
  release: boolean;
  /** Publish without an earlier snapshot although the site is online. */
  beginAnew: boolean;
}

export interface Ending {
  result: 'published' | 'unchanged' | 'failed';
  /** Why the site was published, or why not, in Spanish. */
  reasons: string[];
  /** Changes of the data, and what a person did with it unless the run failed, as Spanish phrases. */
  changes: string[];
  /** Commit message for the snapshot directory; null if the directory did not change. */
  message: string | null;
  /** Faults of the built site that do not prevent its publication, in Spanish. */
  warnings: string[];
  /** Report about the sources; null if they were not fetched. */
  report: TakeReport | null;
  /** Why the data is held after the run; null if it is not held. */
  hold: string | null;
  /** What a maintainer has to know at once, as Markdown; null without an alert. */
  alert: string | null;
}

const uneventful: Omit<Ending, 'result' | 'reasons'> = {
  changes: [],
  message: null,
  warnings: [],
  report: null,
  hold: null,
  alert: null,
};

/** Returns the ending of a run that published nothing, for these reasons in Spanish; all else is empty or null. */
export const failedEnding = (...reasons: string[]): Ending => ({
  ...uneventful,
  result: 'failed',
  reasons,
});

/**
 * Takes a snapshot, goes back to an earlier one (`rollBackTo`) or keeps held data. If there is a reason to publish,
 * such as a snapshot that changed, builds a site from it, checks the site, and replaces the last site and a changed
 * snapshot. Replaces neither if the run ends unchanged or failed. The caller holds the directory's lock.
 * @returns How it ended, with Spanish reasons why it published or failed. Missing data or a faulty site fail without
 * throwing. A refused source that keeps its last good data does not fail the run.
 * @throws ConfigurationError or SnapshotError before anything is replaced.
 */
export async function rebuild(options: RebuildOptions): Promise<Ending> {
  const { directory, out } = options;
  await requireOwnFolder(directory);
  const next = { snapshot: `${directory}.candidate`, site: `${out}.candidate` };
  await restorePrevious(out);
  try {
    await rm(next.snapshot, { recursive: true, force: true });
    const before = await openSnapshot(directory);
    if (before.manifest !== null) await cp(directory, next.snapshot, { recursive: true });
    const ending = await prepare(options, before, next);
    if (ending.message !== null) await swapDirectory(next.snapshot, directory);
    if (ending.result === 'published') await swapDirectory(next.site, out);
    return ending;
  } finally {
    await rm(next.snapshot, { recursive: true, force: true });
    await rm(next.site, { recursive: true, force: true });
  }
}

const lostFiles =
  'no se conservan todos los archivos del anterior; puede fallar una página que quedó abierta o la imagen de un enlace ya compartido';

/** Makes the next snapshot and, if there is something to publish, the next site. */
async function prepare(
  options: RebuildOptions,
  before: SnapshotFiles,
  next: { snapshot: string; site: string },
): Promise<Ending> {
  const { directory, published, now } = options;
  const isFirst = before.manifest === null;
  const { publication, silence } = await readOnlinePublication(published, isFirst);
  if (isFirst && !options.beginAnew && (publication !== null || silence !== null)) {
    const reason = lostSnapshot(directory, silence);
    return { ...failedEnding(reason), alert: `### Falta la rama «snapshot»\n\n${reason}` };
  }
  const lastHold = await readHold(directory);
  const choice = await chooseData(options, before, next.snapshot, lastHold);
  const { report, hold, actions } = choice;
  const { changes, message, digest } = await storeData(options, before, next.snapshot, choice);
  // Without a swap the last hold stays, and nothing that a person asked for is done.
  const unpublished = { ...uneventful, report, hold: lastHold, changes };
  const failed = (...reasons: string[]): Ending => ({ ...unpublished, result: 'failed', reasons });
  if (report && !report.written) return failed(missingSentence(report));
  if (digest === null) return failed(`no hay datos para publicar en ${directory}`);

  const info = { data: digest, code: options.code, day: calendarDate(now) };
  const reasons: string[] = [];
  if (options.force) reasons.push('lo pidió una persona');
  if (options.beginAnew && isFirst) reasons.push('se empezó de nuevo, sin los datos de antes');
  else if (isFirst) reasons.push('es la primera publicación del sitio');
  else if (silence === null) reasons.push(...reasonsToPublish(info, publication, now));
  if (reasons.length === 0 && message !== null) reasons.push('cambiaron los datos');
  if (reasons.length === 0) {
    if (silence === null) return { ...unpublished, result: 'unchanged', reasons };
    return failed(`${silence}, y sin eso no se sabe si hay algo para publicar`);
  }

  const { problems, warnings } = await options.build(next.snapshot, next.site);
  if (problems.length > 0) return { ...failed(...problems), warnings };
  const isComplete = await prepareSite(next.site, info, now, { site: published, publication });
  const lost = isComplete ? silence : 'el sitio publicado dejó de contestar';
  return {
    result: 'published',
    reasons,
    changes: [...actions, ...changes],
    message,
    warnings: lost === null ? warnings : [...warnings, `${lost}: ${lostFiles}`],
    report,
    hold,
    alert: null,
  };
}

/**
 * Puts the chosen data into the candidate. Returns the `changes` of the data in Spanish, without what a person did; the
 * commit `message`, null if nothing changed; and the data's fingerprint, `digest`, null if there is nothing to publish.
 */
async function storeData(
  { archive, directory, now }: RebuildOptions,
  before: SnapshotFiles,
  candidate: string,
  { stored, report, hold, actions }: Choice,
) {
  // The last run judges the clock only if this run fetched data: only then may a wrong date enter the histories.
  const lastManifest = report === null ? null : readManifest(before.manifest);
  const clock = readRunClock(lastManifest, now);
  const { corrections, results, phrases } = followArchive(stored, archive, clock.now);
  const files = eraseNames({ ...stored, corrections, results });
  const differences = listChanges(before, files, calendarDate(clock.now));
  const changes = [...phrases, ...changeLines(differences)];
  const lines = [...actions, ...changes];
  // The list of changes in /estado leaves out publications that only changed how a source was fetched.
  const isListed = differences.some(({ kind }) => kind !== 'state');
  if (actions.length > 0 || phrases.length > 0 || isListed) {
    const publication = { at: clock.now.toISOString(), lines };
    files.changes = formatPublishedChanges([publication, ...readPublishedChanges(files.changes)]);
  }
  await replaceSnapshot(candidate, files);
  if (hold !== null) await writeHold(candidate, hold);

  const digest = fingerprint(files);
  // `before` lacks the names that have been erased since; the files on the disk still have them.
  const hasErased = !isDeepStrictEqual(await readStoredFiles(directory), before);
  const hasNewData = fingerprint(before) !== digest;
  const isNew = actions.length > 0 || phrases.length > 0 || hasErased || hasNewData;
  const hasNewResults = results !== stored.results;
  const message = isNew ? commitMessage(lines, hasErased, hasNewResults) : null;
  return { changes, message, digest };
}

/** Commit message of a snapshot that changed: the changes in Spanish or, if none is listed, what else changed. */
function commitMessage(lines: string[], hasErased: boolean, hasNewResults: boolean): string {
  if (lines.length > 0) return lines.join('; ');
  if (hasErased) return 'se borraron nombres';
  if (hasNewResults) return 'temporadas terminadas';
  return 'cambiaron las filas observadas';
}

/** Why nothing is published if the snapshot is missing, but a site may be online. */
function lostSnapshot(directory: string, silence: string | null): string {
  const online = silence ?? 'el sitio está publicado';
  return `Falta la instantánea anterior (${directory}), y ${online}: publicar ahora empezaría de nuevo la historia de Elo, las correcciones y los cambios. Recuperá la rama «snapshot» (docs/mantenimiento.md, «Se perdió la rama snapshot»). Si es la primera vez, o querés empezar sin lo de antes, publicá con «Empezar de nuevo» (en la terminal, «npm run rebuild -- --begin-anew»)`;
}

/** Reads what the online site was made from, or why it does not answer. Without a snapshot there may be no site yet. */
async function readOnlinePublication(published: PublishedSite, isFirst: boolean) {
  try {
    return { publication: await readPublication(published), silence: null };
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error;
    if (isFirst && error.isNobodyThere) return { publication: null, silence: null };
    return { publication: null, silence: `el sitio publicado no contesta (${error.message})` };
  }
}

/** The data to publish, with what a person asked for, in Spanish: to go back, or to release the data. */
type Choice = Pick<Ending, 'report' | 'hold'> & { stored: SnapshotFiles; actions: string[] };

/**
 * Chooses the data to publish: an earlier snapshot, the last good data while it is held, or data that is fetched now.
 * @param candidate A copy of the last good snapshot, which becomes the next one.
 * @param lastHold Why the data is held now. Null if it is not held.
 */
async function chooseData(
  options: RebuildOptions,
  before: SnapshotFiles,
  candidate: string,
  lastHold: string | null,
): Promise<Choice> {
  const { rollBackTo } = options;
  if (rollBackTo !== null) return rollBack(rollBackTo, options, before, candidate);
  if (lastHold !== null && !options.release) {
    return { stored: before, report: null, hold: lastHold, actions: [] };
  }
  const report = await options.take(candidate);
  const stored = await openSnapshot(candidate);
  const actions = lastHold === null ? [] : [`se soltó: ${lastHold}`];
  return { stored, report, hold: null, actions };
}

async function git(directory: string, ...args: string[]): Promise<string> {
  return (await execute('git', args, { cwd: directory })).stdout.trim();
}

/** Full hash of the commit with an earlier snapshot. @throws ConfigurationError if there is none. */
async function snapshotCommit(directory: string, reference: string): Promise<string> {
  try {
    const name = ['--verify', '--end-of-options', `${reference}^{commit}`];
    const commit = await git(directory, 'rev-parse', ...name);
    await git(directory, 'cat-file', '-e', `${commit}:./manifest.json`);
    return commit;
  } catch {
    throw new ConfigurationError(
      `«${reference}» no es una instantánea anterior de ${directory}: copiá el código de un commit de la rama «snapshot»`,
    );
  }
}

/**
 * Replaces the directory `to`, an absolute path, with a snapshot of `directory`, a folder in a git repository.
 * @param reference Any git name of its commit: `3f2c1a9`. @returns The full hash of that commit.
 * @throws ConfigurationError if there is no such snapshot. Other errors, such as a full disk, are thrown as they are.
 */
export async function restoreSnapshot(
  directory: string,
  reference: string,
  to: string,
): Promise<string> {
  const commit = await snapshotCommit(directory, reference);
  const archive = `${to}.tar`;
  try {
    await git(directory, 'archive', '--output', archive, commit, '.');
    await rm(to, { recursive: true, force: true });
    await mkdir(to);
    await execute('tar', ['-xf', archive, '-C', to]);
    return commit;
  } finally {
    await rm(archive, { force: true });
  }
}

/** Adds the contents that a later state of the source accepted in the same season: they may come back. */
function withAcceptedOf(state: SourceState, later: SourceState | undefined): SourceState {
  if (state.status === 'absent' || !later || later.status === 'absent') return state;
  if (state.season !== later.season) return state;
  return { ...state, accepted: mergeAccepted(state.accepted, later.accepted) };
}

/**
 * Returns the snapshot to publish instead of `last`: the data and pictures of an earlier one, with the histories of
 * `last`. Its manifest knows the last right clock, and what was accepted in between.
 * @throws SnapshotError if the earlier snapshot cannot be used, as one of another season.
 */
function goBackTo(earlier: SnapshotFiles, last: SnapshotFiles): SnapshotFiles {
  const { manifest } = parseSnapshot(earlier);
  const lastManifest = readManifest(last.manifest);
  const restored: Manifest = { ...manifest, sources: {} };
  for (const [name, state] of Object.entries(manifest.sources)) {
    restored.sources[name] = withAcceptedOf(state, lastManifest?.sources[name]);
  }
  const right = lastManifest && lastRightMoment(lastManifest);
  if (right) restored.clock = { right: right.toISOString() };
  const { directory, sources, pictures } = earlier;
  return { ...last, directory, sources, pictures, manifest: formatManifest(restored) };
}

/** Restores an earlier snapshot, but keeps today's histories. */
async function rollBack(
  reference: string,
  { directory, now }: RebuildOptions,
  before: SnapshotFiles,
  candidate: string,
): Promise<Choice> {
  const commit = await restoreSnapshot(directory, reference, candidate);
  const stored = goBackTo(await openSnapshot(candidate), before);
  const what = `vuelta a la instantánea ${commit.slice(0, 7)}`;
  const hold = `${what}, el ${formatShortDay(calendarDate(now))} a las ${formatTime(now)}`;
  return { stored, report: null, hold, actions: [what] };
}
