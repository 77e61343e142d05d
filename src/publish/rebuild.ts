/**
 * The hourly job: last good snapshot → new snapshot → compare → build → check → ready to publish.
 *
 * A snapshot becomes the last good one only after the site was built from it and checked: what the
 * branch holds can always be published again. Until then nothing outside of this machine changes,
 * so a run may fail or be killed anywhere. Without a branch, a copy of the snapshot directory is what
 * a failed or killed run goes back to.
 */
import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calendarDate } from '../domain/time.ts';
import { describeChanges } from '../snapshot/changes.ts';
import { readSnapshotFiles, type SnapshotFiles } from '../snapshot/files.ts';
import { fingerprint } from '../snapshot/fingerprint.ts';
import { historyFile } from '../snapshot/history.ts';
import {
  formatPublications,
  publicationsFile,
  toldPublications,
} from '../snapshot/publications.ts';
import { requireOwnFolder } from '../snapshot/own-folder.ts';
import { parseSnapshot } from '../snapshot/snapshot.ts';
import { withLock } from '../snapshot/lock.ts';
import type { TakeReport } from '../snapshot/take.ts';
import { SourceFailure } from '../sources/failure.ts';
import { accountOf, type TabOf } from './account.ts';
import { PublishError } from './error.ts';
import { readHold, removeHold, writeHold, type Hold } from './hold.ts';
import { prepareSite } from './prepare.ts';
import { reasonsToPublish, type Publication } from './publication.ts';
import type { PublishedSite } from './published-site.ts';
import type { SnapshotBranch } from './snapshot-branch.ts';
import { swapDirectory } from './swap.ts';

/** What a check found in a finished site, in Spanish. */
export interface SiteReport {
  /** What must be mended before it may be published. */
  problems: string[];
  /** What should be mended some day. */
  warnings: string[];
}

export interface RebuildOptions {
  /** Takes a snapshot over the one in `directory`. */
  take: () => Promise<TakeReport>;
  /** Builds the site of `directory` into another directory; says whether it could. */
  build: (out: string) => Promise<boolean>;
  /** What is wrong with a finished site. */
  check: (site: string) => Promise<SiteReport>;
  tabOf: TabOf;
  /** Where snapshots are kept; null: on this machine only. */
  branch: SnapshotBranch | null;
  /** The site that is online. */
  published: PublishedSite;
  /** The snapshot directory. */
  directory: string;
  /** Where the finished site is put, ready to be published. */
  out: string;
  /** Commit of the code. */
  code: string;
  now: Date;
  /** Publish even if nothing changed. */
  force: boolean;
  /** Publish an earlier snapshot, a commit of the branch, and hold it. */
  rollBackTo: string | null;
  /** Let go of a held snapshot. */
  release: boolean;
}

/** How a rebuild ended. */
export interface Ending {
  result: 'published' | 'unchanged' | 'failed';
  /** Why it was published, or why not, in Spanish. */
  reasons: string[];
  /** What changed in the data, a phrase each. */
  changes: string[];
  /** What should be mended in the site that was published. */
  warnings: string[];
  /** What the sources gave; null when they were not asked. */
  report: TakeReport | null;
  /** Present while the data is held at an earlier snapshot. */
  hold: Hold | null;
}

/** Of rebuilds at the same time, the second finds the branch moved on and starts again. */
const attempts = 3;

/** Runs the whole job. @throws ConfigurationError, PublishError, SnapshotError: nothing was published. */
export async function rebuild(options: RebuildOptions): Promise<Ending> {
  await requireOwnFolder(options.directory);
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const ending = await (options.branch ? tryRebuild(options) : keepLastGood(options));
    if (ending) return ending;
  }
  throw new PublishError(
    `la rama «snapshot» no aceptó los datos en ${attempts} intentos: mirá si está protegida o si hay otra publicación en curso`,
  );
}

/** Without a branch: unless the run ends well, the snapshot directory stays as it was before it. */
async function keepLastGood(options: RebuildOptions): Promise<Ending | null> {
  const { directory } = options;
  const copy = `${directory}.last-good`;
  // Made and taken away under another name: half a copy must never be put back.
  const half = `${copy}.half`;
  const putBack = async (): Promise<void> => {
    if (existsSync(copy)) await withLock(directory, () => swapDirectory(copy, directory));
  };
  // Left by a run that was killed.
  await putBack();
  await rm(half, { recursive: true, force: true });
  if (existsSync(directory)) {
    await cp(directory, half, { recursive: true });
    await rename(half, copy);
  }
  try {
    const ending = await tryRebuild(options);
    if (ending?.result !== 'failed' && existsSync(copy)) await rename(copy, half);
    return ending;
  } finally {
    await putBack();
    await rm(half, { recursive: true, force: true });
  }
}

const notBuilt: SiteReport = {
  problems: [
    'el sitio no se pudo armar con estos datos: el motivo está en los renglones de la compilación',
  ],
  warnings: [],
};

/** The data to publish, in the snapshot directory. */
interface Data {
  before: SnapshotFiles;
  after: SnapshotFiles;
  report: TakeReport | null;
  hold: Hold | null;
  /** What a person did to the data, in Spanish. */
  actions: string[];
}

/** One pass; null when somebody else's data came to the branch meanwhile. */
async function tryRebuild(options: RebuildOptions): Promise<Ending | null> {
  const { branch, published, directory, out, now } = options;
  const tip = (await branch?.fetch()) ?? null;
  if (branch && tip) await branch.checkOut(tip, directory);

  const { before, after, report, hold, actions } = await chooseData(options);
  if (report && !report.written) {
    const reasons = ['alguna fuente no tiene datos nuevos ni anteriores'];
    return { result: 'failed', reasons, changes: [], warnings: [], report, hold };
  }
  const data = fingerprint(after);
  if (data === null) throw new PublishError(`no hay datos para publicar en ${directory}`);
  const differs = actions.length > 0 || fingerprint(before) !== data;
  const changes = [...actions, ...describeChanges(before, after)];

  const ingredients = { data, code: options.code, day: calendarDate(now) };
  const { publication, silence } = await askWhatIsOnline(published);
  const isNew = branch !== null && (tip === null || differs);
  const reasons = [
    ...(options.force ? ['lo pidió una persona'] : []),
    ...(silence === null ? reasonsToPublish(ingredients, publication) : []),
  ];
  if (!isNew && reasons.length === 0) {
    if (silence !== null) {
      const unknown = `${silence}, y sin eso no se sabe si hay algo para publicar`;
      return { result: 'failed', reasons: [unknown], changes, warnings: [], report, hold };
    }
    return { result: 'unchanged', reasons, changes, warnings: [], report, hold };
  }

  const message = changes.join('; ') || 'cambiaron las filas observadas';
  const current = { snapshot: null, at: now.toISOString(), changes: message };
  const past = branch && tip ? await branch.history(tip, toldPublications) : [];
  const publications = (isNew ? [current, ...past] : past).slice(0, toldPublications);
  // Also before the build: its page `/estado` tells them.
  if (branch) await writeFile(join(directory, publicationsFile), formatPublications(publications));

  const candidate = `${out}.candidate`;
  const isBuilt = await options.build(candidate);
  const { problems, warnings: found } = isBuilt ? await options.check(candidate) : notBuilt;
  if (problems.length > 0) {
    return { result: 'failed', reasons: problems, changes, warnings: found, report, hold };
  }
  const account = accountOf(after, { tabOf: options.tabOf, now, hold, publications });
  const isComplete = await prepareSite(
    candidate,
    { ingredients, account },
    { site: published, publication },
  );
  const warnings = [
    ...found,
    ...(silence === null ? [] : [`${silence}: ${lostFiles}`]),
    ...(isComplete ? [] : [`el sitio publicado dejó de contestar: ${lostFiles}`]),
  ];
  if (isNew) {
    if (!(await branch.push({ directory, parent: tip, message, now }))) return null;
  }
  await swapDirectory(candidate, out);
  return { result: 'published', reasons, changes, warnings, report, hold };
}

const lostFiles =
  'no se conservan todos los archivos del anterior; puede fallar una página que quedó abierta o la imagen de un enlace ya compartido';

/** What the site that is online was made from, or why it does not say. */
async function askWhatIsOnline(
  published: PublishedSite,
): Promise<{ publication: Publication | null; silence: string | null }> {
  try {
    return { publication: await published.publication(), silence: null };
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error;
    return { publication: null, silence: `el sitio publicado no contesta (${error.message})` };
  }
}

/** Puts into the snapshot directory what is to be published. */
async function chooseData(options: RebuildOptions): Promise<Data> {
  const { branch, directory } = options;
  const before = await readSnapshotFiles(directory);
  const hold = branch && (await readHold(directory));
  if (options.rollBackTo !== null) return rollBack(before, options.rollBackTo, options);
  if (hold && !options.release) return { before, after: before, report: null, hold, actions: [] };
  await removeHold(directory);
  const report = await options.take();
  const after = await readSnapshotFiles(directory);
  const actions = hold ? [`se soltó la instantánea ${hold.snapshot.slice(0, 7)}`] : [];
  return { before, after, report, hold: null, actions };
}

/** Puts an earlier snapshot back, with the histories of today: what they remember is never lost. */
async function rollBack(
  before: SnapshotFiles,
  reference: string,
  { branch, directory, now }: RebuildOptions,
): Promise<Data> {
  if (!branch) {
    throw new PublishError('sin SNAPSHOT_REMOTE no hay instantáneas anteriores a las que volver');
  }
  const snapshot = await branch.resolve(reference);
  await branch.checkOut(snapshot, directory);
  parseSnapshot(await readSnapshotFiles(directory));
  await mkdir(join(directory, 'history'), { recursive: true });
  if (before.history !== null) await writeFile(join(directory, historyFile), before.history);
  const hold = { snapshot, since: now.toISOString() };
  await writeHold(directory, hold);
  const after = await readSnapshotFiles(directory);
  const actions = [`vuelta a la instantánea ${snapshot.slice(0, 7)}`];
  return { before, after, report: null, hold, actions };
}
