/** Stylesheets made from the community's files. Pages import them as `virtual:<name>.css`. */
import type { Plugin } from 'vite';
import { competitionKey } from '../config/competitions.ts';
import { darkBackground } from '../config/schemas/facts.ts';
import { competitions, mapColumns, site } from '../config/site.ts';

const { background, button, buttonDark, link, linkDark, theme, themeDark } = site.colors;

/**
 * Filters the agenda by one chosen competition without a script: hides the duels of the others, and the sentence for an
 * empty list while a day with a duel is left. The agenda's page has the rules for «Todos» and «Míos».
 */
const agendaRules = (key: string): string => `
  .agenda:has([value='${key}']:checked) [data-of]:not([data-of='${key}']),
  .agenda:has([value='${key}']:checked) .agenda-part:not(:has([data-of='${key}'])),
  .agenda:has([value='${key}']:checked):has(.agenda-day:not(.past) [data-of='${key}'])
    .agenda-columns > div > .empty {
    display: none;
  }`;

/** Texts of the stylesheets by the names of their modules. */
export const communityStyles: Readonly<Record<string, string>> = {
  'virtual:community-colours.css': `:root {
  --paper: light-dark(${background}, ${darkBackground});
  --link: light-dark(${link}, ${linkDark});
  --button: light-dark(${button}, ${buttonDark});
  --celeste: light-dark(${theme}, ${themeDark});
}`,
  'virtual:agenda-filter.css': competitions
    .map((competition) => agendaRules(competitionKey(competition)))
    .join('\n'),
  'virtual:map-columns.css': `.province-map ul {
  grid-template-columns: repeat(${mapColumns}, minmax(0, 2.875rem));
}`,
};

/** Makes the Vite plugin by which imports of `communityStyles`' keys, `virtual:map-columns.css`, get their CSS text. */
export const virtualStyles = (): Plugin => ({
  name: 'community-styles',
  // Vite marks ids of virtual modules with a null character.
  resolveId: (id) => (Object.hasOwn(communityStyles, id) ? `\0${id}` : undefined),
  load: (id) => (id.startsWith('\0') ? communityStyles[id.slice(1)] : undefined),
});
