/** The error of a source that could not be fetched, with a reason that a maintainer can act on. */

/** Failure of a fetch. The message is one line in Spanish. */
export class SourceFailure extends Error {
  override readonly name = 'SourceFailure';
  /** True if a retry may help: a network error, a busy or failing server. */
  readonly isTransient: boolean;
  readonly status: number | undefined;
  /** True if no server is at the address: no such host, or nothing listens there. */
  readonly isNobodyThere: boolean;

  constructor(
    message: string,
    {
      transient = false,
      status,
      nobodyThere = false,
    }: { transient?: boolean; status?: number; nobodyThere?: boolean } = {},
  ) {
    super(message);
    this.isTransient = transient;
    this.status = status;
    this.isNobodyThere = nobodyThere;
  }
}

/** Failure of a request that did not finish within its time limit. */
export const timeout = (): SourceFailure =>
  new SourceFailure('no llegó a tiempo', { transient: true });

export const connectionMessage = 'se cortó la conexión';

/** Explains an HTTP status to whoever owns the data. 429 and 5xx are transient. */
export function statusFailure(status: number): SourceFailure {
  const failure = (advice: string, transient: boolean): SourceFailure =>
    new SourceFailure(`respondió ${status}: ${advice}`, { transient, status });
  if (status === 429) return failure('demasiados pedidos seguidos', true);
  if (status >= 500) return failure('el servidor está fallando', true);
  if (status === 401 || status === 403) {
    return failure('no hay permiso; revisá que siga publicado', false);
  }
  if (status === 402) return failure('se acabó la cuota, o hay que pagar el plan', false);
  if (status === 412)
    return failure('el servidor no llega a sus archivos; revisá sus permisos', false);
  return failure('la dirección ya no sirve; revisala', false);
}
