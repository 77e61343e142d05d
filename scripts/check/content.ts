/** What texts and data of organisers may bring into pages: with live data it stops no publication. */
import type { BuiltPage } from './built-site.ts';

/** In bytes: who looks for a page's tags gives up after the first KBs. */
const tagsWithin = 8 * 1024;

/** Long titles and descriptions come several times. */
function lateTags({ $ }: BuiltPage): string[] {
  const head = $('head').contents().toArray();
  const last = head.findLastIndex((node) => node.type === 'tag' && node.name === 'meta');
  const isLate = Buffer.byteLength($.html(head.slice(0, Math.max(last, 0)))) > tagsWithin;
  return isLate
    ? ['sus etiquetas pasan de los 8 KB, donde ya no se leen: acortá su título o su primer párrafo']
    : [];
}

/** Triangles that are drawn are out of what is read aloud; one in a text is not. */
function loudSigns({ $ }: BuiltPage): string[] {
  const isLoud = $('body *:not(script, style)')
    .contents()
    .toArray()
    .filter((node) => node.type === 'text' && /[\u25a0-\u25ff]/.test(node.data))
    .some((node) => $(node).closest('[aria-hidden=true], [role=img]').length === 0);
  return isLoud ? ['un triángulo o cuadrado de un texto se lee en voz alta: sacalo del texto'] : [];
}

/**
 * Looks at pages one by one; tells what is wrong in each, also that its title or its description is
 * that of a page before it.
 * @param keep What to keep of a text of a page.
 */
export function contentChecker(keep: (text: string) => string): (page: BuiltPage) => string[] {
  const seen = { título: new Map<string, string>(), descripción: new Map<string, string>() };
  const repeated = ({ $, file, isHidden }: BuiltPage): string[] => {
    const own = {
      título: $('head > title').text(),
      descripción: $('meta[name=description]').attr('content') ?? '',
    };
    return (['título', 'descripción'] as const).flatMap((what) => {
      if (isHidden || own[what] === '') return [];
      const first = seen[what].get(own[what]);
      seen[what].set(keep(own[what]), first ?? file);
      return first ? [`su ${what} es también de ${first}: cambiá lo que dice una de las dos`] : [];
    });
  };
  return (page) => [lateTags, loudSigns, repeated].flatMap((check) => check(page));
}
