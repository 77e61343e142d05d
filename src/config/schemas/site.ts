/** Schema of `site.yaml`: name, address and texts of the community. */
import { z } from '../../lib/validation.ts';
import {
  address,
  addressWith,
  article,
  colour,
  contrast,
  day,
  optionalLink,
  positive,
  text,
} from './fields.ts';
import { accountKeys } from '../contact/email-service.ts';

function isTimeZone(zone: string): boolean {
  try {
    // oxlint-disable-next-line no-restricted-properties -- it only checks that the zone exists
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

const timeZone = z
  .string()
  .refine(isTimeZone, 'no es una zona horaria: escribila como Europe/Madrid');

/** Colours that the site itself fixes: muted text, and the background of dark screens. */
const mutedText = '#675644';
export const darkBackground = '#1a1612';

/** The text of buttons, on light screens and on dark ones. */
const [buttonText, darkButtonText] = ['#ffffff', '#14200c'];

/** Minimum contrast of text (WCAG 2.2, level AA). */
const readable = 4.5;

/** Colours of the community. Names of those for dark screens end in `Dark`. */
const colours = z
  .strictObject({
    theme: colour,
    themeDark: colour,
    background: colour,
    link: colour,
    linkDark: colour,
    button: colour.default('#4c7a36'),
    buttonDark: colour.default('#8dbd6c'),
    /** Stripes that cross every card. */
    ribbon: z
      .array(colour)
      .min(1, 'falta por lo menos uno: agregalo')
      .max(5, 'hay más de 5')
      .readonly(),
  })
  .superRefine(({ background, link, linkDark, button, buttonDark }, context) => {
    const pairs = [
      ['background', background, mutedText, 'el texto del sitio'],
      ['link', link, background, 'el fondo (background)'],
      ['linkDark', linkDark, darkBackground, 'un fondo oscuro'],
      ['button', button, buttonText, 'las letras blancas de un botón'],
      ['buttonDark', buttonDark, darkButtonText, 'las letras negras de un botón'],
    ] as const;
    for (const [name, text, background, what] of pairs) {
      const ratio = contrast(text, background);
      if (ratio >= readable) continue;
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `no se lee con ${what}: son demasiado parecidos (contraste ${ratio.toFixed(1).replace('.', ',')}, y hace falta 4,5): elegí uno más distinto`,
      });
    }
  });

/** Address of a file that the site serves. */
const file = z.string().regex(/^\/\S+$/, 'escribilo con / adelante y sin espacios');

export const siteSchema = z.strictObject({
  brand: text,
  game: text,
  community: text,
  shortName: text.max(12, 'tiene más de 12 letras: acortalo'),
  country: text,
  countryCode: z.string().regex(/^[A-Z]{2}$/, 'escribí dos letras mayúsculas, como AR'),
  titles: z.strictObject({ welcome: text, join: text }),
  address,
  description: text,
  notice: z
    .strictObject({
      text: text.max(140, 'tiene más de 140 letras: acortalo'),
      link: address.nullish(),
      picture: file.nullish(),
      until: day('escribila entre comillas y así: "2026-12-31"'),
    })
    .nullish(),
  lang: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'escribilo como es-AR'),
  timeZone,
  ogLocale: z.string().regex(/^[a-z]{2}_[A-Z]{2}$/, 'escribilo como es_AR'),
  colors: colours,
  platform: z.strictObject({ name: text, shortName: text, profile: addressWith('id') }),
  mapSearch: addressWith('place'),
  region: z
    .strictObject({ name: text, plural: text, article })
    .default({ name: 'provincia', plural: 'provincias', article: 'la' }),
  social: z
    .array(z.strictObject({ name: text, label: text, url: optionalLink }))
    .nullable()
    .default([]),
  forms: z.strictObject({ contact: z.record(z.enum(accountKeys), text).nullish() }).nullish(),
  credits: z.array(z.strictObject({ role: text, name: text.nullable() })),
  news: z.strictObject({
    onHome: positive,
    perPage: positive,
    inFeed: positive,
    descriptionLength: positive,
  }),
  ranking: z
    .strictObject({ title: text, pageSize: positive, updateMaxElo: optionalLink })
    .nullish(),
  calendar: z.strictObject({ duelMinutes: positive, tournamentMinutes: positive }),
  downloads: z.array(
    z.strictObject({
      title: text,
      files: z.array(z.strictObject({ format: text, path: file })),
    }),
  ),
});
