/** The error of a source that could not be fetched, with a reason that a maintainer can act on. */

/** Failure of a fetch. The message is one line in Spanish. */
export class SourceFailure extends Error {
  override readonly name = 'SourceFailure';
  /** True if a retry may help: a network error, a busy or failing server. */
  readonly isTransient: boolean;
  readonly status: number | undefined;

  constructor(
    message: string,
    { transient = false, status }: { transient?: boolean; status?: number } = {},
  ) {
    super(message);
    this.isTransient = transient;
    this.status = status;
  }
}

/** Failure of a request that did not finish within its time limit. */
export const timeout = (): SourceFailure =>
  new SourceFailure('no llegó a tiempo', { transient: true });

export const connectionMessage = 'se cortó la conexión';

const noPermission = 'no hay permiso; revisá que siga publicado';
const advice: Readonly<Record<number, string>> = {
  401: noPermission,
  402: 'se acabó la cuota, o hay que pagar el plan',
  403: noPermission,
  412: 'el servidor no llega a sus archivos; revisá sus permisos',
  429: 'demasiados pedidos seguidos',
};

/** Explains an HTTP status to whoever owns the data. 429 and 5xx are transient. */
export function statusFailure(status: number): SourceFailure {
  const isFailing = status >= 500;
  const meaning = isFailing
    ? 'el servidor está fallando'
    : (advice[status] ?? 'la dirección ya no sirve; revisala');
  const transient = isFailing || status === 429;
  return new SourceFailure(`respondió ${status}: ${meaning}`, { transient, status });
}
