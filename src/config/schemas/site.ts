/** `site.yaml`: who the community is, and where it is found. */
import { z } from './validation.ts';
import { address, addressWith, article, colour, count, day, positive, text } from './fields.ts';

function isTimeZone(zone: string): boolean {
  try {
    // oxlint-disable-next-line no-restricted-properties -- only asks whether there is such a zone
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

const timeZone = z
  .string()
  .refine(isTimeZone, 'no es una zona horaria: escribila como Europe/Madrid');

/** A file in `public/`, by its address. */
const file = z.string().regex(/^\/\S+$/, 'empieza con / y no tiene espacios');

export const siteSchema = z.strictObject({
  brand: text,
  game: text,
  community: text,
  shortName: text.max(12, 'tiene más de 12 letras'),
  country: text,
  countryCode: z.string().regex(/^[A-Z]{2}$/, 'son dos letras mayúsculas, como AR'),
  titles: z.strictObject({
    welcome: text,
    join: text,
    ranking: text,
  }),
  address: address,
  description: text,
  notice: z
    .strictObject({
      text: text.max(140, 'tiene más de 140 letras'),
      link: address.nullish(),
      picture: file.nullish(),
      until: day('escribila entre comillas y así: "2026-12-31"'),
    })
    .nullish(),
  lang: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'escribilo como es-AR'),
  timeZone: timeZone,
  ogLocale: z.string().regex(/^[a-z]{2}_[A-Z]{2}$/, 'escribilo como es_AR'),
  colors: z.strictObject({
    theme: colour,
    background: colour,
  }),
  platform: z.strictObject({
    name: text,
    shortName: text,
    profile: addressWith('id'),
  }),
  mapSearch: addressWith('place'),
  region: z
    .strictObject({ name: text, plural: text, article })
    .default({ name: 'provincia', plural: 'provincias', article: 'la' }),
  social: z.array(
    z.strictObject({
      name: text,
      label: text,
      url: address,
    }),
  ),
  forms: z.strictObject({
    updateMaxElo: address,
    contact: z.strictObject({
      serviceId: text,
      templateId: text,
      publicKey: text,
    }),
  }),
  credits: z.array(z.strictObject({ role: text, name: text })),
  news: z.strictObject({
    onHome: positive,
    perPage: positive,
    inFeed: positive,
    descriptionLength: positive,
  }),
  week: z.strictObject({
    duels: count,
    results: count,
    qualifiers: count,
  }),
  ranking: z.strictObject({ pageSize: positive }),
  calendar: z.strictObject({
    duelMinutes: positive,
    tournamentMinutes: positive,
  }),
  downloads: z.array(
    z.strictObject({
      title: text,
      files: z.array(
        z.strictObject({
          format: text,
          path: file,
        }),
      ),
    }),
  ),
});
