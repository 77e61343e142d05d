/**
 * Imported by each command before all else: answers `--help` before anything of the community is read, and has an
 * error that nothing else caught told in Spanish.
 */
import { help } from './arguments.ts';
import { fail } from './fail.ts';

let undone = '';

/** Sets what an error that nothing catches leaves undone, in Spanish: «No se publicó nada». */
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
