/** Fetches files over HTTP within limits of time and size. Failures have a Spanish reason. */
import { hasCode } from '../../lib/error.ts';
import { connectionMessage, SourceFailure, withRetries, type RetryPolicy } from './retry-policy.ts';

const useless = 'la dirección ya no sirve; revisala';
const forbidden = 'no hay permiso; revisá que siga publicado';

/** Spanish words about statuses that have a cause of their own. */
const statusWords: Readonly<Record<number, string>> = {
  401: forbidden,
  // Firebase Storage answers 402 and 412.
  402: 'se acabó la cuota, o hay que pagar el plan',
  403: forbidden,
  408: 'el pedido tardó demasiado',
  412: 'el servidor no llega a sus archivos; revisá sus permisos',
  429: 'demasiados pedidos seguidos',
};

function statusFailure(status: number): SourceFailure {
  const isFailing = status >= 500;
  const usualWords = isFailing ? 'el servidor está fallando' : useless;
  const words = statusWords[status] ?? usualWords;
  return new SourceFailure(`respondió ${status}: ${words}`, {
    isTransient: isFailing || status === 408 || status === 429,
    status,
  });
}

/** Makes the failure of a request without a response, or whose response ended too early. */
function requestFailure(error: unknown): SourceFailure {
  // The cause of a failed connection has a code. That of a redirect loop, or of an address like ftp://x, has none.
  const cause = error instanceof Error ? error.cause : undefined;
  const isConnection = cause instanceof Error && 'code' in cause;
  if (!isConnection || hasCode(cause, 'ERR_INVALID_URL')) return new SourceFailure(useless);
  const isNobodyThere = hasCode(cause, 'ECONNREFUSED', 'ENOTFOUND');
  return new SourceFailure(connectionMessage, { isTransient: true, isNobodyThere });
}

async function readBody(response: Response, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) {
      const megabytes = Math.round(maxBytes / 2 ** 20);
      throw new SourceFailure(`pesa más de ${megabytes} MB`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

interface FetchedFile {
  bytes: Uint8Array;
  /** Media type in lower case, without parameters: `text/csv`. Empty if the server names none. */
  contentType: string;
}

async function fetchOnce(url: string, maxBytes: number, signal: AbortSignal): Promise<FetchedFile> {
  try {
    const response = await fetch(url, { cache: 'no-store', signal });
    if (!response.ok) {
      await response.body?.cancel();
      throw statusFailure(response.status);
    }
    const bytes = await readBody(response, maxBytes);
    const [contentType = ''] = (response.headers.get('content-type') ?? '').split(';');
    return { bytes, contentType: contentType.trim().toLowerCase() };
  } catch (error) {
    throw error instanceof SourceFailure ? error : requestFailure(error);
  }
}

/**
 * Fetches a file's bytes and content type (`text/csv`; empty if none) past all caches; follows redirects, retries.
 * @throws SourceFailure, also for a status other than 2xx, and for a file larger than `maxBytes`.
 */
export function fetchFile(
  url: string,
  maxBytes: number,
  retryPolicy: RetryPolicy,
): Promise<FetchedFile> {
  return withRetries(retryPolicy, (signal) => fetchOnce(url, maxBytes, signal));
}

const maxSheetBytes = 20 * 2 ** 20;
/** Types of CSV. Debian's nginx knows none for `.csv`, and sends the last one. */
const csvTypes = ['text/csv', 'text/plain', 'application/csv', 'application/octet-stream'];

/**
 * Fetches a sheet's CSV text. Line ends become LF and a byte order mark is dropped; it is otherwise as received.
 * @throws SourceFailure if the fetch fails, or the response is over 20 MB, or not CSV in UTF-8.
 */
export async function fetchSheet(url: string, retryPolicy: RetryPolicy): Promise<string> {
  const { bytes, contentType } = await fetchFile(url, maxSheetBytes, retryPolicy);
  if (!csvTypes.includes(contentType)) {
    const type = contentType === '' ? 'otra cosa' : contentType;
    const what = contentType === 'text/html' ? 'una página HTML' : type;
    throw new SourceFailure(
      `llegó ${what} en lugar de un CSV; revisá que la hoja siga publicada en la web`,
    );
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SourceFailure(
      'las letras no se pueden leer; publicá la hoja otra vez desde la planilla, como CSV (UTF-8)',
    );
  }
  return text.replace(/\r\n?/g, '\n');
}
