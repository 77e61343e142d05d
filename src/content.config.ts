/**
 * Collections of what Astro itself renders: Markdown (the community's texts, the rules summaries) and the snapshot's
 * pictures. `src/data/` reads everything else, of which Astro would only keep a second copy.
 */
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { join, relative } from 'node:path';
import { readEnvironment } from './config/environment.ts';
import { communityPages } from './config/site.ts';
import { readTexts } from './config/texts.ts';
import { openSnapshot } from './snapshot/files.ts';

const { communityDirectory, snapshotDirectory } = readEnvironment(process.env);

export const collections = {
  /** Rules summaries, by file name. */
  rules: defineCollection({
    loader: glob({ base: 'src/content/rules', pattern: '*.md' }),
    schema: z.object({ title: z.string() }),
  }),
  /** The community's texts by name, and its own pages by `pages/` and id. */
  texts: defineCollection({
    loader: {
      name: 'community-texts',
      // Astro's glob() refuses files of another folder than the last build's.
      load: async (context) => {
        const pages = communityPages.map(({ id, body }): [string, string] => [`pages/${id}`, body]);
        // Null after a mistake in development, which the pages report (src/config/site.ts).
        const texts = Object.entries(readTexts(communityDirectory).texts ?? {});
        context.store.clear();
        for (const [id, body] of [...texts, ...pages]) {
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
        // Astro looks for a picture beside the file to which its entry belongs.
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
