/** Escapes text for HTML that is written by hand instead of by a component. */

/** Escapes `&`, `<`, `>` and `"` for texts and double-quoted attributes. An apostrophe stays. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
