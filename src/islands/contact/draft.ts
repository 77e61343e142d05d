/** The text of a message that failed, kept for this tab until it is sent. */
import { fieldNames, type Message } from './fields.ts';
import { withStorage, type Keep } from './storage.ts';

const key = 'contacto';

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' &&
  value !== null &&
  fieldNames.every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

export interface Draft {
  save: (message: Message) => void;
  load: () => Message | undefined;
  clear: () => void;
}

/** A draft in a storage, which is asked for each time: asking may already be denied. */
export function draftIn(storage: () => Keep): Draft {
  return {
    save: (message) => withStorage(storage, (keep) => keep.setItem(key, JSON.stringify(message))),
    load: () =>
      withStorage(storage, (keep) => {
        const value: unknown = JSON.parse(keep.getItem(key) ?? 'null');
        return isMessage(value) ? value : undefined;
      }),
    clear: () => withStorage(storage, (keep) => keep.removeItem(key)),
  };
}
