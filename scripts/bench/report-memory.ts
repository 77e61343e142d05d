/** Preloaded into a measured process (`node --import`): writes its peak memory when it ends. */
import { writeFileSync } from 'node:fs';

const file = process.env['MEMORY_REPORT'];
if (file) {
  process.on('exit', () => {
    // maxRSS is in kilobytes.
    writeFileSync(file, String(process.resourceUsage().maxRSS * 1024));
  });
}
