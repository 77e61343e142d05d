/** The name of the country's first-level divisions, and words that agree with it. */
import { site } from './site.ts';

const { name, plural, article } = site.region;

/** Chooses the form that agrees with the region's gender: `agree('este', 'esta')`. */
const agree = (masculine: string, feminine: string): string =>
  article === 'el' ? masculine : feminine;

export const region = {
  name,
  plural,
  agree,
  /** For example `una provincia`, `un departamento`. */
  withIndefiniteArticle: `${agree('un', 'una')} ${name}`,
};
