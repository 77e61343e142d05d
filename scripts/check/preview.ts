/** Checks the picture that chats show for a page, by what WhatsApp and LinkedIn accept. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import type { BuiltPage, BuiltSite } from './built-site.ts';

const maxBytes = 250_000;
const expected = { type: 'image/jpeg', width: '1200', height: '630' };

/**
 * Returns a check for one page after another: a Spanish sentence if the tags or the picture of its preview are wrong.
 * Each picture is read only once. `linkChecker` reports missing pictures.
 * @param keep Copies a text of a page (`textKeeper`).
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
    const hasTags = Object.entries(expected).every(([name, value]) => tag(`:${name}`) === value);
    if (!hasTags || tag(':alt') === '') {
      return [
        'sus etiquetas no dicen un JPEG de 1200 × 630 y qué muestra: revisá src/layouts/Page.astro',
      ];
    }
    const path = decodeURIComponent(tag('').slice(address.length + 1));
    if (!files.has(path) || seen.has(path)) return [];
    seen.add(keep(path));
    const file = join(directory, path);
    const { format, width, height } = await sharp(file)
      .metadata()
      .catch(() => ({}) as Metadata);
    const isRight = format === 'jpeg' && width === 1200 && height === 630;
    if (isRight && (await stat(file)).size < maxBytes) return [];
    return [
      `su imagen de vista previa, ${path}, no es un JPEG de 1200 × 630 de menos de 250 KB: WhatsApp no la muestra; revisá src/outputs/cards`,
    ];
  };
}
