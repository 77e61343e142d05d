/**
 * Sending a message through EmailJS (docs/product.md, «Contact»), which comes with the island: of a chunk of
 * its own that failed to load, browsers may keep the failure. Where storage is denied
 * src/client/contact-draft.ts has hidden it: EmailJS would not load.
 */
import { init, sendForm } from '@emailjs/browser';

export interface EmailService {
  readonly origin: string;
  readonly serviceId: string;
  readonly templateId: string;
  readonly publicKey: string;
}

/** What a visitor writes. */
const fieldNames = ['user_name', 'user_email', 'message'] as const;

/** Longer than any answer takes on slow 3G; EmailJS itself waits forever. */
const timeoutMs = 30_000;
/** At most one message in this time. */
const throttleMs = 60_000;
const throttleKey = 'contacto-enviado';

export class NoAnswerError extends Error {}

/** What to do about a failure. Only without an answer is it unknown whether the message went out. */
export const advice = {
  network:
    'No hay conexión, o un bloqueador de anuncios frenó el envío. Revisá tu conexión, pausá el bloqueador en esta página y volvé a enviar.',
  timeout:
    'El servicio de correo no respondió a tiempo, y tu mensaje puede haber salido igual. Antes de volver a enviarlo, esperá unos minutos o preguntanos por otro canal si llegó.',
  403: 'El servicio de correo no acepta envíos desde acá. Reintentar no va a servir: usá otro canal.',
  412: 'Nuestro correo no está pudiendo entregar mensajes. Reintentar no va a servir hasta que lo arreglemos: usá otro canal.',
  429: 'Salieron demasiados mensajes en poco tiempo. Esperá un minuto y volvé a enviar.',
  451: 'El servicio de correo tomó tu navegador por un programa automático. Probá con otro navegador.',
  server: 'El servicio de correo tiene un problema. Volvé a enviar en unos minutos.',
  configuration:
    'Al formulario le falta una parte de su configuración. Reintentar no va a servir: usá otro canal y avisanos.',
  unknown: 'Algo falló y no sabemos qué. Volvé a enviar en unos minutos.',
} as const;

export type Failure = keyof typeof advice;

/**
 * EmailJS rejects with a `TypeError` when nothing could be fetched, with a plain string when it is not
 * configured, and with `{ status, text }` otherwise.
 */
export function failureOf(error: unknown): Failure {
  if (error instanceof TypeError) return 'network';
  if (error instanceof NoAnswerError) return 'timeout';
  if (typeof error === 'string') return 'configuration';
  const { status } = (error ?? {}) as { status?: unknown };
  if (status === 403 || status === 412 || status === 429 || status === 451) return status;
  return typeof status === 'number' && status >= 500 && status <= 599 ? 'server' : 'unknown';
}

/** When a message last arrived. Where storage is denied this lasts as long as the page. */
let sentAt = 0;

/** Not EmailJS' own limit, which counts from before it sends: a failed attempt would block its own retry. */
function isTooSoon(): boolean {
  try {
    sentAt = Number(localStorage.getItem(throttleKey) ?? sentAt);
  } catch {
    // As this page knows it.
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

/** A form of only what the visitor wrote: EmailJS adds its identifiers to those in the page's. */
function formOf(data: FormData): HTMLFormElement {
  const form = document.createElement('form');
  for (const name of fieldNames) {
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
 * @throws what EmailJS throws, what it would of a limit of rate, and NoAnswerError.
 */
export async function sendMessage(data: FormData, service: EmailService): Promise<void> {
  const { origin, serviceId, templateId, publicKey } = service;
  if (isTooSoon()) throw Object.assign(new Error('Too soon after another'), { status: 429 });
  init({ origin, publicKey, blockHeadless: true });
  const noAnswer = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new NoAnswerError(`No answer in ${timeoutMs} ms`)), timeoutMs);
  });
  const sending = sendForm(serviceId, templateId, formOf(data)).then(confirm);
  await Promise.race([sending, noAnswer]);
}
