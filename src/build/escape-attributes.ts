/**
 * Attributes without signs of tags. Astro leaves `<` in their text, as HTML allows: where a title speaks
 * of `<style>`, the rewrites that look for a page's elements would find a style.
 */

/** Hardly any page has such a text, and only those that may are read tag by tag. */
const suspicion = /="[^"]*<[a-z/]/i;
/** A script or style, in whose text nothing is an attribute; or a tag with its own, as Astro writes them. */
const scriptOrTag =
  /<(script|style)(?:"[^"]*"|[^">])*>[\s\S]*?<\/\1>|<[a-z][\w-]*(?:\s+[^\s"'<>=]+(?:="[^"]*")?)*\s*\/?>/g;

/** The page with `&lt;` for each `<` in the text of an attribute: what is left begins a tag. */
export function escapeAttributes(html: string): string {
  if (!suspicion.test(html)) return html;
  return html.replace(scriptOrTag, (found, script?: string) =>
    script === undefined ? `<${found.slice(1).replaceAll('<', '&lt;')}` : found,
  );
}
