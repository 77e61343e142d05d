/** The kinds of values that the community's files are made of. */
import { isYear, wrongYear } from './years.ts';
import { z } from './validation.ts';

export const text = z.string('escribí un texto').trim().min(1, 'está vacío: escribí un texto');

export const address = z.url({
  protocol: /^https?$/,
  error: 'no es una dirección: escribila entera, con https:// adelante',
});

/** An address with a gap that the site fills: `…?id={id}`. */
export const addressWith = (gap: string) =>
  address.refine((url) => url.includes(`{${gap}}`), `falta {${gap}} donde va lo que cambia`);

const whole = (least: number, tooSmall: string, most: number) =>
  z
    .int('escribí un número entero, sin comillas')
    .min(least, tooSmall)
    .max(most, `no puede ser mayor que ${most}`);

export const count = whole(0, 'no puede ser menor que 0', 9999);

export const positive = whole(1, 'tiene que ser 1 o más', 9999);

/** What something is made of one by one for: games of a duel, squares of a map. */
export const few = whole(1, 'tiene que ser 1 o más', 99);

export const year = z.int('no es un año').refine(isYear, { error: wrongYear, abort: true });

/** A day, `2026-12-31`. @param how To write it, for who wrote something else. */
export const day = (how: string) =>
  z.iso
    .date({ error: how, abort: true })
    .refine((date) => isYear(Number(date.slice(0, 4))), { error: wrongYear, abort: true });

/** In letters: names of files have more around it. */
const longestId = 60;

export const otherPage = 'esa dirección es de otra página: elegí otra';

const partOfAddress = (pattern: RegExp, how: string) =>
  z
    .string('escribí un texto')
    .regex(pattern, how)
    .max(longestId, `tiene más de ${longestId} letras`)
    // Hosts serve a folder's `index` as the folder.
    .refine((part) => part.toLowerCase() !== 'index', otherPage);

/** Part of an address and of a file's name. */
export const id = partOfAddress(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'usá minúsculas, números y guiones, sin espacios ni acentos',
);

/** Part of a sheet's name in the sources, and of addresses. */
export const sheetKey = partOfAddress(
  /^[A-Za-z0-9]+$/,
  'usá letras y números, sin espacios ni acentos',
);

export const colour = z
  .string('escribí el color entre comillas')
  .regex(/^#[0-9a-f]{6}$/, 'escribí el color entre comillas y así: "#74acdf"');

/** Refuses each item of a list that says the same as one before it, accents and case aside. */
export const unique =
  <Item>(of: (item: Item) => string, message: string, field?: string) =>
  (items: readonly Item[], context: z.RefinementCtx): void => {
    const seen = new Set<string>();
    items.forEach((item, index) => {
      const key = of(item).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      const path = field === undefined ? [index] : [index, field];
      if (seen.has(key)) context.addIssue({ code: 'custom', path, message });
      seen.add(key);
    });
  };

/** Refuses each value of a record that a key before it has. */
export const uniqueValues =
  (messageOf: (owner: string) => string) =>
  (record: Readonly<Record<string, string | null | undefined>>, context: z.RefinementCtx): void => {
    const owners = new Map<string, string>();
    for (const [key, value] of Object.entries(record)) {
      if (!value) continue;
      const owner = owners.get(value);
      const message = messageOf(owner ?? '');
      if (owner !== undefined) context.addIssue({ code: 'custom', path: [key], message });
      owners.set(value, key);
    }
  };

export const article = z.enum(['la', 'el'], 'escribí la o el');

/** Forms and documents of a competition. */
const competitionLinks = z.strictObject({
  signUp: address,
  rules: address,
  reportResult: address,
  reportSchedule: address,
});

const formField = z
  .string('escribí el campo del formulario así: entry.123456789')
  .regex(/^entry\.\d+$/, 'escribí el campo del formulario así: entry.123456789')
  .nullish();

/** The fields of a form that ask which duel it is about. */
const duelFields = z
  .strictObject({
    division: formField,
    round: formField,
    code: formField,
    home: formField,
    away: formField,
  })
  .superRefine(uniqueValues((fact) => `ese campo ya es de «${fact}»: cada pregunta tiene el suyo`))
  .nullish();

/** How the duels count that nobody plays. */
export const forfeits = z
  .strictObject({
    games: count.nullish(),
    left: z.enum(['walkover', 'void'], 'escribí walkover o void').nullish(),
    withdrawn: z
      .record(z.string(), day('escribí el día así: NickDelJugador: 2026-11-13'))
      .nullish(),
  })
  .nullish();

export type ForfeitRules = NonNullable<z.output<typeof forfeits>>;

/** What the competitions of every format have in common. */
export const competitionFields = {
  status: z.enum(['running', 'waiting'], 'escribí running o waiting'),
  /** Its place among the competitions, in the menu and in lists. */
  order: positive,
  name: text,
  /** The name within a sentence, after the article: «duelos de la Liga». */
  shortName: text,
  article,
  /** The season that is played, or with `waiting` the next one. */
  edition: text,
  /** What calendars, feeds and open data call it for good; without it, the name of its file. */
  key: id.optional(),
  /** The name of a drawing in `public/arte/`; without it, the community's logo. */
  emblem: id.optional(),
  /** Its first day: sheets leave out the years. */
  starts: z.iso.date('escribí el día así: 2026-09-21').nullish(),
  links: competitionLinks,
  forfeits,
  formFields: z
    .strictObject({
      reportResult: duelFields,
      reportSchedule: duelFields,
    })
    .nullish(),
};
