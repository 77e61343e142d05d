/** The headless shells of Chromium that npm installs for Linux on x64, the same on every machine. */
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar-fs';

/** The oldest supported version, which is the last one for Android 7, and a current one. */
export type PinnedVersion = 119 | 153;

export interface BrowserProgram {
  executablePath: string;
  /** Additional environment variables that the program needs. */
  env: Record<string, string>;
}

export const hasPinnedShells = process.platform === 'linux' && process.arch === 'x64';

/**
 * Makes Fontconfig use only the fonts beside this file, so that pages look the same on every machine. The cache is put
 * below XDG_CACHE_HOME, because Fontconfig resolves a relative cache folder from the process's working directory.
 */
const fontsConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/**
 * Unpacks a shell with its libraries and fonts. We do not use the package's own function: it unpacks into a folder of
 * /tmp that any user can write to, and accepts an incomplete one that a killed run left there.
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
    // Another process unpacked it first.
    if (!existsSync(directory)) throw error;
  }
}

/** Returns a pinned shell, and unpacks it first if necessary. Call it only if `hasPinnedShells`. */
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
