// @vitest-environment happy-dom
/** The visitor's player, as a device may have stored it. */
import { expect, test } from 'vitest';
import { drawStoredLines, readStoredPlayer } from '../../../src/client/stored-player.ts';

const ana = { path: '/jugadores/ana', nicks: ['Ana'], html: '<p>Ana</p>' };

test.each([
  ['whole', ana, ana],
  ['of an earlier version', { ...ana, html: undefined, lines: [] }, { ...ana, html: '' }],
  ['with a nick that is no text', { ...ana, nicks: [7, 'Ana'] }, ana],
  ['without a nick', { ...ana, nicks: [] }, null],
  ['with nicks that are no list', { ...ana, nicks: 7 }, null],
  ['with a path to another site', { ...ana, path: '//otro.example/' }, null],
  ['with a path in disguise', { ...ana, path: '/\t/otro.example/' }, null],
])('a player %s', (_, stored, read) => {
  expect(readStoredPlayer(JSON.stringify(stored))).toEqual(read);
});

const line = '<p><a href="/jugadores/ana">vs Ana</a> <strong>vence hoy</strong></p>';

test.each([
  '<meta http-equiv="refresh" content="0;url=https://otro.example/">',
  '<iframe src="https://otro.example/"></iframe>',
  '<svg><foreignObject><form action="https://otro.example/"></form></foreignObject></svg>',
])('stored lines are drawn without %s', (foreign) => {
  const card = document.createElement('div');
  card.append(drawStoredLines(line.replace('</p>', `${foreign}</p>`)));
  expect(card.innerHTML.replace('<svg></svg>', '')).toBe(line);
});
