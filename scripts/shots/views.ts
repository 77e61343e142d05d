/** The views of a built site: pages of each kind, and their states. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { htmlFiles, routeOf } from '../lib/routes.ts';
import { examplesOf, kindOf } from './kinds.ts';
import { states } from './states.ts';
import type { View } from './view.ts';

/** Those whose address has the text. */
export async function viewsOf(dist: string, text: string): Promise<View[]> {
  const files = await htmlFiles(dist);
  const pages = await Promise.all(
    files.map(async (file) => ({
      route: routeOf(file),
      bytes: (await stat(join(dist, file))).size,
    })),
  );
  const plain = examplesOf(pages).map((route) => ({ address: route, title: '' }));
  return [...plain, ...states]
    .map((view) => ({ kind: kindOf(view.address), ...view }))
    .filter(({ address }) => address.includes(text));
}
