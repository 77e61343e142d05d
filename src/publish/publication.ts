/**
 * What a published site was made from, said by the site itself (`publicacion.json`). Asking what is
 * online, rather than keeping a record, makes a deploy that failed or was killed mend itself: the
 * next run finds the old answer and publishes again.
 */
import { z } from '../config/schemas/validation.ts';

export const publicationFile = 'publicacion.json';

/** Where a site's files with a hash in their name are: chunks, pictures and cards. */
export const hashedFolders = ['_astro', 'tarjetas'] as const;

const hashedPath = z.string().regex(new RegExp(`^(${hashedFolders.join('|')})/[\\w.@~-]+$`));

export const publicationSchema = z.object({
  /** Fingerprint of the snapshot. */
  data: z.string(),
  /** Digest of the code and of the community's files. */
  code: z.string(),
  /** Day of the publication in the community's calendar. */
  day: z.string(),
  /** Moment of the publication; a site of before said only its day. */
  at: z.iso.datetime().optional(),
  /** Champions of finished seasons, by the ids of their titles. */
  champions: z.record(z.string(), z.string()).optional(),
  /** Its own files with a hash in their name: `_astro/….js`. */
  assets: z.array(hashedPath),
  /** Those of sites before it that it still has, with the last day they were a site's own. */
  kept: z.record(hashedPath, z.string()),
});

export type Publication = z.output<typeof publicationSchema>;

/** What the next publication would be made from. */
export type BuildInfo = Pick<Publication, 'data' | 'code' | 'day' | 'champions'>;

/**
 * A site that changes less often is published all the same: by its moment who watches over it from outside
 * (docs/Publicar.gs) tells quiet days from a publication that no longer works.
 */
const unpublishedAtMost = 90 * 60_000;

/** Why a site made from these is to be published, in Spanish; empty when the one online will do. */
export function reasonsToPublish(next: BuildInfo, online: Publication | null, now: Date): string[] {
  if (!online) return ['no hay un sitio publicado que se pueda leer'];
  const reasons = [
    ...(online.data === next.data ? [] : ['cambiaron los datos']),
    ...(online.code === next.code
      ? []
      : ['cambió el código del sitio, o un archivo de la comunidad']),
    ...(online.day === next.day ? [] : ['es la primera publicación del día']),
  ];
  // A moment in the future, or none at all, is no sign of a site that is fresh.
  const isFresh = Math.abs(now.getTime() - Date.parse(online.at ?? '')) < unpublishedAtMost;
  if (reasons.length > 0 || isFresh) return reasons;
  return ['la última publicación es de hace más de una hora y media'];
}
