/**
 * EmailJS, which turns the contact form's messages into mails. No other module knows the service, so another one
 * takes its place here (docs/changes/form-service.md).
 */
import { init, sendForm } from '@emailjs/browser';

export const serviceName = 'EmailJS';

/** What `forms.contact` in site.yaml says: all three are public. */
export const accountKeys = ['serviceId', 'templateId', 'publicKey'] as const;

/** Names of the form's fields, which the mail's template uses. */
export const fieldNames = { name: 'user_name', email: 'user_email', message: 'message' } as const;

/** Names the variable with which tests put a server of their own in the service's place. */
export const originVariable = 'EMAILJS_ORIGIN';

export const originOf = (env: Readonly<Record<string, string | undefined>>): string =>
  env[originVariable] || 'https://api.emailjs.com';

/** The community's account, and the origin of the service. */
export type EmailService = Readonly<Record<(typeof accountKeys)[number] | 'origin', string>>;

/** A form that a browser sends by itself, without scripts. */
export interface PlainForm {
  action: string;
  /** Values of its hidden fields, by name. */
  hidden: Readonly<Record<string, string>>;
}

export const plainForm = ({
  origin,
  serviceId,
  templateId,
  publicKey,
}: EmailService): PlainForm => ({
  action: `${origin}/api/v1.0/email/send-form`,
  hidden: { service_id: serviceId, template_id: templateId, user_id: publicKey },
});

/** Sends a form that has only `fieldNames`: the library adds the account to its data. */
export function deliver(form: HTMLFormElement, service: EmailService): Promise<unknown> {
  const { origin, serviceId, templateId, publicKey } = service;
  init({ origin, publicKey, blockHeadless: true });
  return sendForm(serviceId, templateId, form);
}

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
 * Classifies what sending rejected with: a `TypeError` when nothing could be fetched, a plain string when the
 * library is not configured, `{ status, text }` for the service's answer, and the form's own `TimeoutError`.
 */
export function failureOf(error: unknown): Failure {
  if (error instanceof TypeError) return 'network';
  if (typeof error === 'string') return 'configuration';
  const { name, status } = (error ?? {}) as { name?: unknown; status?: unknown };
  if (name === 'TimeoutError') return 'timeout';
  if (status === 403 || status === 412 || status === 429 || status === 451) return status;
  return typeof status === 'number' && status >= 500 && status <= 599 ? 'server' : 'unknown';
}
