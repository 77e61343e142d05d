/**
 * The published site: its files, and `publicacion.json`, which says what it was made from. Because it is read from the
 * online site, a deploy that failed or was killed needs no repair: the next run reads the old file and publishes again.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import pLimit from 'p-limit';
import type { Environment } from '../config/environment.ts';
import { filesBelow, readOrDefault, writeAt } from '../lib/files.ts';
import { daysBetween, minuteMs } from '../lib/time.ts';
import { readJson, z } from '../lib/validation.ts';
import { fetchFile } from '../sources/fetch/http.ts';
import {
  defaultRetryPolicy,
  SourceFailure,
  type RetryPolicy,
} from '../sources/fetch/retry-policy.ts';

export const publicationFile = 'publicacion.json';

/** Folders of files with a hash in their name: chunks, pictures and cards. */
const hashedFolders = ['_astro', 'tarjetas'] as const;

const hashedPath = z.string().regex(new RegExp(`^(${hashedFolders.join('|')})/[\\w.@~-]+$`));

export const publicationSchema = z.object({
  /** Fingerprint of the snapshot. */
  data: z.string(),
  /** Hash of the code and of the community's files. */
  code: z.string(),
  /** Day of the publication in the community's time zone. */
  day: z.string(),
  /** Moment of the publication. */
  at: z.iso.datetime(),
  /** The site's files with a hash in their name: `_astro/….js`. */
  assets: z.array(hashedPath),
  /** Hashed files of earlier sites, with the last day on which they belonged to the current site. */
  kept: z.record(hashedPath, z.string()),
});

type Publication = z.output<typeof publicationSchema>;

type BuildInfo = Pick<Publication, 'data' | 'code' | 'day'>;

/** What a build reads, other than the data and the community's folder. */
const builtFolders = ['src', 'public'];
const builtFiles = ['astro.config.mjs', 'package-lock.json'];

/**
 * Hashes (SHA-256, hex) what a site is built from besides its data: the code, the community's files and the site's
 * address. Contents count, because an edit may not be committed. Run it in the project's root.
 */
export async function hashCode({
  communityDirectory,
  siteUrl,
  basePath,
}: Pick<Environment, 'communityDirectory' | 'siteUrl' | 'basePath'>): Promise<string> {
  const all = [...builtFolders, relative('', communityDirectory)].flatMap(filesBelow);
  const hash = createHash('sha256').update(siteUrl + basePath);
  for (const file of [...new Set([...builtFiles, ...all])].toSorted()) {
    hash.update(`\n${file}\n`).update(await readFile(file));
  }
  return hash.digest('hex');
}

/** Maximum time between publications, after which docs/Publicar.gs, which watches the site, reports a failure. */
const maxAgeMs = 90 * minuteMs;

/** True if a publication is less than 90 minutes from now, before or after. */
const isRecent = ({ at }: Publication, now: Date): boolean =>
  Math.abs(now.getTime() - Date.parse(at)) < maxAgeMs;

/**
 * Lists in Spanish why a site made from `next` has to be published: `online` has other data, code or day or, if all are
 * equal, is at least 90 minutes away from `now`, before or after. Empty without a reason. If `online` is null, that is
 * the only reason.
 */
export function reasonsToPublish(next: BuildInfo, online: Publication | null, now: Date): string[] {
  if (!online) return ['no hay un sitio publicado que se pueda leer'];
  const reasons: string[] = [];
  if (online.data !== next.data) reasons.push('cambiaron los datos');
  if (online.code !== next.code) {
    reasons.push('cambió el código del sitio, o un archivo de la comunidad');
  }
  if (online.day !== next.day) reasons.push('es la primera publicación del día');
  if (reasons.length === 0 && !isRecent(online, now)) {
    reasons.push('la última publicación es de hace más de una hora y media');
  }
  return reasons;
}

/** Reads the file at a path of a site; null if there is none (404). Rejects with SourceFailure for other failures. */
export type PublishedSite = (path: string) => Promise<Uint8Array | null>;

const siteRetryPolicy: RetryPolicy = { ...defaultRetryPolicy, timeoutMs: 15_000 };
const maxBytes = 20 * 2 ** 20;

/**
 * Reads what a site was made from. Null if publicacion.json is missing (404) or not valid.
 * @throws SourceFailure if it cannot be fetched, also for any other HTTP error.
 */
export async function readPublication(site: PublishedSite): Promise<Publication | null> {
  const content = await site(publicationFile);
  return content === null ? null : readJson(publicationSchema, Buffer.from(content).toString());
}

/**
 * Returns a reader of a site's files by path: it resolves to bytes, or null for a 404; else rejects with SourceFailure.
 * @param address Without a slash at its end, as paths (`_astro/a.js`) have none in front.
 */
export function siteAt(address: string, retryPolicy = siteRetryPolicy): PublishedSite {
  return async (path) => {
    try {
      return (await fetchFile(`${address}/${path}`, maxBytes, retryPolicy)).bytes;
    } catch (error) {
      if (error instanceof SourceFailure && error.status === 404) return null;
      throw error;
    }
  };
}

/** Returns a reader of a local site's files by path: it resolves to bytes, or null if missing; otherwise it rejects. */
export const siteIn =
  (directory: string): PublishedSite =>
  (path) =>
    readOrDefault(readFile(join(directory, path)), null);

/** Number of days for which code of a replaced site stays online, and for which cards do. */
const keptCodeDays = 7;
const keptCardDays = 1;
const concurrentDownloads = 4;

/** Lists a site's files with a hash in their name, by relative path. */
async function listHashed(directory: string): Promise<string[]> {
  const paths: string[] = [];
  for (const folder of hashedFolders) {
    const names = await readOrDefault(readdir(join(directory, folder)), []);
    for (const name of names) paths.push(`${folder}/${name}`);
  }
  return paths.toSorted();
}

/**
 * Lists the files of the replaced site, and of the sites before it, that stay online: code for a week, and cards for a
 * day. A card may show somebody who has been erased since, so none stays once the community's files have changed.
 * Other pictures never stay (docs/product.md, «Erasing somebody»).
 */
function filesToKeep(
  { assets, kept, day, code }: Publication,
  newAssets: readonly string[],
  next: BuildInfo,
): [path: string, lastDay: string][] {
  const old = new Map([...Object.entries(kept), ...assets.map((path) => [path, day] as const)]);
  for (const path of newAssets) old.delete(path);
  return [...old].filter(([path, lastDay]) => {
    // A wrong clock may have dated a site in the future.
    const days = Math.abs(daysBetween(lastDay, next.day));
    if (path.startsWith('tarjetas/')) return code === next.code && days <= keptCardDays;
    return /\.(js|css|woff2)$/.test(path) && days <= keptCodeDays;
  });
}

/**
 * Writes publicacion.json, and adds hashed files of the sites that this one replaces: code up to a week old and, if
 * `code` is the same, cards up to a day. A tab that was open before still requests its chunks, and a link its picture.
 * @param directory The new site, which is changed. @param info Its data, code and day.
 * @param replaced The online site, and what its publicacion.json says. If `publication` is null, no file is added.
 * @returns False if the replaced site stopped answering: no further file was added, but publicacion.json is written.
 */
export async function prepareSite(
  directory: string,
  info: BuildInfo,
  now: Date,
  replaced: { site: PublishedSite; publication: Publication | null },
): Promise<boolean> {
  const assets = await listHashed(directory);
  const old = replaced.publication ? filesToKeep(replaced.publication, assets, info) : [];
  const downloaded = new Set<string>();
  let isAnswering = true;
  await pLimit(concurrentDownloads).map(old, async ([path]) => {
    if (!isAnswering) return;
    const content = await replaced.site(path).catch((error: unknown) => {
      if (!(error instanceof SourceFailure)) throw error;
      isAnswering = false;
      return null;
    });
    if (!content) return;
    await writeAt(join(directory, path), content);
    downloaded.add(path);
  });
  const kept = Object.fromEntries(old.filter(([path]) => downloaded.has(path)));
  const publication: Publication = { ...info, at: now.toISOString(), assets, kept };
  await writeAt(join(directory, publicationFile), `${JSON.stringify(publication, null, 2)}\n`);
  return isAnswering;
}
