/** Drawing each card once: made files are kept in a cache directory under their names. */
import {
  constants,
  copyFile,
  link,
  mkdir,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Card } from '../card.ts';
import { render } from './render.ts';

/** Where cards are kept, and where the paths of their photos begin. */
export interface Workshop {
  readonly cache: string;
  readonly pictures: string;
}

async function draw(name: string, card: Card, { cache, pictures }: Workshop): Promise<void> {
  const file = join(cache, name);
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, await render(card, pictures));
  await rename(unfinished, file);
}

/** A card's file in the cache; draws it when it is not there. */
export async function drawn(name: string, card: Card, workshop: Workshop): Promise<string> {
  if (!(await readdir(workshop.cache)).includes(name)) await draw(name, card, workshop);
  return join(workshop.cache, name);
}

/** Puts a file into a directory without copying it, where the file system can. */
async function place(file: string, target: string): Promise<void> {
  try {
    await link(file, target);
  } catch {
    await copyFile(file, target, constants.COPYFILE_FICLONE);
  }
}

/** Draws what is not in the cache yet, and puts every card into a directory. */
export async function drawAll(
  cards: ReadonlyMap<string, Card>,
  workshop: Workshop,
  directory: string,
): Promise<void> {
  await Promise.all([workshop.cache, directory].map((path) => mkdir(path, { recursive: true })));
  const kept = new Set(await readdir(workshop.cache));
  // More than cores: while one card waits for the main thread, another keeps its core busy.
  const limit = pLimit(2 * availableParallelism());
  await Promise.all(
    Array.from(cards, ([name, card]) =>
      limit(async () => {
        if (!kept.has(name)) await draw(name, card, workshop);
        await place(join(workshop.cache, name), join(directory, name));
      }),
    ),
  );
}

const day = 24 * 60 * 60 * 1000;

/** Forgets cards that were drawn more than a month ago and that this build did not use. */
export async function prune(cards: ReadonlyMap<string, Card>, cache: string): Promise<void> {
  const unused = (await readdir(cache)).filter((name) => !cards.has(name));
  for (const name of unused) {
    const { mtimeMs } = await stat(join(cache, name));
    if (Date.now() - mtimeMs > 30 * day) await rm(join(cache, name), { force: true });
  }
}
