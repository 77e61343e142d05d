/** Storage that may be denied, full or absent: then nothing is kept, and nothing breaks. */
export type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Runs `use` on a storage; nothing happens where the browser refuses. */
export function withStorage<T>(storage: () => Keep, use: (keep: Keep) => T): T | undefined {
  try {
    return use(storage());
  } catch {
    return undefined;
  }
}
