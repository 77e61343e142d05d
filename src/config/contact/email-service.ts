/** Mails the contact form by EmailJS, which only this module knows. To replace it, see docs/changes/form-service.md. */
import { init, sendForm } from '@emailjs/browser';

export const serviceName = 'EmailJS';

/** Keys of `forms.contact` in site.yaml. All three are public. */
export const accountKeys = ['serviceId', 'templateId', 'publicKey'] as const;

/** Names of the form's fields, as the mail template uses them. */
export const fieldNames = { name: 'user_name', email: 'user_email', message: 'message' } as const;

/** Name of a field that people do not see, so only programs fill it in. Browsers do not autofill this name. */
export const honeypotName = 'asunto';

/** Name of the variable with which tests replace the service by their own server. */
export const originVariable = 'EMAILJS_ORIGIN';

/** Origin of the service: EMAILJS_ORIGIN, not checked, or if that is absent or empty `https://api.emailjs.com`. */
export const originOf = (env: Readonly<Record<string, string | undefined>>): string =>
  env[originVariable] || 'https://api.emailjs.com';

/** The community's account, and the origin of the service. */
export type EmailService = Readonly<Record<(typeof accountKeys)[number] | 'origin', string>>;

/**
 * Returns `action`, the address to which browsers without scripts post the form, and `hidden`, values of the fields
 * that this form needs, by name: the account's three ids. The service then shows a page of its own.
 */
export function plainForm(service: EmailService) {
  const { origin, serviceId, templateId, publicKey } = service;
  return {
    action: `${origin}/api/v1.0/email/send-form`,
    hidden: { service_id: serviceId, template_id: templateId, user_id: publicKey },
  };
}

/** Sends a form, its fields named as in `fieldNames`, by an account. No time limit. If it rejects, see `failureOf`. */
export function deliver(form: HTMLFormElement, service: EmailService): Promise<unknown> {
  const { origin, serviceId, templateId, publicKey } = service;
  init({ origin, publicKey, blockHeadless: true });
  return sendForm(serviceId, templateId, form);
}

/** Advice about each failure. Only after a timeout it is unknown whether the message was sent. */
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

/** Why a form was not sent; a number is the status of the service's answer. */
export type Failure = keyof typeof advice;

/**
 * Returns the key in `advice` for the rejection of a send: `network` for a `TypeError`, `configuration` for a string,
 * `timeout` for the form's own `TimeoutError`; for `{ status }` 403, 412, 429, 451 or `server` (5xx). Else `unknown`.
 */
export function failureOf(error: unknown): Failure {
  if (error instanceof TypeError) return 'network';
  if (typeof error === 'string') return 'configuration';
  if (typeof error !== 'object' || error === null) return 'unknown';
  if ('name' in error && error.name === 'TimeoutError') return 'timeout';
  const status = 'status' in error ? error.status : null;
  if (status === 403 || status === 412 || status === 429 || status === 451) return status;
  return typeof status === 'number' && status >= 500 && status <= 599 ? 'server' : 'unknown';
}
