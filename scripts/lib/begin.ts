/**
 * Imported by each command before all else: answers `--help` before anything of the community is read, and has an
 * error that nothing else caught told in Spanish.
 */
import { help } from './arguments.ts';
import { fail } from './fail.ts';

if (help) {
  if (process.argv.includes('--help')) {
    console.log(help);
    process.exit(0);
  }
  const [command] = help.split(/ --|\n/);
  process.on('uncaughtException', (error) => fail(`No terminó «${command}»`, error));
}
