/** Why a source could not be fetched, in words a maintainer can act on. */

/** Messages are in Spanish and one line. */
export class SourceFailure extends Error {
  override readonly name = 'SourceFailure';
  /** Whether trying again may help: the network, a busy or broken server. */
  readonly isTransient: boolean;
  /** What an HTTP server answered, where that is the reason. */
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

/** No answer, or not all of it, within the time limit. */
export const timeout = (): SourceFailure =>
  new SourceFailure('no llegó a tiempo', { transient: true });

export const connectionMessage = 'se cortó la conexión';

/** What an HTTP status means to whoever owns the data. */
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
