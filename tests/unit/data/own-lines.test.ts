import { expect, test } from 'vitest';
import { ownLinesHtml } from '../../../src/data/own-lines.ts';

test('texts and addresses from a sheet are text, and never markup', () => {
  const html = ownLinesHtml([
    [{ text: '<b>Ana & Co', href: '/j/"ana"' }],
    [{ text: '▲ 6', label: 'sube "6"' }],
  ]);
  expect(html).toBe(
    '<p><a href="/j/&quot;ana&quot;">&lt;b&gt;Ana &amp; Co</a></p><p class="own-news"></p>' +
      '<p><span role="img" aria-label="sube &quot;6&quot;">▲ 6</span></p>',
  );
});

test('links to other sites open in a tab, and hours have their moment', () => {
  const html = ownLinesHtml([
    [
      { text: 'Comunicar', href: 'https://example.com/a?b=1&c=2' },
      { text: '21:30', hour: '2026-12-09T21:30-03:00' },
    ],
  ]);
  expect(html).toContain(
    '<a href="https://example.com/a?b=1&amp;c=2" target="_blank" rel="noopener">Comunicar</a> ' +
      '<time datetime="2026-12-09T21:30-03:00">21:30</time>',
  );
});
