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
export const fieldNames = ['user_name', 'user_email', 'message'] as const;

/** Longer than any answer takes on slow 3G; EmailJS itself waits forever. */
const timeoutMs = 30_000;
/** At most one message in this time. */
const throttleMs = 60_000;
const throttleId = 'contacto-enviado';

/** No answer came in time. */
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

let sentAt = '';

/**
 * EmailJS' rate limit, which stamps the moment before it sends: a failed attempt would block its own retry. So
 * a stamp is stored once the message has arrived. Where storage is denied it lasts as long as the page.
 */
const throttle = {
  get: (): Promise<string | null> => {
    try {
      sentAt = localStorage.getItem(throttleId) ?? sentAt;
    } catch {
      // As this page knows it.
    }
    // A clock that was set back must not lock the form.
    return Promise.resolve(Number(sentAt) > Date.now() ? null : sentAt);
  },
  set: () => Promise.resolve(),
  remove: () => Promise.resolve(),
};

function confirm(): void {
  sentAt = String(Date.now());
  try {
    localStorage.setItem(throttleId, sentAt);
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
 * @throws what EmailJS throws, and NoAnswerError.
 */
export async function sendMessage(data: FormData, service: EmailService): Promise<void> {
  const { origin, serviceId, templateId, publicKey } = service;
  // The origin and, in sendForm, the storage are taken from here alone; the rest from each call.
  init({ origin, publicKey, storageProvider: throttle });
  const sending = sendForm(serviceId, templateId, formOf(data), {
    publicKey,
    blockHeadless: true,
    limitRate: { id: throttleId, throttle: throttleMs },
  }).then(confirm);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const noAnswer = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new NoAnswerError(`No answer in ${timeoutMs} ms`)), timeoutMs);
  });
  await Promise.race([sending, noAnswer]).finally(() => clearTimeout(timer));
}
