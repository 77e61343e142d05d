/** Where the community's own snapshot is; in a file of its own, because alerts need nothing else. */
import { resolve } from 'node:path';

/** Absolute path of the snapshot that `npm run snapshot` writes. */
export const liveDirectoryOf = (env: Record<string, string | undefined>): string =>
  resolve(env['SNAPSHOT_DIR'] || '.snapshot');
