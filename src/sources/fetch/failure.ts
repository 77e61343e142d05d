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

/** Makes the failure of a request that did not finish within its time limit. It is transient. */
export const timeout = (): SourceFailure =>
  new SourceFailure('no llegó a tiempo', { transient: true });

export const connectionMessage = 'se cortó la conexión';

const forbidden = 'no hay permiso; revisá que siga publicado';

/** Spanish words about statuses that have a cause of their own. */
const statusWords: Readonly<Record<number, string>> = {
  401: forbidden,
  402: 'se acabó la cuota, o hay que pagar el plan',
  403: forbidden,
  412: 'el servidor no llega a sus archivos; revisá sus permisos',
  429: 'demasiados pedidos seguidos',
};

/** Makes the failure of an HTTP status, explained in Spanish to whoever owns the data. 429 and 5xx are transient. */
export function statusFailure(status: number): SourceFailure {
  const isBusy = status >= 500;
  const usual = isBusy ? 'el servidor está fallando' : 'la dirección ya no sirve; revisala';
  const words = statusWords[status] ?? usual;
  const transient = isBusy || status === 429;
  return new SourceFailure(`respondió ${status}: ${words}`, { transient, status });
}
