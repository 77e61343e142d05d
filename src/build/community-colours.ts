/** Makes the stylesheet with the community's colours as tokens. */
import type { Plugin } from 'vite';
import { darkBackground } from '../config/schemas/site.ts';
import { site } from '../config/site.ts';
import { virtualStyles } from './virtual-styles.ts';

const { background, button, buttonDark, link, linkDark, theme, themeDark } = site.colors;

/** The Vite plugin of `virtual:community-colours.css`. */
export const communityColours = (): Plugin =>
  virtualStyles(
    'community-colours',
    () => `:root {
  --paper: light-dark(${background}, ${darkBackground});
  --link: light-dark(${link}, ${linkDark});
  --button: light-dark(${button}, ${buttonDark});
  --celeste: light-dark(${theme}, ${themeDark});
}`,
  );
