/**
 * When the last message went out, for EmailJS' rate limit. EmailJS stamps the moment before it
 * sends, so a failed attempt would block its own retry: here a stamp counts only once confirmed.
 */
/** At most one message in this time. */
export const throttleMs = 60_000;
export const throttleId = 'contacto-enviado';

export type StampStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Nothing is kept where storage is denied, full or absent, and nothing breaks. */
function ifAllowed<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

export interface Throttle {
  get: (key: string) => Promise<string | null>;
  set: (key: string, value: string) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** The message arrived: the pending stamp counts from now on. */
  confirm: () => void;
}

/** A throttle in a storage; where that is denied it lasts as long as the page. */
export function throttleIn(storage: () => StampStorage, now: () => number): Throttle {
  const remembered = new Map<string, string>();
  let pending: readonly [key: string, stamp: string] | undefined;
  return {
    get: (key) => {
      const stored = ifAllowed(() => storage().getItem(key));
      const stamp = stored ?? remembered.get(key) ?? null;
      // A clock that was set back must not lock the form.
      return Promise.resolve(Number(stamp) > now() ? null : stamp);
    },
    set: (key, stamp) => {
      pending = [key, stamp];
      return Promise.resolve();
    },
    remove: (key) => {
      remembered.delete(key);
      ifAllowed(() => storage().removeItem(key));
      return Promise.resolve();
    },
    confirm: () => {
      if (!pending) return;
      const [key, stamp] = pending;
      remembered.set(key, stamp);
      ifAllowed(() => storage().setItem(key, stamp));
      pending = undefined;
    },
  };
}
