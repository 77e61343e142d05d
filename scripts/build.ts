/**
 * `npm run build`: builds `dist/` (or `--out DIR`) from the snapshot directory. The new site replaces the previous one
 * only at the end, so a failure of any kind leaves the previous one untouched. Builds of one checkout wait for each
 * other, because Astro keeps the data of a site being built in one fixed place.
 */
import './lib/begin.ts';
import { build } from 'astro';
import { cp, rename, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import sharp from 'sharp';
import { readEnvironment } from '../src/config/environment.ts';
import { hasCode, setSubject } from '../src/lib/error.ts';
import { swapDirectory } from '../src/lib/files.ts';
import { withLock } from '../src/lib/lock.ts';
import { readArguments } from './lib/arguments.ts';
import { fail, faultsOf } from './lib/fail.ts';

const { values } = readArguments({ out: 'dist', json: '' });
/** Bytes of a heap from which memory matters more than time. The demo stays below. */
const largeHeap = 256 * 1024 * 1024;
// Large sites leave much garbage: V8 then collects it when the heap has grown by 30 %, not when it has doubled.
new PerformanceObserver((_, observer) => {
  if (process.memoryUsage().heapUsed < largeHeap) return;
  setFlagsFromString('--heap-growing-percent=30');
  observer.disconnect();
}).observe({ type: 'gc' });
// Astro encodes as many pictures at once as there are cores. Further threads for each would cost a third more time.
sharp.concurrency(1);

const out = resolve(values.out);
const next = `${out}.next`;
/** Astro builds here, inside the checkout: it moves files from another folder of it, which fails across disks. */
const astroOut = resolve('.astro/site');

async function buildSite(): Promise<void> {
  const clear = { recursive: true, force: true };
  await rm(astroOut, clear);
  await rm(next, clear);
  try {
    const logger = { entrypoint: resolve('scripts/lib/warnings-only.ts') };
    await build({ outDir: astroOut, logLevel: 'warn', logger });
    await rename(astroOut, next).catch(async (error: unknown) => {
      if (!hasCode(error, 'EXDEV')) throw error;
      // The site belongs on another disk.
      await cp(astroOut, next, { recursive: true });
    });
    await swapDirectory(next, out);
  } finally {
    // Retries while pages are still being written; a failed removal must not hide the build's own error.
    for (const leftover of [astroOut, next]) {
      await rm(leftover, { ...clear, maxRetries: 10 }).catch(() => undefined);
    }
  }
}

try {
  const { data } = readEnvironment(process.env);
  const kind = data === 'demo' ? 'de demostración' : 'de la comunidad';
  console.log(`Se arma el sitio con los datos ${kind}…`);
  const notice = setTimeout(() => {
    console.log('En esta carpeta se está armando otro sitio: este espera a que termine…');
  }, 1000);
  await withLock(resolve('node_modules/.astro/build'), () => {
    clearTimeout(notice);
    return buildSite();
  });
  console.log(`Sitio listo en ${values.out}.`);
} catch (error) {
  // Astro could not write a page; for example, its name is longer than the file system allows.
  if (error instanceof Error && 'path' in error && String(error.path).startsWith(`${astroOut}/`)) {
    const page = String(error.path).slice(astroOut.length);
    setSubject(page.replace(/\.html$/, ''), error);
  }
  if (values.json) await writeFile(values.json, JSON.stringify(faultsOf(error)));
  fail('No se publicó nada: el sitio anterior queda como estaba', error);
}
