/** What a first-level division of the country is called, and the words that agree with it. */
import { site } from './site.ts';

const { name, plural, article } = site.region;

/** The form that agrees with the region's gender: `agree('este', 'esta')`. */
const agree = (masculine: string, feminine: string): string =>
  article === 'el' ? masculine : feminine;

export const region = {
  name,
  plural,
  agree,
  /** `una provincia`, `un departamento`. */
  withIndefiniteArticle: `${agree('un', 'una')} ${name}`,
};
