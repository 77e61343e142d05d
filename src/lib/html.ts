/** Escapes text for HTML that is written by hand instead of by a component. */

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes `&`, `<`, `>` and `"` for texts and double-quoted attributes. An apostrophe stays. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}
