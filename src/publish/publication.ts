/**
 * `publicacion.json`: what a published site was made from. Because it is read from the online site, a deploy that
 * failed or was killed needs no repair: the next run reads the old file and publishes again.
 */
import { z } from '../lib/validation.ts';

export const publicationFile = 'publicacion.json';

/** Folders of files with a hash in their name: chunks, pictures and cards. */
export const hashedFolders = ['_astro', 'tarjetas'] as const;

const hashedPath = z.string().regex(new RegExp(`^(${hashedFolders.join('|')})/[\\w.@~-]+$`));

export const publicationSchema = z.object({
  /** Fingerprint of the snapshot. */
  data: z.string(),
  /** Digest of the code and of the community's files. */
  code: z.string(),
  /** Day of the publication in the community's time zone. */
  day: z.string(),
  /** Moment of the publication. */
  at: z.iso.datetime().optional(),
  /** The site's files with a hash in their name: `_astro/….js`. */
  assets: z.array(hashedPath),
  /** Hashed files of earlier sites, with the last day on which they belonged to the current site. */
  kept: z.record(hashedPath, z.string()),
});

export type Publication = z.output<typeof publicationSchema>;

export type BuildInfo = Pick<Publication, 'data' | 'code' | 'day'>;

/**
 * Maximum time between publications, even if nothing changed: the program that watches the site from outside
 * (docs/Publicar.gs) then knows that a publication failed.
 */
const maxAgeMs = 90 * 60_000;

/** False also for a publication in the future, or at no moment that it says. */
const isRecent = ({ at }: Publication, now: Date): boolean =>
  at !== undefined && Math.abs(now.getTime() - Date.parse(at)) < maxAgeMs;

/** Lists why a site made from `next` has to be published, in Spanish. Empty if `online` is as good and recent. */
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
