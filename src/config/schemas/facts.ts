/** Schemas of a community's files, but not of its competitions. */
import { tzlib_get_timezones } from 'timezones-ical-library';
import {
  address,
  addressWith,
  article,
  colour,
  contrast,
  day,
  few,
  idSchema,
  optionalLink,
  positive,
  refuseNickTwice,
  text,
  unique,
  uniqueTexts,
  year,
} from './fields.ts';
import { nickKey, slug } from '../../lib/text.ts';
import { z } from '../../lib/validation.ts';
import { accountKeys } from '../contact/email-service.ts';

/** Time zones that calendars can describe. The library's type also allows one text. */
const calendarZones = [tzlib_get_timezones()].flat();

function isTimeZone(zone: string): boolean {
  try {
    // oxlint-disable-next-line no-restricted-properties -- it only checks that the zone exists
    new Intl.DateTimeFormat('en', { timeZone: zone });
    // Calendars need the exact name, with its capitals.
    return calendarZones.includes(zone);
  } catch {
    return false;
  }
}

const timeZone = z
  .string()
  .refine(isTimeZone, 'no es una zona horaria: escribila como Europe/Madrid');

// Colours of src/styles/tokens.css, which communities do not choose.
const mutedText = '#675644';
const buttonText = '#ffffff';
const darkButtonText = '#14200c';

/** Background of dark screens, `#rrggbb`, which communities do not choose. */
export const darkBackground = '#1a1612';

/** Minimum contrast of text (WCAG 2.2, level AA). */
const minContrast = 4.5;

/** Formats a ratio with one decimal, rounded down: `4,4`, so that a ratio below a limit never reads like the limit. */
const formatRatio = (ratio: number): string =>
  (Math.floor(ratio * 10) / 10).toFixed(1).replace('.', ',');

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
    for (const [name, chosen, fixed, what] of pairs) {
      const ratio = contrast(chosen, fixed);
      if (ratio >= minContrast) continue;
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `no se lee con ${what}: son demasiado parecidos (contraste ${formatRatio(ratio)}, y hace falta ${formatRatio(minContrast)}): elegí uno más distinto`,
      });
    }
  });

/** Address of a file that the site serves. */
const file = z.string().regex(/^\/\S+$/, 'escribilo con / adelante y sin espacios');

/** `site.yaml`: name, address and texts of the community. */
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

/** `national.yaml`: the national tournament of a year. */
export const nationalSchema = z
  .strictObject({
    name: text,
    article: article.default('el'),
    year,
    finalDate: day('escribila entre comillas y así: "2025-07-26"'),
    finalTime: z
      .string('escribila entre comillas: "10:00"')
      .regex(/^([01]?\d|2[0-3]):[0-5]\d(:00)?$/, 'escribila así: "10:00"')
      // `9:00` and `09:00:00` become `09:00`.
      .transform((time) => time.split(':').slice(0, 2).join(':').padStart(5, '0')),
    finalCity: text,
  })
  .refine(({ year, finalDate }) => finalDate.startsWith(`${year}-`), {
    path: ['finalDate'],
    message: 'no es del año que dice «year»: corregí uno de los dos',
  });

/** `team.yaml`: the national team. */
export const teamSchema = z.strictObject({
  name: text,
  shortName: text,
  article: article.default('la'),
  description: text,
  english: z.strictObject({ name: text, description: text }),
  loading: text,
  competitions: z.array(text).min(1, 'falta por lo menos una: agregala'),
});

/** `places.yaml`: the country's provinces, with their column and row on the map. */
export const placesSchema = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, 'escribilo como AR-X'),
      name: text.regex(/[\p{L}\p{N}]/u, 'escribí el nombre con letras'),
      short: text.max(4, 'tiene más de 4 letras: acortalo'),
      spellings: z.array(text).default([]),
      cell: z.tuple([few, few], 'escribí dos números: columna y fila'),
      cities: z.array(text).default([]),
    }),
  )
  .superRefine(unique(({ id }) => id, 'ese id ya es de otro lugar: elegí otro', 'id'))
  // The addresses of provinces are slugs of their names.
  .superRefine(unique(({ name }) => slug(name), 'ese nombre ya es de otro lugar: dejá uno', 'name'))
  .superRefine(
    unique(({ cell }) => cell.join(), 'ese cuadrado del mapa ya está ocupado: elegí otro', 'cell'),
  );

/** Reports a nick whose changes lead in a circle: `Ana → Beto → Ana`. The last nick of a chain is the current one. */
function refuseCircle(renamed: Readonly<Record<string, string>>, context: z.RefinementCtx): void {
  const changes = new Map(Object.entries(renamed).map(([nick, now]) => [nickKey(nick), now]));
  for (const before of Object.keys(renamed)) {
    const path = [before];
    let next = changes.get(nickKey(before));
    while (next !== undefined) {
      const isCircle = path.map(nickKey).includes(nickKey(next));
      path.push(next);
      if (isCircle) {
        const message = `los cambios dan vueltas: ${path.join(' → ')}; borrá uno`;
        context.addIssue({ code: 'custom', path: [before], message });
        return;
      }
      next = changes.get(nickKey(next));
    }
  }
}

/** `nicks.yaml`: changed nicks, chosen addresses, players who asked for no page, and pseudonyms of erased people. */
export const nicksSchema = z.strictObject({
  renamed: z.record(z.string(), text).superRefine(refuseNickTwice).superRefine(refuseCircle),
  addresses: z
    .record(z.string(), idSchema)
    .superRefine(refuseNickTwice)
    .superRefine(uniqueTexts((nick) => `esa dirección ya es de «${nick}»`)),
  withoutPage: z.array(text).optional(),
  erased: z
    .record(
      text,
      z
        .string()
        .regex(/^\p{L}[\p{L}\p{N} ]*$/u, 'escribí un seudónimo con letras, números y espacios'),
    )
    .superRefine(refuseNickTwice)
    .optional(),
});

const publishAdvice =
  'en la planilla, Archivo → Compartir → Publicar en la web, elegí la pestaña y «Valores separados por comas (.csv)», y copiá esa dirección';

/** Says in Spanish why a Google address is not the CSV of one sheet; null if it may be. Other hosts are not checked. */
function sheetFault(url: string): string | null {
  const parts = URL.parse(url);
  // The schema of addresses reports it.
  if (parts === null) return null;
  const { hostname, pathname, searchParams } = parts;
  if (/\.(xlsx?|ods)$/i.test(pathname)) return 'es un archivo de planilla, y no CSV';
  if (!/^(docs|drive)\.google\.com$/.test(hostname)) return null;
  const format = (searchParams.get('output') ?? searchParams.get('format'))?.toLowerCase();
  if (pathname.includes('/gviz/')) {
    return 'es una dirección de gviz, que pierde encabezados y celdas';
  }
  // `…/pub?gid=0&single=true&output=csv`, `…/export?format=csv`
  if (/\/(pub|export)$/.test(pathname) && format !== undefined && format !== 'html') {
    return format === 'csv' ? null : `da ${format}, y no CSV`;
  }
  if (/\/pub(html)?$/.test(pathname)) return 'es la dirección de una página web, y no la del CSV';
  return 'es la dirección que abre la planilla, y no la del CSV';
}

/** Address from «Publicar en la web → CSV»; null while a sheet is not published. */
const sheet = address
  .superRefine((url, context) => {
    const fault = sheetFault(url);
    if (fault !== null) context.addIssue({ code: 'custom', message: `${fault}: ${publishAdvice}` });
  })
  .nullable();

/** Google writes the same parameters in several orders, so only the path and the tab of an address are compared. */
function addressKey(url: string): string {
  const parts = URL.parse(url);
  if (parts?.hostname !== 'docs.google.com') return url;
  // An address without a tab is that of the first one, 0.
  return `${parts.pathname} ${parts.searchParams.get('gid') ?? '0'}`;
}

/** `sources.yaml`: where the community's data lives. */
export const sourcesSchema = z.strictObject({
  firestore: z.strictObject({ projectId: text, apiKey: text }).nullable(),
  sheets: z
    .object({ ranking: sheet.default(null) })
    .catchall(
      z.strictObject({
        standings: z.record(z.string(), sheet).default({}),
        fixtures: z.record(z.string(), sheet).default({}),
        duels: sheet.default(null),
      }),
    )
    .superRefine(
      uniqueTexts(
        (owner) =>
          `ya es la dirección de «${owner}», y cada pestaña tiene la suya: ${publishAdvice}`,
        addressKey,
      ),
    )
    .transform(({ ranking, ...competitions }) => ({ ranking, competitions })),
});
