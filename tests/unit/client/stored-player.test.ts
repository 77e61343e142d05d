// @vitest-environment happy-dom
/** The visitor's own card: what is read of the device's storage, and how it is drawn. */
import { expect, test } from 'vitest';
import { drawOwnLines } from '../../../src/client/own-lines.ts';
import { readStoredPlayer } from '../../../src/client/stored-player.ts';

const ana = { path: '/jugadores/ana', nicks: ['Ana'], html: '<p>Ana</p>' };

test.each([
  ['whole', ana, ana],
  ['of an earlier version', { ...ana, html: undefined, lines: [] }, { ...ana, html: '' }],
  ['with a nick that is no text', { ...ana, nicks: [7, 'Ana'] }, ana],
  ['without a nick', { ...ana, nicks: [] }, null],
  ['with nicks that are no list', { ...ana, nicks: 7 }, null],
  ['with a path to another site', { ...ana, path: '//otro.example/' }, null],
  ['with a path in disguise', { ...ana, path: '/\t/otro.example/' }, null],
  ['that is a list', [], null],
  ['that is nothing', null, null],
])('a player %s', (_, stored, read) => {
  expect(readStoredPlayer(JSON.stringify(stored))).toEqual(read);
});

test.each([null, '', '{'])('the text %j is no player', (stored) => {
  expect(readStoredPlayer(stored)).toBeNull();
});

test('texts and addresses are text, and never markup', () => {
  expect(
    drawOwnLines([
      [{ text: '<b>Ana & Co', href: '/j/"ana"' }],
      [{ text: '▲ 6', label: 'sube "6"' }],
    ]),
  ).toBe(
    '<p><a href="/j/&quot;ana&quot;">&lt;b&gt;Ana &amp; Co</a></p>' +
      '<p><span role="img" aria-label="sube &quot;6&quot;">▲ 6</span></p><p class="own-news"></p>',
  );
});

test('links to other sites open in a tab, hours have their moment, and charts their area', () => {
  const html = drawOwnLines([
    [
      { text: 'Comunicar', href: 'https://example.com/a' },
      { text: '21:30', hour: '2026-12-09T21:30-03:00' },
      { text: 'Título 5 %', href: '/liga', trend: 'M0 0h9' },
    ],
  ]);
  expect(html).toContain(
    '<a href="https://example.com/a" target="_blank" rel="noopener">Comunicar</a> ',
  );
  expect(html).toContain('<time datetime="2026-12-09T21:30-03:00">21:30</time>');
  expect(html).toMatch(/Título 5 % <svg viewBox="0 0 50 24" aria-hidden="true"><path d="M0 0h9">/);
});

test('what burns stands out, its form is a button, all but three lines are folded, and without lines there is none', () => {
  const late = { text: 'venció ayer', look: 'urgent' } as const;
  const form = { text: 'Comunicar', href: '/form', look: 'button' } as const;
  const html = drawOwnLines([
    [late, form],
    ...['Ana', 'Título 5 %', 'quedás 2.º'].map((text) => [{ text }]),
  ]);
  expect(html).toContain('<strong>venció ayer</strong> <a href="/form" class="button">Comunicar');
  expect(html).toMatch(/Título 5 %.*own-news.*<details><summary>Más<\/summary>.*quedás/);
  expect(drawOwnLines([])).toBe('');
});
