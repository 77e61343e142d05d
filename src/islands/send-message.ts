/**
 * Sends a message of the contact form (docs/product.md, «Contact»). The service's library comes with the island:
 * if a chunk of its own failed to load, browsers might keep the failure.
 */
import { deliver, fieldNames, type EmailService } from '../config/contact/email-service.ts';

/** Longer than any answer takes on slow 3G; the service's library waits forever. */
const timeoutMs = 30_000;
/** At most one message in this time. */
const throttleMs = 60_000;
const throttleKey = 'contacto-enviado';

/** When a message last arrived. Where storage is denied this lasts as long as the page. */
let sentAt = 0;

/** True within a minute of a message that arrived: a failed attempt may be repeated at once. */
function isTooSoon(): boolean {
  try {
    sentAt = Number(localStorage.getItem(throttleKey) ?? sentAt);
  } catch {
    // Storage is denied: the page's own value holds.
  }
  const ago = Date.now() - sentAt;
  // A clock that was set back must not lock the form.
  return ago >= 0 && ago < throttleMs;
}

function confirm(): void {
  sentAt = Date.now();
  try {
    localStorage.setItem(throttleKey, String(sentAt));
  } catch {
    // Denied or full: this page knows it.
  }
}

/** Makes a form of only what the visitor wrote, without the hidden fields of the page's form. */
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
 * Sends what was written.
 * @throws what `failureOf` classifies; a second message within a minute counts as the service's status 429.
 */
export async function sendMessage(data: FormData, service: EmailService): Promise<void> {
  if (isTooSoon()) throw Object.assign(new Error('Too soon after another'), { status: 429 });
  const noAnswer = new Promise<never>((_resolve, reject) => {
    const error = new DOMException(`No answer in ${timeoutMs} ms`, 'TimeoutError');
    setTimeout(() => reject(error), timeoutMs);
  });
  await Promise.race([deliver(formOf(data), service).then(confirm), noAnswer]);
}
