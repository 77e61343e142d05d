/**
 * `npm run bench:build`: how the build grows with the news: time, time a page, peak memory and
 * size. `--counts 30,1000,10000` chooses the numbers of items. Pictures are encoded before, so that
 * what is measured is the pages.
 */
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeManyNews } from './demo/many-news.ts';
import { run } from './lib/run.ts';

const { values } = parseArgs({
  options: { counts: { type: 'string', default: '30,1000,10000' } },
});

interface Figures {
  pages: number;
  seconds: number;
  megabytes: number;
  peakMegabytes: number;
}

async function measure(count: number, directory: string): Promise<Figures> {
  const snapshot = join(directory, `snapshot-${count}`);
  const out = join(directory, `dist-${count}`);
  const memory = join(directory, `memory-${count}`);
  await writeManyNews(snapshot, count);
  const env = { DATA: 'live', SNAPSHOT_DIR: snapshot, MEMORY_REPORT: memory };
  const preload = resolve('scripts/lib/report-memory.ts');
  const start = performance.now();
  const code = await run(
    process.execPath,
    ['--import', preload, 'scripts/build.ts', '--out', out],
    env,
  );
  const seconds = (performance.now() - start) / 1000;
  if (code !== 0) throw new Error(`the build with ${count} items ended with ${code}`);

  const files = await readdir(out, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    files
      .filter((file) => file.isFile())
      .map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  );
  return {
    pages: files.filter(({ name }) => name.endsWith('.html')).length,
    seconds,
    megabytes: sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20,
    peakMegabytes: Number(await readFile(memory, 'utf8')) / 2 ** 20,
  };
}

const directory = await mkdtemp(join(tmpdir(), 'bench-build-'));
try {
  const counts = values.counts.split(',').map(Number);
  await measure(counts[0] ?? 30, directory);
  console.log(
    `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, Node ${process.version}`,
  );
  for (const count of counts) {
    const { pages, seconds, megabytes, peakMegabytes } = await measure(count, directory);
    console.log(
      `${count} news: ${pages} pages, ${seconds.toFixed(1)} s, ` +
        `${((seconds / pages) * 1000).toFixed(1)} ms a page, ` +
        `peak ${peakMegabytes.toFixed(0)} MB, site ${megabytes.toFixed(1)} MB`,
    );
  }
} finally {
  await rm(directory, { recursive: true, force: true });
}
