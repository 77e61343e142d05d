/**
 * `npm run bench:season`: four months of a community in minutes: the real script of the spreadsheet, the
 * real rebuild and the real archive, with a clock of their own, on stand-ins for what is upstream. Ends
 * with 1 when something was lost, wrong, late, or not told as it should be (docs/season.md).
 *
 *   --seed N    another season; 1 by default
 *   --days N    another length; 120 by default
 */
import './lib/use-demo.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { machine } from './bench/machine.ts';
import { branchSize } from './bench/season/branch-size.ts';
import { playSeason } from './bench/season/play.ts';
import { reportSeason } from './bench/season/report.ts';
import { countOption } from './lib/count-option.ts';
import { progressBar } from './lib/progress.ts';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, days: { type: 'string', default: '120' } },
});
const seed = countOption('seed', values.seed);
const days = countOption('days', values.days);

const work = await mkdtemp(join(tmpdir(), 'bench-season-'));
try {
  const began = performance.now();
  const progress = progressBar(process.stderr, days);
  const season = await playSeason({ seed, days, work }, (passed) => {
    progress.advance(`day ${passed}`);
  });
  progress.finish();
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  const { text, faults } = reportSeason(
    season,
    await branchSize(season.actions.branch.commits, work),
  );
  console.log(`${machine()}; seed ${seed}, ${days} days in ${minutes} minutes\n\n${text}\n`);
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await rm(work, { recursive: true, force: true });
}
