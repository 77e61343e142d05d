/** Finds and starts the Chromium that tests and benchmarks use. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';
import { ConfigurationError } from '../../src/lib/error.ts';
import { site } from '../../src/config/site.ts';
import { hasPinnedShells, pinnedShell, type BrowserProgram } from './pinned-shell.ts';

/** The oldest Chromium version that the site supports (docs/testing.md). */
const oldestVersion = 119;

/** Usual paths of installed browsers, for platforms without a pinned shell. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Keeps the browser from contacting its vendor, and lets it run as root in a container. */
const browserFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Draws on the processor directly: on a machine without a graphics card, emulating one takes half as long again. */
const drawingFlags = ['--disable-gpu', '--disable-software-rasterizer'];

/** @throws ConfigurationError when the program does not start, or is older than `oldestVersion`. */
function refuseOld(executablePath: string): BrowserProgram {
  const { error, stdout } = spawnSync(executablePath, ['--version'], { encoding: 'utf8' });
  if (error) {
    throw new ConfigurationError(
      `${executablePath}: no se puede ejecutar; indicá un Chrome o Chromium`,
    );
  }
  // The output is «Chromium 153.0.8078.1». A program that prints no version is accepted.
  const version = Number(/\d+/.exec(stdout)?.[0] ?? oldestVersion);
  if (version >= oldestVersion) return { executablePath, env: {} };
  throw new ConfigurationError(
    `${executablePath} es «${stdout.trim()}», y las pruebas necesitan la versión ${oldestVersion} o una más nueva: actualizalo, o indicá otro con CHROMIUM_PATH=/ruta/al/ejecutable`,
  );
}

/**
 * Returns the browser of CHROMIUM_PATH, or else the pinned current one, or else an installed one.
 * @throws ConfigurationError when there is none, or it is too old.
 */
export async function findBrowser(): Promise<BrowserProgram> {
  const named = process.env['CHROMIUM_PATH'] ?? '';
  if (named !== '') {
    if (existsSync(named)) return refuseOld(named);
    throw new ConfigurationError(
      `CHROMIUM_PATH=${named}: no existe ese archivo; indicá el de un Chrome o Chromium`,
    );
  }
  if (hasPinnedShells) return pinnedShell(153);
  const installed = usualPlaces.find((path) => existsSync(path));
  if (installed !== undefined) return refuseOld(installed);
  throw new ConfigurationError(
    'No se encontró un navegador: instalá Chrome o Chromium, o indicá el tuyo con CHROMIUM_PATH=/ruta/al/ejecutable',
  );
}

const launchOptions = ({ executablePath, env }: BrowserProgram, flags: readonly string[] = []) => ({
  executablePath,
  // The time zone of most visitors; a test of another zone sets its own.
  env: { ...process.env, TZ: site.timeZone, ...env },
  args: [...browserFlags, ...drawingFlags, ...flags],
  // Generous, for a busy machine.
  timeout: 300_000,
});

/** Starts a browser for this process. @param flags Additional flags of Chromium. @param program Another browser. */
export const launchBrowser = async (
  flags: readonly string[] = [],
  program?: BrowserProgram,
): Promise<Browser> => chromium.launch(launchOptions(program ?? (await findBrowser()), flags));
