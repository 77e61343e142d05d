/** Adds the styles of elements that only scripts show. They are in the script of all pages, so in no page's HTML. */
import css from './scripted-styles.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);
