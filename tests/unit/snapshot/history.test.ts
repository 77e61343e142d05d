import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import type { RankedPlayer } from '../../../src/domain/ranking.ts';
import { addToHistory } from '../../../src/snapshot/history.ts';

const rating = (nick: string, changes: Partial<RankedPlayer> = {}): RankedPlayer => ({
  id: `id-${nick}`,
  nick,
  elo: 500,
  maxElo: 600,
  link: null,
  ...changes,
});
const monday = new Date('2026-11-16T15:00:00Z');
const sunday = new Date('2026-11-22T15:00:00Z');
const nextMonday = new Date('2026-11-23T15:00:00Z');
const header = 'semana,id,nick,elo,maxElo\n';
const rows = (text: string) => Papa.parse<string[]>(text.trimEnd()).data;

describe('addToHistory', () => {
  test('begins a history with its header and a row a player', () => {
    expect(addToHistory(null, [rating('Ana'), rating('Beto', { elo: 612.5 })], monday)).toBe(
      `${header}2026-11-16,id-Ana,Ana,500,600\n2026-11-16,id-Beto,Beto,612.5,600\n`,
    );
  });

  test('begins with the header alone while nobody has a rating', () => {
    expect(addToHistory(null, [], monday)).toBe(header);
  });

  test('adds nothing in the same week, byte for byte, whatever the Elo is by then', () => {
    const first = addToHistory(null, [rating('Ana'), rating('Beto')], monday);
    expect(addToHistory(first, [rating('Beto', { elo: 999 }), rating('Ana')], sunday)).toBe(first);
  });

  test('adds nothing for a nick like a formula, which the file has with an apostrophe', () => {
    const dashed = rating('-Guion', { id: '' });
    const first = addToHistory(null, [dashed], monday);
    expect(addToHistory(first, [dashed], sunday)).toBe(first);
  });

  test('adds a week’s rows after the ones before, which stay as they were', () => {
    const first = addToHistory(null, [rating('Ana')], monday);
    const second = addToHistory(first, [rating('Ana', { elo: 512 })], nextMonday);
    expect(second).toBe(`${first}2026-11-23,id-Ana,Ana,512,600\n`);
  });

  test('adds players who came later in the week, once', () => {
    const first = addToHistory(null, [rating('Ana')], monday);
    const second = addToHistory(first, [rating('Ana'), rating('Beto')], sunday);
    expect(second).toBe(`${first}2026-11-16,id-Beto,Beto,500,600\n`);
    expect(addToHistory(second, [rating('Ana'), rating('Beto')], sunday)).toBe(second);
  });

  test('adds nothing to a file that cannot be read, and says which', () => {
    const broken = `${header}2026-11-09,id-Ana,"Ana,500,600\n`;
    expect(() => addToHistory(broken, [rating('Ana')], monday)).toThrow(
      'history/elo.csv: fila 2: hay comillas sin cerrar',
    );
  });

  test('keeps the rows of players who left', () => {
    const first = addToHistory(null, [rating('Ana'), rating('Beto')], monday);
    expect(addToHistory(first, [], nextMonday)).toBe(first);
  });

  test('has one row for a nick that the ranking repeats, in whatever capitals: the first', () => {
    const twice = [rating('Ana'), rating('ANA', { elo: 1 }), rating('ana', { elo: 2 })];
    expect(rows(addToHistory(null, twice, monday))).toEqual([
      ['semana', 'id', 'nick', 'elo', 'maxElo'],
      ['2026-11-16', 'id-Ana', 'Ana', '500', '600'],
    ]);
  });

  test('knows a player of this week again in other capitals', () => {
    const first = addToHistory(null, [rating('Ana')], monday);
    expect(addToHistory(first, [rating('ANA')], sunday)).toBe(first);
  });

  test('has no row for a player without any rating', () => {
    const none = rating('Ana', { elo: null, maxElo: null });
    expect(addToHistory(null, [none], monday)).toBe(header);
  });

  test.each([
    [{ elo: null }, ',600'],
    [{ maxElo: null }, '500,'],
    [{ elo: 0 }, '0,600'],
  ])('writes %j as %j', (changes, cells) => {
    expect(addToHistory(null, [rating('Ana', changes)], monday)).toBe(
      `${header}2026-11-16,id-Ana,Ana,${cells}\n`,
    );
  });

  test.each(['Rey, el Tilero', 'El "Tano" Rossi', '"', 'dos\nrenglones', 'ÑireAustral'])(
    'keeps the nick %j whole, and knows it again',
    (nick) => {
      const first = addToHistory(null, [rating(nick)], monday);
      expect(rows(first)[1]).toEqual(['2026-11-16', `id-${nick}`, nick, '500', '600']);
      expect(addToHistory(first, [rating(nick)], sunday)).toBe(first);
      expect(rows(addToHistory(first, [rating(nick)], nextMonday))).toHaveLength(3);
    },
  );
});

describe('a history somebody edited', () => {
  test('without a final newline keeps its last row whole', () => {
    const text = addToHistory(`${header}2026-11-09,1,Ana,5,6`, [rating('Beto')], monday);
    expect(rows(text).map(([week]) => week)).toEqual(['semana', '2026-11-09', '2026-11-16']);
  });

  test('and emptied gets its header again', () => {
    expect(addToHistory('', [rating('Ana')], monday).startsWith(header)).toBe(true);
  });

  test('has one row for a player who changed nick within the week', () => {
    const once = addToHistory(null, [rating('Ana', { id: '7' })], monday);
    expect(addToHistory(once, [rating('Anita', { id: '7' })], sunday)).toBe(once);
  });

  test('never holds a live formula', () => {
    const text = addToHistory(null, [rating('=HYPERLINK("x")')], monday);
    expect(rows(text)[1]?.[2]).toBe('\'=HYPERLINK("x")');
  });
});
