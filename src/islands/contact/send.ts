/** Sending through EmailJS, which is loaded for it and not before. */
import { NoAnswerError } from './failure.ts';
import { fieldNames, type Message } from './fields.ts';
import { throttleId, throttleIn, throttleMs } from './throttle.ts';

export interface EmailService {
  readonly origin: string;
  readonly serviceId: string;
  readonly templateId: string;
  readonly publicKey: string;
}

/** Longer than any answer takes on slow 3G; EmailJS itself waits forever. */
const patienceMs = 30_000;

const throttle = throttleIn(
  () => localStorage,
  () => Date.now(),
);

/** EmailJS touches `localStorage` when it is loaded, and does not load where that is denied. */
function hideDeniedStorage(): void {
  try {
    // Reading it is what is denied.
    Reflect.get(window, 'localStorage');
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
}

/** A form of only what the visitor wrote: EmailJS adds its identifiers to those in the page's. */
function formOf(message: Message): HTMLFormElement {
  const form = document.createElement('form');
  for (const name of fieldNames) {
    const field = document.createElement('textarea');
    field.name = name;
    field.value = message[name];
    form.append(field);
  }
  return form;
}

async function send(message: Message, service: EmailService, signal: AbortSignal): Promise<void> {
  hideDeniedStorage();
  const { init, sendForm } = await import('@emailjs/browser');
  // Its writer was told that it failed: it must not go out now.
  if (signal.aborted) return;
  const { origin, serviceId, templateId, publicKey } = service;
  // The origin and, in sendForm, the storage are taken from here alone; the rest from each call.
  init({ origin, publicKey, storageProvider: throttle });
  await sendForm(serviceId, templateId, formOf(message), {
    publicKey,
    blockHeadless: true,
    limitRate: { id: throttleId, throttle: throttleMs },
  });
  throttle.confirm();
}

/** Sends a message. @throws what EmailJS throws, and NoAnswerError. */
export async function sendMessage(message: Message, service: EmailService): Promise<void> {
  const controller = new AbortController();
  let timer: number | undefined;
  const noAnswer = new Promise<never>((_resolve, reject) => {
    timer = window.setTimeout(() => {
      controller.abort();
      reject(new NoAnswerError(`No answer in ${patienceMs} ms`));
    }, patienceMs);
  });
  try {
    await Promise.race([send(message, service, controller.signal), noAnswer]);
  } finally {
    clearTimeout(timer);
  }
}
