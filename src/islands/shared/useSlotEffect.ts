/**
 * The page's own HTML inside an island, which React was given and never draws again: data is not sent
 * twice, once as HTML and once as props (docs/product.md, «Behaviour»). This is the one way in which
 * islands change it.
 */
import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the elements of a slot as the island's state has them.
 * @param show Sets attributes from the state alone, whatever they were: it runs after every render, before
 *   the paint.
 * @returns For the element of React's that holds the slot.
 */
export function useSlotEffect<Root extends HTMLElement>(
  show: (root: Root) => void,
): RefObject<Root | null> {
  const root = useRef<Root>(null);
  useLayoutEffect(() => {
    if (root.current) show(root.current);
  });
  return root;
}
