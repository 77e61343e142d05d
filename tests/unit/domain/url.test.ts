import fc from 'fast-check';
import { expect, test } from 'vitest';
import { httpUrl } from '../../../src/domain/url.ts';

test.each([
  ['https://example.com/partida/1', 'https://example.com/partida/1'],
  ['http://example.com', 'http://example.com/'],
  ['"https://example.com/a?b=1&c=2"', 'https://example.com/a?b=1&c=2'],
  ["https://example.com/King's_Cross", "https://example.com/King's_Cross"],
  [' “https://example.com/1” ', 'https://example.com/1'],
  [' HTTPS://example.com/ñ ', 'https://example.com/%C3%B1'],
])('accepts %j', (text, url) => {
  expect(httpUrl(text)).toBe(url);
});

test.each([
  '',
  '-',
  'example.com',
  '//example.com',
  'javascript:alert(1)',
  'data:text/html,hola',
  'https://',
  'https://a b',
  '=HYPERLINK("x")',
])('refuses %j', (text) => {
  expect(httpUrl(text)).toBeNull();
});

test('nothing but http and https ever becomes a link', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.webUrl({ validSchemes: ['ftp', 'file', 'https'] })),
      (text) => {
        const url = httpUrl(text);
        expect(url === null || /^https?:\/\//.test(url)).toBe(true);
      },
    ),
  );
});
