/** Subjects of the page of rules. */
import { competitions, site } from '../config/site.ts';
import { listNames } from '../lib/text.ts';

/** `puntos, desempates, ascensos y ausencias`; empty for a community that plays nothing. */
export const ruleSubjects = listNames([
  ...(competitions.some(({ format }) => format === 'groups')
    ? ['puntos', 'desempates', 'ascensos']
    : []),
  ...(competitions.length > 0 ? ['ausencias'] : []),
  ...(site.national ? ['clasificatorios'] : []),
]);
