/**
 * `npm run build`: snapshot directory → `dist/` (or `--out DIR`). Builds beside the previous site
 * and swaps at the end, so a failure of any kind leaves that one untouched. Builds of one checkout
 * take turns: Astro keeps the data of a site that is being built in one place.
 */
import './lib/begin.ts';
import { build } from 'astro';
import { cp, rename, rm, writeFile } from 'node:fs/promises';
import { subscribe } from 'node:diagnostics_channel';
import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { readEnvironment } from '../src/config/environment.ts';
import { tellAbout } from '../src/config/error.ts';
import { swapDirectory } from '../src/files/swap.ts';
import { withLock } from '../src/files/lock.ts';
import { readArguments } from './lib/arguments.ts';
import { fail, faultsOf } from './lib/fail.ts';

const { values } = readArguments({ out: 'dist', json: '' });
/** Of many pages, memory goes to garbage: it is collected before it is as much again as what is used. */
setFlagsFromString('--heap-growing-percent=30');

const out = resolve(values.out);
const next = `${out}.next`;
/** Where Astro builds: it moves files there from a folder of the checkout, which no other disk takes. */
const made = resolve('.astro/site');

/** Says which stage begins; on a terminal, also how many pages and files are done. */
function tellProgress(message: unknown): void {
  const { done, total } = message as { done: number; total: number };
  const isTerminal = process.stdout.isTTY;
  if (isTerminal) process.stdout.write(`\r- Páginas y archivos: ${done} de ${total}`);
  else if (done === 0) console.log('- Páginas y archivos…');
  if (done === total) console.log(`${isTerminal ? '\n' : ''}- Imágenes…`);
}

async function buildSite(): Promise<void> {
  const clear = { recursive: true, force: true };
  await rm(made, clear);
  await rm(next, clear);
  try {
    console.log('- Estilos y programas…');
    subscribe('site:progress', tellProgress);
    const logger = { entrypoint: resolve('scripts/lib/warnings-only.ts') };
    await build({ outDir: made, logLevel: 'warn', logger });
    await rename(made, next).catch(() => cp(made, next, { recursive: true }));
    await swapDirectory(next, out);
  } finally {
    // Again while pages come that were being written; what is left never hides what went wrong.
    for (const left of [made, next]) {
      await rm(left, { ...clear, maxRetries: 10 }).catch(() => undefined);
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
  // Astro could not write a page: its name may be longer than the disk takes.
  if (error instanceof Error && 'path' in error && String(error.path).startsWith(`${made}/`)) {
    tellAbout(
      String(error.path)
        .slice(made.length)
        .replace(/\.html$/, ''),
      error,
    );
  }
  if (values.json) await writeFile(values.json, JSON.stringify(faultsOf(error)));
  fail('No se publicó nada: el sitio anterior queda como estaba', error);
}
