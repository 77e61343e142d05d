/** Checks the tags that search engines and chats read in the head of every indexed page. */
import type { BuiltPage, BuiltSite } from './built-site.ts';

const openGraph = ['title', 'description', 'type', 'url', 'image'] as const;

/** Returns a Spanish sentence for each missing or wrong tag. A page that is not indexed only needs a title. */
export function checkMeta(
  { $, route, isHidden }: BuiltPage,
  { address }: Pick<BuiltSite, 'address'>,
): string[] {
  const canonical = $('link[rel=canonical]').attr('href') ?? '';
  const tags: [name: string, content: string | undefined][] = [
    ['el título', $('title').first().text()],
    ['la descripción', $('meta[name=description]').attr('content')],
    ...openGraph.map((name): (typeof tags)[number] => [
      `la etiqueta og:${name}`,
      $(`meta[property="og:${name}"]`).attr('content'),
    ]),
    ['la dirección canónica', canonical],
  ];
  const missing = (isHidden ? tags.slice(0, 1) : tags)
    .filter(([, content]) => !content?.trim())
    .map(([name]) => `le falta ${name}`);
  const expected = address + encodeURI(route);
  if (isHidden || canonical === '' || canonical === expected) return missing;
  return [...missing, `su dirección canónica es ${canonical} y tendría que ser ${expected}`];
}
