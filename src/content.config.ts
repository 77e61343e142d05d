/**
 * Collections of what Astro makes something of: Markdown, which are the community's texts and the rules
 * summaries, and the snapshot's pictures. All else that a site is built from comes by `src/data/`: Astro would keep
 * a second copy of it, and give it back as it was.
 */
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { join, relative } from 'node:path';
import { readEnvironment } from './config/environment.ts';
import { readTexts } from './config/texts.ts';
import { openSnapshot } from './snapshot/store.ts';

const { communityDirectory, snapshotDirectory } = readEnvironment(process.env);

export const collections = {
  /** Rules summaries, by file name. */
  rules: defineCollection({
    loader: glob({ base: 'src/content/rules', pattern: '*.md' }),
    schema: z.object({ title: z.string() }),
  }),
  /** Texts of the community, by file name. Astro's glob() refuses files of another folder than the last build's. */
  texts: defineCollection({
    loader: {
      name: 'community-texts',
      load: async (context) => {
        const { texts } = readTexts(communityDirectory);
        context.store.clear();
        for (const [id, body] of Object.entries(texts ?? {})) {
          const rendered = await context.renderMarkdown(body);
          context.store.set({ id, data: {}, body, rendered });
        }
      },
    },
  }),
  /** Pictures of the snapshot, by path. */
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
