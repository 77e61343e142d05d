/** The tokens of tokens.css as data, for what CSS cannot read them for. */
import css from './tokens.css?raw';

export interface Colour {
  readonly light: string;
  readonly dark: string;
}

const declarations = [...css.matchAll(/^ {2}--([\w-]+): (.+);$/gm)].map(
  ([, name = '', value = '']) => [name, value] as const,
);

function readColour(value: string): Colour | null {
  const hex = '(#[0-9a-f]{3,6})';
  const [, only, light = only, dark = only] =
    new RegExp(`^(?:${hex}|light-dark\\(${hex}, ${hex}\\))$`).exec(value) ?? [];
  return light && dark ? { light, dark } : null;
}

/** Every colour by its name without dashes, in the file's order. */
export const colours: ReadonlyMap<string, Colour> = new Map(
  declarations.flatMap(([name, value]) => {
    const colour = readColour(value);
    return colour ? [[name, colour]] : [];
  }),
);

/** Every other token and its value, in the file's order. */
export const measures: ReadonlyMap<string, string> = new Map(
  declarations.filter(([name]) => !colours.has(name)),
);

/** A colour. @throws when tokens.css has none of that name. */
export function colour(name: string): Colour {
  const found = colours.get(name);
  if (!found) throw new Error(`tokens.css has no colour --${name}`);
  return found;
}

interface ContrastRule {
  readonly front: string;
  readonly back: string;
  /** The least ratio that WCAG 2.2 AA allows: 4.5 for text, 3 for what must be seen. */
  readonly least: 3 | 4.5;
}

const text = (front: string, ...backs: string[]): ContrastRule[] =>
  backs.map((back) => ({ front, back, least: 4.5 }));
const mark = (front: string, ...backs: string[]): ContrastRule[] =>
  backs.map((back) => ({ front, back, least: 3 }));

/** Which colours stand on which. */
export const contrastRules: readonly ContrastRule[] = [
  ...text('ink', 'paper', 'card', 'shade', 'rise', 'fall'),
  ...text('muted', 'paper', 'card', 'shade', 'rise', 'fall'),
  ...text('link', 'paper', 'card', 'shade', 'rise', 'fall'),
  ...text('on-field', 'field'),
  ...text('on-sun', 'sun', 'silver', 'bronze', 'celeste'),
  ...text('paper', 'ink'),
  ...text('city', 'paper'),
  ...text('field', 'paper'),
  ...mark('city', 'card', 'fall'),
  ...mark('field', 'card', 'rise'),
];
