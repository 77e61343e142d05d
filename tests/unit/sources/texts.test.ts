/**
 * Reads single texts as people and programs write them. Each line of texts.out has a text and what is read. To add one,
 * write `  "text":` below its kind, and let `vitest -u` add the answer.
 */
import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { escapeMarkdown } from '../../../src/lib/clean.ts';
import { nickKey } from '../../../src/lib/text.ts';
import { parseNumber } from '../../../src/lib/number.ts';
import { isCalendarDate } from '../../../src/lib/time.ts';
import { httpUrl } from '../../../src/lib/url.ts';
import { drawable } from '../../../src/outputs/cards/text.ts';
import { nickSlug } from '../../../src/season/player-slug.ts';
import { localityOf, provinceNamed, provinceOf } from '../../../src/sources/documents/province.ts';
import { parseCsv } from '../../../src/sources/sheets/csv.ts';
import {
  fromSerial,
  intervalDays,
  readInterval,
  readSchedule,
  readTime,
} from '../../../src/sources/sheets/sheet-moments.ts';
import { readSide } from '../../../src/sources/sheets/side.ts';
import { expectTold, outcome } from '../../fixtures/told.ts';

/** Readers by the kind of text. An interval without years is read near 20 November 2026. */
const readers: Record<string, (text: string) => unknown> = {
  hour: readTime,
  schedule: readSchedule,
  'number of a day or hour': fromSerial,
  interval: (text) => intervalDays(readInterval(text), '2026-11-20'),
  side: (text) => readSide(text).kind,
  place(city) {
    const province = provinceOf(city);
    return { province: province?.name ?? null, locality: localityOf({ city, province }) };
  },
  'name of a province': (name) => provinceNamed(name)?.id,
  nick: (nick) => ({ key: nickKey(nick), address: nickSlug(nick) }),
  date: isCalendarDate,
  number: parseNumber,
  address: httpUrl,
  CSV: (text) => parseCsv(text),
  'text in Markdown': escapeMarkdown,
  'text of a card': drawable,
};

const file = `${import.meta.dirname}/texts.out`;

/** The text that begins a line of texts.out, `  "21 hs": "21:00"`. */
function textOf(line: string): string {
  const [, quoted] = /^ {2}("(?:[^"\\]|\\.)*"):/.exec(line) ?? [];
  if (quoted === undefined) throw new Error(`no text in quotes, and a colon: ${line}`);
  return JSON.parse(quoted) as string;
}

test('texts that people type, and texts that spreadsheets send', () => {
  const told = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n\n')
    .map((paragraph) => {
      const [kind = '', ...lines] = paragraph.split('\n');
      const read = readers[kind];
      if (!read) throw new Error(`nobody reads ${kind}`);
      const answers = lines.map(textOf).map((text) => {
        const answer = outcome(() => JSON.stringify(read(text)));
        return `${JSON.stringify(text)}: ${answer.toString()}`;
      });
      return [kind, answers] as const;
    });
  return expectTold(file, told);
});
