/**
 * Sending through EmailJS, which comes with the island: of a chunk of its own that failed to load, browsers
 * may keep the failure, and the form would not work again before a reload.
 */
import './denied-storage.ts';
import { init, sendForm } from '@emailjs/browser';
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

async function send(message: Message, service: EmailService): Promise<void> {
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
  let timer: number | undefined;
  const noAnswer = new Promise<never>((_resolve, reject) => {
    timer = window.setTimeout(() => {
      reject(new NoAnswerError(`No answer in ${patienceMs} ms`));
    }, patienceMs);
  });
  try {
    await Promise.race([send(message, service), noAnswer]);
  } finally {
    clearTimeout(timer);
  }
}
