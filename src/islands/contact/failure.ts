/** What went wrong with a message, and what its writer can do about it (docs/product.md, «Contact»). */
export type Failure =
  | 'network'
  | 'timeout'
  | 'forbidden'
  | 'broken'
  | 'tooMany'
  | 'automatic'
  | 'server'
  | 'configuration'
  | 'unknown';

const byStatus: ReadonlyMap<number, Failure> = new Map([
  [403, 'forbidden'],
  [412, 'broken'],
  [429, 'tooMany'],
  [451, 'automatic'],
]);

/** Thrown by us when no answer came in time. */
export class NoAnswerError extends Error {}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}

/**
 * EmailJS rejects with a `TypeError` when nothing could be fetched, with a plain string when it is not
 * configured, and with `{ status, text }` otherwise.
 */
export function failureOf(error: unknown): Failure {
  if (error instanceof TypeError) return 'network';
  if (error instanceof NoAnswerError) return 'timeout';
  if (typeof error === 'string') return 'configuration';
  const status = statusOf(error);
  if (status === undefined) return 'unknown';
  return byStatus.get(status) ?? (status >= 500 && status <= 599 ? 'server' : 'unknown');
}

/** What to do, for each. */
export const advice: Readonly<Record<Failure, string>> = {
  network:
    'No hay conexión, o un bloqueador de anuncios frenó el envío. Revisá tu conexión, pausá el bloqueador en esta página y volvé a enviar.',
  timeout: 'El servicio de correo no respondió a tiempo. Revisá tu conexión y volvé a enviar.',
  forbidden:
    'El servicio de correo no acepta envíos desde acá. Reintentar no va a servir: usá otro canal.',
  broken:
    'Nuestro correo no está pudiendo entregar mensajes. Reintentar no va a servir hasta que lo arreglemos: usá otro canal.',
  tooMany: 'Salieron demasiados mensajes en poco tiempo. Esperá un minuto y volvé a enviar.',
  automatic:
    'El servicio de correo tomó tu navegador por un programa automático. Probá con otro navegador.',
  server: 'El servicio de correo tiene un problema. Volvé a enviar en unos minutos.',
  configuration:
    'Al formulario le falta una parte de su configuración. Reintentar no va a servir: usá otro canal y avisanos.',
  unknown: 'Algo falló y no sabemos qué. Volvé a enviar en unos minutos.',
};
