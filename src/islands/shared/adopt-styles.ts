/** Adds a stylesheet to the document for good, at each call. The policy blocks inline styles. @param css Its text. */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
