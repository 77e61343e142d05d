/** Adds a stylesheet to the document for good, for a module that is loaded on use. The policy blocks inline styles. */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
