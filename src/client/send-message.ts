/** Sends contact messages. The service's library is no chunk of its own: browsers might cache the chunk's failure. */
import { readStored, store } from './storage.ts';
import { deliver, fieldNames, type EmailService } from '../config/contact/email-service.ts';

/** Longer than any answer takes on slow 3G. The service's library has no timeout. */
const timeoutMs = 30_000;
/** Least time between two messages. */
const throttleMs = 60_000;
const throttleKey = 'contacto-enviado';

/** True within a minute of a message that arrived. A failed attempt may be repeated at once. */
function isTooSoon(): boolean {
  const elapsedMs = Date.now() - Number(readStored(throttleKey) ?? 0);
  // A clock that was set back must not lock the form.
  return elapsedMs >= 0 && elapsedMs < throttleMs;
}

/** Builds a form with only the visitor's texts, without the hidden fields of the page's form. */
function formOf(data: FormData): HTMLFormElement {
  const form = document.createElement('form');
  for (const name of Object.values(fieldNames)) {
    const field = document.createElement('textarea');
    field.name = name;
    const text = data.get(name);
    field.value = typeof text === 'string' ? text.trim() : '';
    form.append(field);
  }
  return form;
}

/**
 * Sends the fields `user_name`, `user_email` and `message` of a contact form, trimmed, by the service. Rejects, with
 * errors for `failureOf`, if they were not sent, and after 30 s without an answer, when they may still arrive. Within a
 * minute of a message that arrived from this device nothing is sent: the error has status 429.
 */
export async function sendMessage(data: FormData, service: EmailService): Promise<void> {
  if (isTooSoon()) throw Object.assign(new Error('Too soon after another'), { status: 429 });
  const delivery = deliver(formOf(data), service).then(() =>
    store(throttleKey, String(Date.now())),
  );
  const noAnswer = new Promise<never>((_resolve, reject) => {
    const error = new DOMException(`No answer in ${timeoutMs} ms`, 'TimeoutError');
    setTimeout(() => reject(error), timeoutMs);
  });
  await Promise.race([delivery, noAnswer]);
}
