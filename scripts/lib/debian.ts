/** Debian's packages, where this process may install them: as root, in a container. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const aptGet = (...args: string[]): boolean =>
  spawnSync('apt-get', args, {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Fetches the lists of packages anew. */
export const updateLists = (): boolean => aptGet('update');

/** Whether the packages are there afterwards. */
export const installPackages = (...names: string[]): boolean =>
  aptGet('install', '-y', '--no-install-recommends', ...names);
