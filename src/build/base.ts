/** What stands before a file's name in its address. */
import type { AstroConfig } from 'astro';

/** The site's base, with the slash at its end that Astro may leave out: `/sitio/`, or `/`. */
export function baseOf({ base }: Pick<AstroConfig, 'base'>): string {
  return `${base.replace(/\/$/, '')}/`;
}
