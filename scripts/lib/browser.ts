/** Finding a browser for tests: an installed one, Playwright's, or the system's package. */
import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';
import { canInstall, installPackages, updateLists } from './debian.ts';

/** The headless shell first: it has no windows, and takes a quarter of the time for a page. */
const installed = [
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

/** Keeps a headless Chromium from calling home, and lets it run as root in a container. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const firstExisting = (): string | undefined =>
  [process.env['CHROMIUM_PATH'] ?? '', ...installed, chromium.executablePath()].find(
    (path) => path !== '' && existsSync(path),
  );

function installFromSystem(): void {
  if (!canInstall()) return;
  updateLists();
  for (const name of ['chromium-headless-shell', 'chromium']) {
    console.log(`No hay un navegador instalado: se instala el paquete ${name}…`);
    if (installPackages(name)) return;
  }
}

/** Path of a browser's executable. @throws when there is none and none can be installed. */
export function findBrowser(): string {
  if (firstExisting() === undefined) installFromSystem();
  const path = firstExisting();
  if (path === undefined) {
    throw new Error(
      'No se encontró un navegador. Instalá Chrome o Chromium, o indicá el suyo con CHROMIUM_PATH=/ruta/al/ejecutable',
    );
  }
  return path;
}

/** Has pages drawn by the processor at once: without a graphics card, going by one takes half as long again. */
export const drawingFlags = ['--disable-gpu', '--disable-software-rasterizer'];

/** Starts a browser, the one that is found unless another is named. */
export const launchBrowser = (
  executablePath = findBrowser(),
  flags: readonly string[] = [],
): Promise<Browser> => chromium.launch({ executablePath, args: [...browserFlags, ...flags] });
