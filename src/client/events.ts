/** Listens to several events of the page with one listener; returns a function that stops that. */
export function listenTo(events: readonly string[], listener: () => void): () => void {
  for (const event of events) addEventListener(event, listener);
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
}
