/** Checks the tags that search engines and chats read in the head of every indexed page. */
import type { BuiltPage, BuiltSite } from './built-site.ts';

const openGraph = ['title', 'description', 'type', 'url', 'image'] as const;

/** Returns a Spanish sentence for each missing or wrong tag. A page that is not indexed only needs a title. */
export function checkMeta(
  { $, route, isHidden }: BuiltPage,
  { address }: Pick<BuiltSite, 'address'>,
): string[] {
  const filled = (text: string | undefined): boolean => Boolean(text?.trim());
  const problems: string[] = [];
  if (!filled($('title').first().text())) problems.push('le falta el título');
  if (isHidden) return problems;
  if (!filled($('meta[name=description]').attr('content'))) {
    problems.push('le falta la descripción');
  }
  for (const name of openGraph) {
    if (!filled($(`meta[property="og:${name}"]`).attr('content'))) {
      problems.push(`le falta la etiqueta og:${name}`);
    }
  }
  const canonical = $('link[rel=canonical]').attr('href') ?? '';
  const expected = address + encodeURI(route);
  if (canonical === '') problems.push('le falta la dirección canónica');
  else if (canonical !== expected) {
    problems.push(`su dirección canónica es ${canonical} y tendría que ser ${expected}`);
  }
  return problems;
}
