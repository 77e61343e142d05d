/** Fields that the browser owns, in elements that React owns. */

interface KeptHtml {
  dangerouslySetInnerHTML: { __html: string };
  suppressHydrationWarning: true;
}

/**
 * Returns the props of an element with this content, which React neither compares nor builds anew: what the visitor
 * typed before hydration stays, and what password managers, grammar checkers and translators inserted. Call this once
 * for an element and keep the result, because React writes the HTML again when it gets another object.
 */
export const keptHtml = (html: string): KeptHtml => ({
  dangerouslySetInnerHTML: { __html: html },
  suppressHydrationWarning: true,
});
