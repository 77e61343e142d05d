import { describe, expect, test } from 'vitest';
import { fetchSheet } from '../../../../src/sources/fetch/http.ts';
import { failure, quickRetries, serveAlways } from './loopback.ts';

const csv = 'ID,Nick\n1,Ana\n';

/** Fetches a sheet from a server with this response. */
async function sheet(
  body: string | Uint8Array,
  contentType: string | null = 'text/csv; charset=utf-8',
  status = 200,
): Promise<string> {
  const headers: Record<string, string> =
    contentType === null ? {} : { 'content-type': contentType };
  const { url } = await serveAlways(status, body, headers);
  return fetchSheet(url, quickRetries);
}

describe('a sheet', () => {
  test.each(['text/csv', 'text/csv; charset=utf-8', 'TEXT/CSV', 'text/plain', 'application/csv'])(
    'comes as %s',
    async (type) => {
      expect(await sheet(csv, type)).toBe(csv);
    },
  );

  test.each([
    ['text/html; charset=utf-8', 'una página HTML'],
    ['image/png', 'image/png'],
    [null, 'otra cosa'],
  ])('does not come as %j', async (type, what) => {
    expect(await failure(sheet(csv, type))).toEqual([
      `llegó ${what} en lugar de un CSV; revisá que la hoja siga publicada en la web`,
      false,
    ]);
  });
});

describe('the text', () => {
  test.each([
    ['a mixture', 'a\r\nb\nc\r\rd', 'a\nb\nc\n\nd'],
    ['CRLF inside quotes', 'a,"b\r\nc"\r\n', 'a,"b\nc"\n'],
    ['a BOM and CRLF', '\ufeffa,b\r\n', 'a,b\n'],
  ])('comes without %s', async (_, body, text) => {
    expect(await sheet(body)).toBe(text);
  });

  test('is otherwise unchanged', async () => {
    const body = 'Ñandú,"El ""Tano"", Rossi"\na\u00a0b, c ,\t\n🇦🇷,e\u0301\nsin final';
    expect(await sheet(body)).toBe(body);
  });

  test.each([
    ['Latin-1', Uint8Array.from([0xd1, 0x2c, 0x61])],
    ['UTF-16', Uint8Array.from([0xff, 0xfe, 0x61, 0x00])],
    ['half a character', Uint8Array.from([0x61, 0xc3])],
  ])('is not guessed from %s', async (_, bytes) => {
    expect(await failure(sheet(bytes))).toEqual([
      'las letras no se pueden leer; publicá la hoja otra vez desde la planilla, como CSV (UTF-8)',
      false,
    ]);
  });
});
