/** Styles of what only scripts show: part of every page's script, which the cache keeps, and of no HTML. */
import css from './scripted-styles.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);
