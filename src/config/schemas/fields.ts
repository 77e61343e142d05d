/** Schemas of values in a community's files. */
import { fold, nickKey } from '../../lib/text.ts';
import { isYear, maxAmount, wrongYear } from '../../lib/number.ts';
import { repetitions } from '../../lib/matching.ts';
import { formatPath, textsIn, z } from '../../lib/validation.ts';

/** Message for a value that is no text. Without quotes, YAML reads the nick `123` as a number, `true` as a boolean. */
const noText = ({ input }: { input?: unknown }): string =>
  typeof input === 'number' || typeof input === 'boolean'
    ? "escribilo entre comillas ('…'): sin ellas no se lee como un texto"
    : 'escribí un texto';

export const text = z.string({ error: noText }).trim().min(1, 'está vacío: escribí un texto');

export const address = z.url({
  protocol: /^https?$/,
  error: 'no es una dirección: escribila entera, con https:// adelante',
});

/** Schema of a link that a community may do without. Null, or no line at all, means that it has none. */
export const optionalLink = address.nullable().default(null);

/** Schema of an http(s) address that must have a placeholder: `…?id={id}`. @param placeholder Without braces: `id`. */
export const addressWith = (placeholder: string) =>
  address.refine(
    (url) => url.includes(`{${placeholder}}`),
    `falta {${placeholder}} donde va lo que cambia`,
  );

const integer = (min: number, max: number, tooSmall: string) =>
  z
    .int('escribí un número entero, sin comillas')
    .min(min, tooSmall)
    .max(max, `no puede ser mayor que ${max}`);

export const count = integer(0, maxAmount, 'no puede ser menor que 0');
export const positive = integer(1, maxAmount, 'tiene que ser 1 o más');

/** A number on which loops depend, so it must be small: games of a duel, squares of a map. */
export const few = integer(1, 99, 'tiene que ser 1 o más');

export const year = z
  .int('escribí un año, como 2026')
  .refine(isYear, { error: wrongYear, abort: true });

/** Schema of a real day from 1900 to 2100, as text: `2026-12-31`. @param how Spanish message for any other text. */
export const day = (how: string) =>
  z.iso
    .date({ error: how, abort: true })
    .refine((date) => isYear(Number(date.slice(0, 4))), { error: wrongYear, abort: true });

/** Maximum length of an id. File names add to it. */
const maxIdLength = 60;

const partOfAddress = (pattern: RegExp, how: string) =>
  z
    .string({ error: noText })
    .regex(pattern, how)
    .max(maxIdLength, `tiene más de ${maxIdLength} letras: acortalo`)
    // Hosts serve a file `index` as the page of its folder.
    .refine(
      (part) => part.toLowerCase() !== 'index',
      'esa dirección es de otra página: elegí otra',
    );

/** Part of addresses and of file names. */
export const idSchema = partOfAddress(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'usá minúsculas, números y guiones, sin espacios ni acentos',
);

/** Part of sheet names and of addresses. */
export const sheetKey = partOfAddress(
  /^[A-Za-z0-9]+$/,
  'usá letras y números, sin espacios ni acentos',
);

/** Schema of a colour, `#74acdf`. Upper case becomes lower case. */
export const colour = z
  .string('escribí el color entre comillas')
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, {
    error: 'escribí el color entre comillas y así: "#74acdf"',
    abort: true,
  });

/** Relative luminance of a colour, `#rrggbb`, as WCAG defines it: from 0 (black) to 1 (white). */
function luminance(hex: string): number {
  const linearPart = (start: number): number => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linearPart(1) + 0.7152 * linearPart(3) + 0.0722 * linearPart(5);
}

/** Contrast ratio of two colours, `#rrggbb`, by WCAG, unrounded: from 1 to 21. Their order does not matter. */
export function contrast(colour: string, background: string): number {
  const ratio = (luminance(colour) + 0.05) / (luminance(background) + 0.05);
  return Math.max(ratio, 1 / ratio);
}

/**
 * Returns a refinement of a list. It adds an issue with `message` to each item whose key an earlier item has; case,
 * accents and tildes do not count. @param field The item's field that has the issue; default: the whole item.
 */
export const unique =
  <Item>(keyOf: (item: Item) => string, message: string, field?: string) =>
  (items: readonly Item[], context: z.RefinementCtx): void => {
    for (const { item: entry } of repetitions(items.entries(), ([, item]) => fold(keyOf(item)))) {
      const [index] = entry;
      const path = field === undefined ? [index] : [index, field];
      context.addIssue({ code: 'custom', path, message });
    }
  };

/**
 * Returns a refinement that adds an issue to each text, at any depth of a value, whose key an earlier text has. The
 * default key is the text itself. `messageOf` gets the path of the earlier text, formatted: `names → 1.º`.
 */
export const uniqueTexts =
  (messageOf: (owner: string) => string, keyOf = (text: string): string => text) =>
  (value: object | null | undefined, context: z.RefinementCtx): void => {
    for (const { first, item } of repetitions(textsIn(value), ([, text]) => keyOf(text))) {
      const [owner] = first;
      const [path] = item;
      context.addIssue({ code: 'custom', path: [...path], message: messageOf(formatPath(owner)) });
    }
  };

export const article = z.enum(['la', 'el'], 'escribí la o el');

const formField = z
  .string('escribí el campo del formulario así: entry.123456789')
  .regex(/^entry\.\d+$/, 'escribí el campo del formulario así: entry.123456789')
  .nullish();

/** Fields of a form that ask for facts about the duel. */
const duelFields = z
  .strictObject({
    division: formField,
    round: formField,
    code: formField,
    home: formField,
    away: formField,
  })
  .superRefine(uniqueTexts((fact) => `ese campo ya es de «${fact}»: cada pregunta tiene el suyo`))
  .nullish();

/** Adds an issue to `context` for each key that has an earlier one's `nickKey`: `Ana` and `ana`. Values may be any. */
export function refuseNickTwice(
  byNick: Readonly<Record<string, string>>,
  context: z.RefinementCtx,
): void {
  for (const { first, item } of repetitions(Object.keys(byNick), nickKey)) {
    const message = `es el mismo nick que «${first}»: dejá uno de los dos renglones`;
    context.addIssue({ code: 'custom', path: [item], message });
  }
}

/** Rules for duels that are decided without a game. */
const forfeits = z
  .strictObject({
    /** Games that a walkover counts for its winner; by default those that win a duel. */
    games: count.nullish(),
    /** What the open duels of a player who withdrew become: walkovers for the rivals, or void for both. */
    left: z.enum(['walkover', 'void'], 'escribí walkover o void').nullish(),
    /** Day on which each player withdrew, by nick. */
    withdrawn: z
      .record(text, day('escribí el día así: NickDelJugador: 2026-11-13'))
      .superRefine(refuseNickTwice)
      .nullish(),
  })
  .nullish();

export const competitionFields = {
  status: z.enum(['running', 'waiting'], 'escribí running o waiting'),
  /** Position among the competitions, in the menu and in lists. */
  order: positive,
  name: text,
  /** Name after the article in a sentence: «duelos de la Liga». */
  shortName: text,
  article,
  /** The running edition; with `waiting` the next edition. */
  edition: text,
  /** Permanent key in calendars, feeds and open data. The default is the name of the file. */
  key: idSchema.optional(),
  /** Name of a drawing of the community (`art/`) or of the project. The default is the community's logo. */
  emblem: idSchema.optional(),
  /** First day of the edition: dates in sheets have no year. */
  starts: day('escribí el día así: 2026-09-21').nullish(),
  links: z
    .strictObject({
      signUp: optionalLink,
      rules: optionalLink,
      reportResult: optionalLink,
      reportSchedule: optionalLink,
    })
    .prefault({}),
  forfeits,
  formFields: z.strictObject({ reportResult: duelFields, reportSchedule: duelFields }).nullish(),
};
