/**
 * The collection of the snapshot's pictures, for Astro's image pipeline. All else that a site is built
 * from comes by `src/data/`: Astro would keep a second copy of it, and give it back as it was.
 */
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { join, relative } from 'node:path';
import { readEnvironment } from './config/environment.ts';
import { openSnapshot } from './snapshot/store.ts';

const { snapshotDirectory } = readEnvironment(process.env);

export const collections = {
  /** By their path in the snapshot. */
  pictures: defineCollection({
    loader: {
      name: 'snapshot-pictures',
      load: async (context) => {
        const { pictures } = await openSnapshot(snapshotDirectory);
        const filePath = relative(process.cwd(), join(snapshotDirectory, 'manifest.json'));
        context.store.clear();
        for (const id of [...pictures].toSorted()) {
          const data = await context.parseData({ id, filePath, data: { image: `./${id}` } });
          context.store.set({ id, filePath, data });
        }
      },
    },
    schema: ({ image }) => z.object({ image: image() }),
  }),
};
