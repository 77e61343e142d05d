/** Browsers that are packages of Debian. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstall, installPackages, updateLists } from '../lib/debian.ts';
import { MissingBrowserError } from './driver.ts';

/** The first of some programs that is on this machine: absolute paths, or names as in a shell. */
export function findProgram(...names: string[]): string | undefined {
  const directories = (process.env['PATH'] ?? '').split(delimiter);
  return names
    .flatMap((name) => (name.startsWith('/') ? [name] : directories.map((one) => join(one, name))))
    .find((path) => existsSync(path));
}

/**
 * Installs packages if what they bring is not there.
 * @throws MissingBrowserError when that may not be done, or does not work.
 */
export function needPackages(isThere: () => boolean, ...names: string[]): void {
  if (isThere()) return;
  const packages = names.join(' ');
  if (!canInstall())
    throw new MissingBrowserError(`not installed, and only root may: apt-get install ${packages}`);
  console.log(`Installing ${packages}…`);
  updateLists();
  if (!installPackages(...names) || !isThere())
    throw new MissingBrowserError(`apt-get did not install ${packages}`);
}
