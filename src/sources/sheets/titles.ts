/** Tells the titles of rounds and phases from notes (docs/product.md, «Fixtures»). */

/** Ordinals before a round: `1° fase`, `2da fecha`, `sexta fecha`, `última jornada`. */
const ordinal = String.raw`(?:\d{1,2}\S{0,4}|primera|segunda|tercera|cuarta|quinta|sexta|s[eé]ptima|octava|novena|d[eé]cima|[uú]ltima)\s+`;

/** First words of titles. Digits and further words may follow, but no letter: «FinalAbierto» is a nick. */
const opening = new RegExp(
  String.raw`^(?:(?:${ordinal})?(?:fecha|jornada|ronda|fase)s?|(?:gran\s+)?final(?:es|[ií]sima)?|semi(?:s|final(?:es)?)?|promoci[oó]n(?:es)?|repechaje|desempates?|(?:64|32|16)avos|dieciseisavos|8vos|octavos|4tos|cuartos|(?:3\.?er\.?|3°|tercer) puesto|todos contra todos)\s*\d{0,2}(?![\p{L}\d_])`,
  'u',
);

/** Number of a round: `fecha 3`, `fecha n° 3`, `1° fase`, `primera fecha`. */
const counted = new RegExp(
  String.raw`^(?:(?:fecha|jornada|ronda|fase)s?\s*(?:de\s+|n\S{0,3}\s*)?\d{1,2}|${ordinal}(?:fecha|jornada|ronda|fase))(?![\p{L}\d_]|[/.-]\d)`,
  'u',
);

/** Words of a sentence: «Final de la fecha: domingo», «Fechas a confirmar», «Final: ver reglamento», not «Verónica». */
const sentence =
  /[;!?]|(?<!\p{L})(?:confirmar|definir|sortear|suspend|posterg|aplaz|reprogram|pospuest|cancelad|pendiente|libre|l[ií]mite|tope|plazo|reglamento|hasta|desde|finali[sz]|(?:se|ver|del?\s+(?:(?:la|esta)\s+)?(?:fecha|jornada|ronda|d[ií]a|mes))(?!\p{L}))/u;

/** A title has at most this many further words. */
const maxTitleWords = 6;

/**
 * Parses a text that may be a round's title. Case, white space and the kind of `°` do not matter.
 * - `isKnown`: it begins like a title. `isSentence`: its further words, without brackets, are over six, or a note's.
 * - `number` is the numbered round that it begins with, `fecha 3`, in lower case; null without a number.
 * - `furtherWords` is the text after the known beginning, `: ida`, in lower case; the whole text if that is unknown.
 */
export function readTitle(text: string) {
  // Organisers write `1ª Fase`, `1 º FASE` and `1° Fase` alike.
  const title = text
    .replace(/(\d)\s*[ºª°]\s*/g, '$1° ')
    .replace(/\s+/g, ' ')
    .toLocaleLowerCase('es');
  const number = counted.exec(title)?.[0] ?? null;
  const known = number ?? opening.exec(title)?.[0];
  const furtherWords = title.slice(known?.length ?? 0);
  const plain = furtherWords.replace(/\([^()]*\)/g, '').trim();
  const isSentence = sentence.test(plain) || plain.split(' ').length > maxTitleWords;
  return { isKnown: known !== undefined, isSentence, number, furtherWords };
}
