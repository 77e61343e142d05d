/**
 * Imported by each command before all else: answers `--help` before anything of the community is read, and has
 * an error that nothing else caught told in Spanish.
 */
import { formatUsage } from './arguments.ts';
import { commands, type Usage } from './commands.ts';
import { fail } from './fail.ts';

const [, script = ''] =
  /\/scripts\/(.+)\.ts$/.exec(process.argv[1]?.replaceAll('\\', '/') ?? '') ?? [];
const usage = (commands as Record<string, Usage>)[script];
// Tests import commands, too.
if (usage) {
  if (process.argv.includes('--help')) {
    console.log(formatUsage(usage));
    process.exit(0);
  }
  process.on('uncaughtException', (error) => fail(`No terminó «${usage.command}»`, error));
}
