/** Makes Astro print only warnings. Its errors are thrown as well, and fail.ts reports them in Spanish. */
import type { AstroLoggerDestination } from 'astro';

export default (): AstroLoggerDestination => ({
  write: ({ level, message }) => {
    if (level === 'warn') console.warn(message);
  },
});
