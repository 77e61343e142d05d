/** Parses news items (docs/product.md, «News»). */
import { z } from '../../lib/validation.ts';
import {
  linkPair,
  listOf,
  optionalText,
  collectionParser,
  requiredText,
  timestamp,
} from './documents.ts';
import { compareNames, compareTexts, cutFileName } from '../../lib/text.ts';
import { cleanText } from '../../lib/clean.ts';
import { httpUrl } from '../../lib/url.ts';

export type Paragraph =
  | { kind: 'text'; text: string }
  | { kind: 'duels'; lines: string[] }
  /** Null if the picture could not be fetched: pages show a drawing. */
  | { kind: 'image'; image: string | null }
  /** A link to a video. Nothing of another site is embedded. */
  | { kind: 'video'; url: string; platform: string }
  | { kind: 'unknown' };

/** Shown in place of a paragraph of unknown shape. */
export const unknownParagraph = '[Contenido no reconocido]';

const unknownShape = {
  reason: `el párrafo no es texto, duelo ni imagen; se muestra «${unknownParagraph}»`,
  advice:
    'usá un texto, un mapa «duelo» con una lista de textos o un mapa «image» con una dirección; un video es un texto con su dirección sola',
} as const;

/** Text that was meant to be a video or a link: an address alone, or HTML. */
const addressOrCode = /^(https?:\/\/|www\.|[\w-]+(\.[\w-]+)+\/)\S+$|<\/[a-z]|<(br|iframe|img)\b/i;

const notLinked = {
  reason: 'se ve así, como texto, y no como un video ni un enlace',
  advice:
    'para un video, dejá solo su dirección de YouTube, Twitch o Vimeo, con https:// adelante; otro enlace va en «link»',
} as const;

export interface NewsItem {
  id: string;
  title: string;
  publishedAt: Date;
  /** Picture of the card: the first of the document's `image`. */
  cardImage: string | null;
  /** Picture of the page: the second of the document's `image`, or the first if there is only one. */
  mainImage: string | null;
  paragraphs: Paragraph[];
  link: { url: string; label: string } | null;
}

const newsDocument = z.object({
  /** Also the file name of the item's page. */
  id: z
    .string()
    .normalize()
    .regex(
      /^(?!\.|index$|.*\.html?$)[^/\\?#%[\]|^\p{Cc}\p{Cs}]{1,120}$/iu,
      'no puede ser la dirección de una página (evitá / \\ ? # % [ ] | ^, un punto adelante, «index», «.html» y más de 120 letras)',
    )
    .refine((id) => cutFileName(id) === id, 'es demasiado largo para la dirección de una página'),
  title: requiredText,
  date: timestamp(),
  /** The card's picture, optionally followed by the page's. */
  image: listOf(optionalText).nullish(),
  /** Each is a text, a map «duelo» with lines, or a map «image» with an address. */
  parragraphs: listOf(z.unknown()).nullish(),
  link: linkPair(0),
});

const duelsParagraph = z.object({ duelo: z.array(z.string()) });
const imageParagraph = z.object({ image: z.string().min(1).nullable() });

/** Names of the platforms whose addresses become links to a video, by domain. */
const videoPlatforms: Readonly<Record<string, string>> = {
  'youtube.com': 'YouTube',
  'youtu.be': 'YouTube',
  'twitch.tv': 'Twitch',
  'vimeo.com': 'Vimeo',
};

/** Returns the video if the whole text is its address. Null for any other text. */
function videoIn(text: string): Paragraph | null {
  const url = httpUrl(text);
  if (url === null) return null;
  const host = `.${new URL(url).hostname}`;
  for (const [domain, platform] of Object.entries(videoPlatforms)) {
    if (host.endsWith(`.${domain}`)) return { kind: 'video', url, platform };
  }
  return null;
}

function parseParagraph(raw: unknown): Paragraph {
  if (typeof raw === 'string') {
    const text = cleanText(raw);
    return videoIn(text) ?? { kind: 'text', text };
  }
  const duels = duelsParagraph.safeParse(raw);
  if (duels.success) return { kind: 'duels', lines: duels.data.duelo.map(cleanText) };
  const image = imageParagraph.safeParse(raw);
  if (image.success) return { kind: 'image', image: image.data.image };
  return { kind: 'unknown' };
}

/** True if a paragraph shows something: a text may be blank, and so may all lines of duels. */
function isFilled(paragraph: Paragraph): boolean {
  if (paragraph.kind === 'text') return paragraph.text !== '';
  return paragraph.kind !== 'duels' || paragraph.lines.some((line) => line !== '');
}

/** Parses the collection `news`, in the order of its documents. */
export const parseNews = collectionParser(newsDocument, (document, log): NewsItem => {
  const [firstImage, secondImage] = document.image ?? [];
  const cardImage = firstImage || null;
  const paragraphs = (document.parragraphs ?? []).map(parseParagraph);
  paragraphs.forEach((paragraph, index) => {
    if (paragraph.kind === 'unknown') {
      const raw = JSON.stringify(document.parragraphs?.[index]);
      log.reportField(document.id, `parragraphs.${index}`, raw, unknownShape);
    }
    if (paragraph.kind === 'text' && addressOrCode.test(paragraph.text)) {
      log.reportField(document.id, `parragraphs.${index}`, paragraph.text, notLinked);
    }
  });
  const url = document.link && log.parseLink(document.id, 'link', document.link.address);
  return {
    id: document.id,
    title: document.title,
    publishedAt: document.date,
    cardImage,
    mainImage: secondImage || cardImage,
    paragraphs: paragraphs.filter(isFilled),
    link: url ? { url, label: document.link?.label || 'Ver más' } : null,
  };
});

/** Returns a copy, newest first. Ties are sorted by title, then by id, A to Z, so that all builds agree. */
export function newestNewsFirst(items: readonly NewsItem[]): NewsItem[] {
  return items.toSorted(
    (a, b) =>
      b.publishedAt.getTime() - a.publishedAt.getTime() ||
      compareNames(a.title, b.title) ||
      compareTexts(a.id, b.id),
  );
}
