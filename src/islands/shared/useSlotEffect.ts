import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Applies an island's state to the HTML in its slot, which React never renders again: the page does not send its
 * data twice, as HTML and as props (docs/product.md, «Behaviour»). Islands change their slots only with this hook.
 * @param show Sets attributes from the state alone. Runs after every render, before the paint.
 * @returns The ref of the React element that contains the slot.
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
