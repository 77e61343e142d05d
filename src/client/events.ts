/** Adds a listener to events of the window by type (`storage`). Returns a function that removes it from all. */
export function listenTo(types: readonly string[], listener: () => void): () => void {
  for (const type of types) addEventListener(type, listener);
  return () => {
    for (const type of types) removeEventListener(type, listener);
  };
}

/** True if Alt, Control, Meta or Shift is held: a press then opens a new tab or runs a shortcut of the browser. */
export const hasModifier = (
  event: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean => event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
