/** Which pictures of a page are worth loading before a visitor scrolls. */

/** `high`: the page's largest, before all others. `eager`: at once. Undefined: when near view. */
export type PicturePriority = 'high' | 'eager' | undefined;

/**
 * For the pictures of a grid that a page starts with. All that a wide screen's first view shows are
 * eager: any of them may be the largest there, by a fraction of a pixel.
 * @param inFirstView How many that view shows.
 */
export function gridPriority(index: number, inFirstView: number): PicturePriority {
  if (index === 0) return 'high';
  return index < inFirstView ? 'eager' : undefined;
}
