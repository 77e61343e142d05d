/** Styles of what only scripts show. They are part of the script of every page, which the cache keeps, and of no HTML. */
import css from './scripted-styles.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);
