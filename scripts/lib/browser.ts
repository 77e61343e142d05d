/** Which Chromium tests and benches use, and how it is started. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserServer } from 'playwright-core';
import { ConfigurationError } from '../../src/config/error.ts';
import { site } from '../../src/config/site.ts';
import { hasPinnedShells, pinnedShell, type BrowserProgram } from './pinned-shell.ts';

/** The oldest that the site is promised to work in (docs/testing.md). */
const oldestVersion = 119;

/** Where the usual ones are, where none comes by npm. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Keeps it from calling home, and lets it run as root in a container. */
const browserFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Has pages drawn by the processor at once: without a graphics card, going by one takes half as long again. */
const drawingFlags = ['--disable-gpu', '--disable-software-rasterizer'];

/** @throws ConfigurationError when it does not start, or is older than what the site is promised to work in. */
function refuseOld(executablePath: string): BrowserProgram {
  const { error, stdout } = spawnSync(executablePath, ['--version'], { encoding: 'utf8' });
  if (error) {
    throw new ConfigurationError(
      `${executablePath}: no se puede ejecutar; indicá un Chrome o Chromium`,
    );
  }
  // Not every program says its version: «Chromium 153.0.8078.1».
  const version = Number(/\d+/.exec(stdout)?.[0] ?? oldestVersion);
  if (version >= oldestVersion) return { executablePath, env: {} };
  throw new ConfigurationError(
    `${executablePath} es «${stdout.trim()}», y las pruebas necesitan la versión ${oldestVersion} o una más nueva: actualizalo, o indicá otro con CHROMIUM_PATH=/ruta/al/ejecutable`,
  );
}

/**
 * The browser that CHROMIUM_PATH names, or else the current one that came by npm, or else an installed one.
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
  // Where most visitors are; what is of another zone says so.
  env: { ...process.env, TZ: site.timeZone, ...env },
  args: [...browserFlags, ...drawingFlags, ...flags],
  // A busy machine takes its time.
  timeout: 300_000,
});

/** Starts a browser for this process. @param flags Those of Chromium that only this one needs. */
export const launchBrowser = async (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch(launchOptions(await findBrowser(), flags));

/** Starts a browser that other processes connect to. */
export const serveBrowser = (program: BrowserProgram): Promise<BrowserServer> =>
  chromium.launchServer(launchOptions(program));
