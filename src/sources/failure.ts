/** Why a source could not be fetched, in words a maintainer can act on. */

/** Messages are in Spanish and one line. */
export class SourceFailure extends Error {
  override readonly name = 'SourceFailure';
  /** Whether trying again may help: the network, a busy or broken server. */
  readonly isTransient: boolean;

  constructor(message: string, { transient }: { transient: boolean }) {
    super(message);
    this.isTransient = transient;
  }
}

/** No answer, or not all of it, within the time limit. */
export class SourceTimeout extends SourceFailure {
  constructor(timeoutMs: number) {
    super(`no respondió en ${Math.round(timeoutMs / 100) / 10} s`, { transient: true });
  }
}

export const connectionMessage = 'se cortó la conexión';

/** What an HTTP status means to whoever owns the data. */
export function statusFailure(status: number): SourceFailure {
  if (status === 429) {
    return new SourceFailure('respondió 429: demasiados pedidos seguidos', { transient: true });
  }
  if (status >= 500) {
    return new SourceFailure(`respondió ${status}: el servidor está fallando`, { transient: true });
  }
  const advice =
    status === 401 || status === 403
      ? 'no hay permiso; revisá que siga publicado'
      : 'la dirección ya no sirve; revisala';
  return new SourceFailure(`respondió ${status}: ${advice}`, { transient: false });
}
