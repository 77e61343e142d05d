/** Decides which files of earlier sites stay online for a week (docs/product.md, «Erasing somebody»). */
import { readCardText } from '../outputs/cards/card-text.ts';
import { readJson, z } from '../lib/validation.ts';
import type { SnapshotFiles } from '../snapshot/files.ts';
import { nickKey } from '../lib/nick.ts';

/** True for a text that has one of the nicks anywhere, also inside a longer word. */
function mentionsAny(nicks: readonly string[], text: string): boolean {
  const folded = text.toLocaleLowerCase('es');
  return nicks.some((nick) => folded.includes(nickKey(nick)));
}

const photoSchema = z.object({
  illustration: z.object({ kind: z.literal('photo'), path: z.string() }),
});

/**
 * Returns the test of which files of an earlier site stay online for a week: code of its pages, and cards that name
 * nobody who is erased or has no page, and show no picture missing from the snapshot. Pictures of its pages do not stay.
 */
export const keepsFile =
  (hiddenNicks: readonly string[], { pictures }: Pick<SnapshotFiles, 'pictures'>) =>
  (path: string, content: Uint8Array): boolean => {
    if (!path.startsWith('tarjetas/')) return /\.(js|css|woff2)$/.test(path);
    const text = readCardText(content);
    if (text === null || mentionsAny(hiddenNicks, text)) return false;
    const photo = readJson(photoSchema, text)?.illustration.path;
    return photo === undefined || pictures.has(photo);
  };
