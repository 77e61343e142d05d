/** Fetches a published Google Sheet as CSV. */
import { SourceFailure } from './failure.ts';
import { fetchFile } from './http.ts';
import type { RetryPolicy } from './retry-policy.ts';

const maxBytes = 20 * 2 ** 20;
const csvTypes = ['text/csv', 'text/plain', 'application/csv'];

/**
 * Fetches a sheet. Line ends become LF and a byte order mark is dropped; the text is otherwise as received.
 * @throws SourceFailure if the fetch fails, or the response is not CSV in UTF-8.
 */
export async function fetchSheet(url: string, retryPolicy: RetryPolicy): Promise<string> {
  const { bytes, contentType } = await fetchFile(url, maxBytes, retryPolicy);
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
