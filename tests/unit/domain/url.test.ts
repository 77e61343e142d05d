import { expect, test } from 'vitest';
import { cleanText } from '../../../src/domain/text.ts';
import { httpUrl } from '../../../src/domain/url.ts';

test.each<[string, string | null]>([
  ['https://example.com/partida/1', 'https://example.com/partida/1'],
  ['http://example.com', 'http://example.com/'],
  ['"https://example.com/a?b=1&c=2"', 'https://example.com/a?b=1&c=2'],
  ["https://example.com/King's_Cross", "https://example.com/King's_Cross"],
  [' “https://example.com/1” ', 'https://example.com/1'],
  [' HTTPS://example.com/ñ ', 'https://example.com/%C3%B1'],
  ...['', '-', 'example.com', '//example.com', 'javascript:alert(1)', 'data:text/html,hola'].map(
    (text): [string, null] => [text, null],
  ),
  ['https://ana:secreta@example.com', null],
  ['https://ana@example.com', null],
  ['https://medium.com/@ana', 'https://medium.com/@ana'],
  ['https://', null],
  ['https://a b', null],
])('the address in %j is %j', (text, url) => {
  expect(httpUrl(text)).toBe(url);
});

test('an address whose end was cut off leads nowhere', () => {
  expect(httpUrl(cleanText(`https://example.com/${'x'.repeat(49_000)}`))).toBeNull();
});
