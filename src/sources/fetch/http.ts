/** Fetches files over HTTP within limits of time and size. Failures have a Spanish reason. */
import { connectionMessage, SourceFailure, statusFailure } from './failure.ts';
import { withRetries, type RetryPolicy } from './retry-policy.ts';

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

async function fetchOnce(url: string, maxBytes: number, signal: AbortSignal) {
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
    if (error instanceof SourceFailure) throw error;
    const { code } = (error as { cause?: { code?: string } }).cause ?? {};
    const nobodyThere = code === 'ECONNREFUSED' || code === 'ENOTFOUND';
    throw new SourceFailure(connectionMessage, { transient: true, nobodyThere });
  }
}

/**
 * Fetches a file past all caches, follows redirects, and retries transient failures. Returns its bytes, and its content
 * type in lower case without parameters, empty if the server names none.
 * @throws SourceFailure, also for a file larger than `maxBytes`.
 */
export function fetchFile(url: string, maxBytes: number, retryPolicy: RetryPolicy) {
  return withRetries(retryPolicy, (signal) => fetchOnce(url, maxBytes, signal));
}

const maxSheetBytes = 20 * 2 ** 20;
const csvTypes = ['text/csv', 'text/plain', 'application/csv'];

/**
 * Fetches a sheet. Line ends become LF and a byte order mark is dropped; the text is otherwise as received.
 * @throws SourceFailure if the fetch fails, or the response is not CSV in UTF-8.
 */
export async function fetchSheet(url: string, retryPolicy: RetryPolicy): Promise<string> {
  const { bytes, contentType } = await fetchFile(url, maxSheetBytes, retryPolicy);
  if (!csvTypes.includes(contentType)) {
    const what = contentType === 'text/html' ? 'una página HTML' : contentType || 'otra cosa';
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
