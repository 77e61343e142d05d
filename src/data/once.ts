/** Returns a function that calls `read` once, and then repeats its result for the whole build. */
export function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => (reading ??= read());
}
