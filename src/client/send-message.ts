/**
 * Sends a message of the contact form (docs/product.md, «Contact»). The service's library is part of the island's
 * files, because browsers might cache the failure of a chunk of its own.
 */
import { deliver, fieldNames, type EmailService } from '../config/contact/email-service.ts';

/** Longer than any answer takes on slow 3G. The service's library has no timeout. */
const timeoutMs = 30_000;
/** Least time between two messages. */
const throttleMs = 60_000;
const throttleKey = 'contacto-enviado';

/** Time of the last message that arrived, in ms. If storage is denied, the value lasts as long as the page. */
let sentAt = 0;

/** True within a minute of a message that arrived. A failed attempt may be repeated at once. */
function isTooSoon(): boolean {
  try {
    sentAt = Number(localStorage.getItem(throttleKey) ?? sentAt);
  } catch {
    // Storage is denied, so the page's own value counts.
  }
  const elapsedMs = Date.now() - sentAt;
  // A clock that was set back must not lock the form.
  return elapsedMs >= 0 && elapsedMs < throttleMs;
}

function confirm(): void {
  sentAt = Date.now();
  try {
    localStorage.setItem(throttleKey, String(sentAt));
  } catch {
    // Storage is denied or full, so only this page knows.
  }
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
 * Sends the visitor's texts.
 * @throws errors that `failureOf` classifies; a second message within a minute counts as the service's status 429.
 */
export async function sendMessage(data: FormData, service: EmailService): Promise<void> {
  if (isTooSoon()) throw Object.assign(new Error('Too soon after another'), { status: 429 });
  const noAnswer = new Promise<never>((_resolve, reject) => {
    const error = new DOMException(`No answer in ${timeoutMs} ms`, 'TimeoutError');
    setTimeout(() => reject(error), timeoutMs);
  });
  await Promise.race([deliver(formOf(data), service).then(confirm), noAnswer]);
}
