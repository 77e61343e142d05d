import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../../src/domain/time.ts';
import { demoMonday, demoShift, shiftDemo } from '../../../src/snapshot/demo.ts';
import { parseSnapshot } from '../../../src/snapshot/snapshot.ts';
import { collectionText, snapshotFiles, tamperedFiles } from './builder.ts';
import { describeInEachZone } from '../../fixtures/time-zone.ts';

test('the demo is written around a Monday', () => {
  expect(new Date(`${demoMonday}T12:00:00Z`).getUTCDay()).toBe(1);
});

describeInEachZone('demoShift on a machine', () => {
  test.each([
    ['on the demo’s Monday', '2026-11-16T15:00:00Z', 0],
    ['on the Sunday of its week', '2026-11-22T15:00:00Z', 0],
    ['on the next Monday', '2026-11-23T15:00:00Z', 7],
    ['on the Sunday before', '2026-11-15T15:00:00Z', -7],
    ['on the Monday before', '2026-11-09T15:00:00Z', -7],
    ['a year before', '2025-11-17T15:00:00Z', -364],
    ['a year later', '2027-11-15T15:00:00Z', 364],
    ['a minute before Monday in Buenos Aires', '2026-11-23T02:59:00Z', 0],
    ['at midnight of Monday in Buenos Aires', '2026-11-23T03:00:00Z', 7],
  ])('%s', (_, now, days) => {
    expect(demoShift(new Date(now))).toBe(days);
  });
});

test('whatever day it is, the demo’s week becomes the week of that day', () => {
  const moments = fc.date({
    min: new Date('2020-01-01T00:00:00Z'),
    max: new Date('2040-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, (now) => {
      const monday = Date.parse(`${addDays(demoMonday, demoShift(now))}T03:00:00Z`);
      expect(new Date(monday).getUTCDay()).toBe(1);
      expect(now.getTime() - monday).toBeGreaterThanOrEqual(0);
      expect(now.getTime() - monday).toBeLessThan(7 * 86_400_000);
    }),
  );
});

describe('shiftDemo', () => {
  test('moves the weeks of the Elo history, and nothing else that looks like a day', () => {
    const history = 'semana,id,nick,elo,maxElo\n2026-11-16,2026-11-16,2026-11-16,500,600\n';
    expect(shiftDemo({ ...snapshotFiles(), history }, 14).history).toBe(
      'semana,id,nick,elo,maxElo\n2026-11-30,2026-11-16,2026-11-16,500,600\n',
    );
    expect(shiftDemo({ ...snapshotFiles(), history: null }, 14).history).toBeNull();
  });

  const shiftSheet = (text: string, days: number) =>
    shiftDemo(snapshotFiles({ 'fixtures-elite': text }), days).sources.get('fixtures-elite');
  const shiftNews = (text: string, days: number) =>
    shiftDemo(snapshotFiles({ news: text }), days).sources.get('news');

  test.each([
    ['18/11/2026', 7, '25/11/2026'],
    ['28/12/2026', 7, '4/1/2027'],
    ['4/1/2027', -7, '28/12/2026'],
    ['05/09/2026', 7, '12/9/2026'],
    ['Jue 24/9 21:00', 7, 'Jue 1/10 21:00'],
    ['14/9 al 27/9', 14, '28/9 al 11/10'],
    ['21/12 al 3/1', 7, '28/12 al 10/1'],
    ['21/12 al 3/1', -7, '14/12 al 27/12'],
    ['21/12 al 3/1', 14, '4/1 al 17/1'],
    // A day of January is the one after the demo's week: over 29/2/2028; from 3/1/2026 it were 6/3/2027.
    ['3/1', 427, '5/3'],
    ...[
      'https://example.com/partida/990000001',
      '"612,5"',
      '21:00:00',
      '1ª temporada',
      '2 - 1',
      'Ruta40Norte',
      '1° Grupo A',
    ].map((text): [string, number, string] => [text, 7, text]),
  ])('moves %j of a sheet by %d days to %j', (text, days, moved) => {
    expect(shiftSheet(text, days)).toBe(moved);
  });

  test('keeps every weekday true', () => {
    const weekdays = ['Dom', 'Lun', 'Mar', 'Mié', 'Jue', 'Vie', 'Sáb'];
    const written = (moment: Date) =>
      `${weekdays[moment.getUTCDay()] ?? ''} ${moment.getUTCDate()}/${moment.getUTCMonth() + 1} 21:00`;
    const day = (days: number) => new Date(Date.UTC(2026, 10, 16 + days));
    fc.assert(
      fc.property(
        fc.integer({ min: -180, max: 180 }),
        fc.integer({ min: -200, max: 200 }),
        (fromMonday, weeks) => {
          expect(shiftSheet(written(day(fromMonday)), weeks * 7)).toBe(
            written(day(fromMonday + weeks * 7)),
          );
        },
      ),
    );
  });

  test.each([
    ['2026-11-15T19:00:00.000Z', 7, '2026-11-22T19:00:00.000Z'],
    ['2026-12-31T23:59:59.999Z', 7, '2027-01-07T23:59:59.999Z'],
    ['2027-01-01T00:00:00.000Z', -7, '2026-12-25T00:00:00.000Z'],
    ['2026-11-16T02:59:00.000Z', 7, '2026-11-23T02:59:00.000Z'],
  ])('moves the moment %s by %d days to %s, hour and all', (moment, days, moved) => {
    expect(shiftNews(collectionText('news', { date: moment }), days)).toBe(
      collectionText('news', { date: moved }),
    );
  });

  test('leaves the text of documents as it is', () => {
    const text = collectionText('news', { title: 'El 26/7/2025 y el 3/1', date: '' });
    expect(shiftNews(text, 7)).toBe(text);
  });

  test('gives a snapshot that agrees with its manifest, also where two files are the same', () => {
    const text = ',Final,,,,21/12 al 3/1,\n';
    const files = snapshotFiles({ 'fixtures-platinumFinal': text, 'fixtures-oroFinals': text });
    const { duels, news, fixtures, manifest } = parseSnapshot(shiftDemo(files, 7));
    expect(duels.league.map(({ day }) => day)).toEqual([{ day: 25, month: 11, year: 2026 }]);
    expect(news[0]?.publishedAt).toEqual(new Date('2026-11-22T19:00:00.000Z'));
    expect(fixtures.platinumFinal).toMatchObject([{ interval: '28/12 al 10/1' }]);
    expect(manifest.sources.news).toMatchObject({
      fetchedAt: '2026-11-23T12:00:00.000Z',
      changedAt: '2026-11-22T12:00:00.000Z',
    });
  });

  test('does not hide that a file was tampered with', () => {
    const text = ',Fecha 1,,,,14/9 al 27/9,\nE-01,Ana,0,2,Beto,,\n';
    const files = tamperedFiles(snapshotFiles(), 'fixtures-elite', text);
    expect(() => parseSnapshot(shiftDemo(files, 7))).toThrow(
      'sheets/fixtures-elite.csv: no coincide con manifest.json',
    );
  });

  test('leaves its input alone, changes nothing by 0 days, and invents no manifest', () => {
    const files = snapshotFiles();
    shiftDemo(files, 7);
    expect(files).toEqual(snapshotFiles());
    expect(shiftDemo(files, 0)).toEqual(files);
    expect(shiftDemo({ ...files, manifest: null }, 7).manifest).toBeNull();
  });
});
