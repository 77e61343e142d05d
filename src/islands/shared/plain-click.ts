/** What a link's own handler may take over: the rest is the browser's. */
interface Press {
  button: number;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** A tap or click that opens a link here; with a modifier key it asks for another tab or window. */
export const isPlainClick = (event: Press): boolean =>
  event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
