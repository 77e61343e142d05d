/**
 * The picture that chats show of a page: what WhatsApp and LinkedIn take (docs/product.md, «What is shown
 * beside pages»).
 */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import type { BuiltPage, BuiltSite } from './built-site.ts';

const heaviest = 250_000;
const expected = { type: 'image/jpeg', width: '1200', height: '630' };

/**
 * Looks at pages one by one, and once at each picture.
 * @param keep What to keep of a text of a page.
 */
export function previewChecker(
  { address, directory, files }: Pick<BuiltSite, 'address' | 'directory' | 'files'>,
  keep: (text: string) => string,
): (page: BuiltPage) => Promise<string[]> {
  const seen = new Set<string>();
  return async ({ $, isHidden }) => {
    if (isHidden) return [];
    const tag = (name: string): string =>
      $(`meta[property="og:image${name}"]`).attr('content') ?? '';
    if ($('meta[property="og:image"]').length > 1) return ['tiene más de una og:image: dejá una'];
    const isSaid = Object.entries(expected).every(([name, value]) => tag(`:${name}`) === value);
    if (!isSaid || tag(':alt') === '') {
      return ['sus etiquetas no dicen un JPEG de 1200 × 630 y qué muestra: revisá Head.astro'];
    }
    const path = decodeURIComponent(tag('').slice(address.length + 1));
    // A picture that is not there is a broken link.
    if (!files.has(path) || seen.has(path)) return [];
    seen.add(keep(path));
    const file = join(directory, path);
    const { format, width, height } = await sharp(file)
      .metadata()
      .catch(() => ({}) as Metadata);
    const isRight = format === 'jpeg' && width === 1200 && height === 630;
    if (isRight && (await stat(file)).size < heaviest) return [];
    return [
      `su imagen de vista previa, ${path}, no es un JPEG de 1200 × 630 de menos de 250 KB: WhatsApp no la muestra; revisá src/cards`,
    ];
  };
}
