/**
 * `npm run bench:cards`: time and peak memory of drawing the preview pictures of 1,000 news items,
 * and of finding them drawn.
 */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawAll } from '../src/cards/drawing/draw.ts';
import { fileName } from '../src/cards/file-name.ts';
import { newsCard } from '../src/cards/news.ts';
import { readSnapshot } from '../src/snapshot/read.ts';
import { machine } from './bench/machine.ts';
import { writeManyNews } from './demo/many-news.ts';

const count = 1000;

const directory = await mkdtemp(join(tmpdir(), 'bench-cards-'));
try {
  const pictures = join(directory, 'snapshot');
  await writeManyNews(pictures, count);
  const { news } = await readSnapshot({
    data: 'live',
    snapshotDirectory: pictures,
    now: new Date(),
  });
  const cards = new Map(news.map(newsCard).map((card) => [fileName(card), card]));
  const workshop = { cache: join(directory, 'cache'), pictures };
  console.log(machine());
  for (const run of ['cold', 'warm']) {
    const start = performance.now();
    const before = process.cpuUsage();
    await drawAll(cards, workshop, join(directory, run));
    const seconds = (performance.now() - start) / 1000;
    const { user, system } = process.cpuUsage(before);
    console.log(
      `${cards.size} cards, ${run}: ${seconds.toFixed(1)} s ` +
        `(${((user + system) / 1e6).toFixed(1)} s of processor), ` +
        `peak ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`,
    );
  }
  const files = await readdir(workshop.cache);
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(join(workshop.cache, file))).size),
  );
  const kilobytes = sizes.map((size) => size / 1024);
  console.log(
    `${(kilobytes.reduce((sum, size) => sum + size, 0) / files.length).toFixed(0)} KB a card, ` +
      `at most ${Math.max(...kilobytes).toFixed(0)} KB`,
  );
} finally {
  await rm(directory, { recursive: true, force: true });
}
