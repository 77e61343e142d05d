/** The demo's community for data of one's own, as benchmarks and tests need it. */
import { cp, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const demo = join(import.meta.dirname, '../../src/content/demo');

/** Copies the demo's files about the community, without its finished seasons, into a directory. */
export async function copyCommunity(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  const folders = ['competitions', 'files', 'texts'];
  const files = (await readdir(demo)).filter(
    (name) => name.endsWith('.yaml') || folders.includes(name),
  );
  await Promise.all(
    files.map((name) => cp(join(demo, name), join(directory, name), { recursive: true })),
  );
}
