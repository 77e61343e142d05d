/** Checks for what organisers' texts and data may cause. With live data these are warnings only. */
import type { BuiltPage } from './built-site.ts';

/** Programs that read a page's meta tags stop after the first kilobytes. */
const maxTagBytes = 8 * 1024;

/** Meta tags end too late, usually because the title and the description, which are repeated in them, are long. */
function lateTags({ $ }: BuiltPage): string[] {
  const head = $('head').contents().toArray();
  const last = head.findLastIndex((node) => node.type === 'tag' && node.name === 'meta');
  const isLate = Buffer.byteLength($.html(head.slice(0, last + 1))) > maxTagBytes;
  return isLate
    ? ['sus etiquetas pasan de los 8 KB, donde ya no se leen: acortá su título o su primer párrafo']
    : [];
}

/** A triangle or square in a text is read aloud by screen readers, unlike those that styles draw. */
function loudSigns({ $ }: BuiltPage): string[] {
  const isLoud = $('body *:not(script, style)')
    .contents()
    .toArray()
    .filter((node) => node.type === 'text' && /[\u25a0-\u25ff]/.test(node.data))
    .some((node) => $(node).closest('[aria-hidden=true], [role=img]').length === 0);
  return isLoud ? ['un triángulo o cuadrado de un texto se lee en voz alta: sacalo del texto'] : [];
}

/**
 * Returns a check for one page after another: a sentence for each fault, including a title or description that an
 * earlier page already had.
 * @param keep Copies a text of a page (`textKeeper`).
 */
export function contentChecker(keep: (text: string) => string): (page: BuiltPage) => string[] {
  /** The first file with each title or description, by what it is and its text. */
  const firstFiles = new Map<string, string>();
  const repeated = ({ $, file, isHidden }: BuiltPage): string[] => {
    const texts = [
      ['título', $('head > title').text()],
      ['descripción', $('meta[name=description]').attr('content')],
    ];
    const sentences: string[] = [];
    for (const [what, text] of texts) {
      if (isHidden || !text) continue;
      const key = keep(`${what} ${text}`);
      const first = firstFiles.get(key);
      if (first === undefined) firstFiles.set(key, file);
      else sentences.push(`su ${what} es también de ${first}: cambiá lo que dice una de las dos`);
    }
    return sentences;
  };
  return (page) => [lateTags, loudSigns, repeated].flatMap((check) => check(page));
}
