/**
 * Each command imports this file first. It keeps printed data from commanding GitHub's runner, answers `--help` before
 * the community's files are read, and reports an uncaught error in Spanish.
 */
import { resolve } from 'node:path';
import { help } from './arguments.ts';
import { fail } from './fail.ts';
import { guardPrinting } from './workflow.ts';

guardPrinting();
// Astro creates a folder for its settings, by default in the home directory, where a service's user may not write.
process.env['XDG_CONFIG_HOME'] ??= resolve('.astro/config');

let undone = '';

/** Sets the Spanish sentence that says what an uncaught error leaves undone: «No se publicó nada». */
export function onErrorSay(text: string): void {
  undone = text;
}

if (help) {
  if (process.argv.includes('--help')) {
    console.log(help);
    process.exit(0);
  }
  undone = `No terminó «${help.split(/ --|\n/)[0]}»`;
  process.on('uncaughtException', (error) => fail(undone, error));
}
