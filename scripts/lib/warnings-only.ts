/** What Astro prints of a build: warnings. Its errors are thrown as well, and told in Spanish (fail.ts). */
import type { AstroLoggerDestination } from 'astro';

export default (): AstroLoggerDestination => ({
  write: ({ level, message }) => {
    if (level === 'warn') console.warn(message);
  },
});
