/** League and cup, and what a person asks for: to close or to open them, in the words of the button. */
import { ConfigurationError } from '../config/error.ts';
import { sheetKeys } from '../config/sources.ts';
import type { site } from '../config/site.ts';
import type { Competition } from '../season/model.ts';
import { trustable, type SettleOptions } from './settle.ts';

/** League and cup as the community's files have them. */
export type Competitions = Pick<typeof site, Competition>;

/** What they play is called, or will be, where something is said of it. */
export type Names = Partial<Record<Competition, string>>;

/** The key of a competition's file that says what it plays. */
export const nameKeys = { league: 'season', cup: 'edition' } as const;

/** What a competition plays, or waits for; empty where there is none. */
export const playedName = (which: Competition, { league, cup }: Competitions): string =>
  (which === 'league' ? league?.season : cup?.edition) ?? '';

/** How a competition is called, for sentences. */
export const titleOf = (which: Competition, has: Competitions): string =>
  has[which]?.name ?? (which === 'league' ? 'la liga' : 'la copa');

/** The sheets of a competition, by their names in a snapshot. */
export function sheetNamesOf(which: Competition, { league, cup }: Competitions): string[] {
  const keys =
    which === 'cup' ? sheetKeys(null, cup !== null) : sheetKeys(league?.divisions ?? null, false);
  return (['standings', 'fixtures', 'duels'] as const).flatMap((kind) =>
    keys[kind].map((key) => `${kind}-${key}`),
  );
}

/** @throws ConfigurationError for any other word. */
export function readCompetitions(word: string): readonly Competition[] {
  if (word === 'liga') return ['league'];
  if (word === 'copa') return ['cup'];
  if (word === 'ambas') return ['league', 'cup'];
  throw new ConfigurationError(`«${word}»: escribí liga, copa o ambas`);
}

/** One name, or league's and cup's with a bar between them. @throws ConfigurationError */
export function readNames(text: string, competitions: readonly Competition[]): Names {
  if (text.trim() === '') return {};
  const names = text.split('|').map((name) => name.trim());
  if (names.length === competitions.length && !names.includes('')) {
    return Object.fromEntries(competitions.map((which, index) => [which, names[index]]));
  }
  throw new ConfigurationError(
    competitions.length > 1
      ? `nombre «${text}»: son dos; escribí el de la liga y el de la copa así: 2ª temporada | 2ª edición`
      : `nombre «${text}»: es uno solo, sin «|»`,
  );
}

/** The name with its first number plus one; null where it has none. */
export function nextName(name: string): string | null {
  const next = name.replace(/\d+/, (number) => String(Number(number) + 1));
  return next === name ? null : next;
}

/** The year a season was played in, or those from the first to the last: its id begins with it. */
export function yearsOf(id: string): number[] {
  const years = /^(\d{4})(?:-(\d{4}))?(?:-[a-z0-9]+)*$/.exec(id);
  if (years) return years.slice(1).flatMap((year) => (year ? [Number(year)] : []));
  throw new ConfigurationError(
    `carpeta «${id}»: tiene que empezar con el año en que se jugó, como 2026 o 2026-2027; usá minúsculas, números y guiones`,
  );
}

/**
 * New addresses: `name=address` with blanks or line breaks between them; `name=null` is not published yet.
 * Whether there is such a sheet, and whether it is an address, sources.yaml is asked once they are in it.
 * @throws ConfigurationError
 */
export function readAddresses(text: string): Map<string, string | null> {
  const parts = text.split(/\s+/).filter(Boolean);
  return new Map(
    parts.map((part) => {
      const [, name, value] = /^([\w-]+)=(.*)$/.exec(part) ?? [];
      if (name !== undefined) return [name, value === 'null' ? null : (value ?? '')];
      throw new ConfigurationError(
        `hojas: «${part}» va con el nombre de la hoja adelante, como standings-elite=https://…`,
      );
    }),
  );
}
/** What names a champion in dispute; null where nobody said anything. @throws ConfigurationError */
export function readTrusted(word: string): SettleOptions['trusted'] {
  const known = trustable.find((one) => one === word.trim());
  if (known || word.trim() === '') return known ?? null;
  throw new ConfigurationError(`campeón según «${word}»: escribí ${trustable.join(' o ')}`);
}
