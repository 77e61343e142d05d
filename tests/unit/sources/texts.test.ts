/** Reads single texts as people and programs write them: texts.yaml has the texts, texts.out what is read. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { nickKey } from '../../../src/lib/nick.ts';
import { parseNumber } from '../../../src/lib/number.ts';
import { isCalendarDate } from '../../../src/lib/time.ts';
import { httpUrl } from '../../../src/lib/url.ts';
import { nickSlug } from '../../../src/season/player-slug.ts';
import { localityOf, provinceNamed, provinceOf } from '../../../src/sources/documents/province.ts';
import { parseCsv } from '../../../src/sources/sheets/csv.ts';
import {
  intervalDays,
  readDay,
  readInterval,
  readSchedule,
  readTime,
} from '../../../src/sources/sheets/sheet-moments.ts';
import { readSide } from '../../../src/sources/sheets/side.ts';
import { expectTold, outcome } from '../../fixtures/told.ts';

/** Readers by the kind of text. An interval without years is read near 20 November 2026. */
const readers: Record<string, (text: string) => unknown> = {
  hour: readTime,
  day: readDay,
  schedule: readSchedule,
  interval: (text) => intervalDays(readInterval(text), '2026-11-20'),
  side: (text) => readSide(text).kind,
  place(city) {
    const province = provinceOf(city);
    return { province: province?.name ?? null, locality: localityOf({ city, province }) };
  },
  nick: (nick) => ({ key: nickKey(nick), address: nickSlug(nick) }),
  date: isCalendarDate,
  number: parseNumber,
  address: httpUrl,
  CSV: (text) => parseCsv('ranking', text),
};
const texts = parse(readFileSync(`${import.meta.dirname}/texts.yaml`, 'utf8')) as Record<
  string,
  string[]
>;

test('texts that people type, and texts that spreadsheets send', () => {
  const told = Object.entries(readers).map(([kind, read]) => {
    const lines = (texts[kind] ?? []).map((text) => {
      const answer = outcome(() => JSON.stringify(read(text)));
      return `${JSON.stringify(text)}: ${answer.toString()}`;
    });
    return [kind, lines] as const;
  });
  return expectTold('texts.out', told);
});

test('«buenos aires» as a province is the province of that name', () => {
  expect(provinceNamed('buenos aires')?.id).toBe('AR-B');
});
