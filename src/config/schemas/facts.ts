/** Schemas of a community's smaller files. */
import { address, article, day, few, idSchema, text, unique, uniqueTexts, year } from './fields.ts';
import { z } from '../../lib/validation.ts';
import { nickKey } from '../../lib/nick.ts';
import { slug } from '../../lib/text.ts';

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
      .transform((time) => time.split(':').slice(0, 2).join(':').padStart(5, '0')),
    finalCity: text,
  })
  .refine(({ year, finalDate }) => !/^\d{4}-/.test(finalDate) || finalDate.startsWith(`${year}-`), {
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

/** `places.yaml`: the country's first-level divisions, by row and column of the map. */
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

/** `nicks.yaml`: changed nicks, chosen addresses, players who asked for no page, and pseudonyms of erased people. */
export const nicksSchema = z.strictObject({
  renamed: z.record(z.string(), text).superRefine((renamed, context) => {
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
  }),
  addresses: z
    .record(z.string(), idSchema)
    .superRefine(uniqueTexts((nick) => `esa dirección ya es de «${nick}»`)),
  withoutPage: z.array(text).optional(),
  erased: z
    .record(
      text,
      z
        .string()
        .regex(/^\p{L}[\p{L}\p{N} ]*$/u, 'escribí un seudónimo con letras, números y espacios'),
    )
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
  const format = searchParams.get('output') ?? searchParams.get('format');
  if (pathname.includes('/gviz/')) {
    return 'es una dirección de gviz, que pierde encabezados y celdas';
  }
  if (/\/(pub|export)$/.test(pathname) && format !== null && format !== 'html') {
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
