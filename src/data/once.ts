/**
 * Returns a function that calls `read` at the first call and then repeats its result. One reading serves a whole build.
 */
export function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => (reading ??= read());
}
