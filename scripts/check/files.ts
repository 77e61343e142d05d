/** Checks the files that other programs read: feeds, the sitemap, calendars and open data. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ICAL from 'ical.js';
import sax from 'sax';
import type { BuiltSite } from './built-site.ts';

/** Characters that XML 1.0 (§2.2) does not allow, not even escaped. */
const invalidInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

function faultOfXml(text: string): string | null {
  const at = text.search(invalidInXml);
  if (at >= 0) {
    const before = text.slice(Math.max(0, at - 30), at);
    return `tiene un carácter que XML no admite, después de «${before}»`;
  }
  const faults: string[] = [];
  const reader = sax.parser(true, { xmlns: true });
  reader.onerror = ({ message }) => {
    faults.push(`no es XML: ${message.replace(/\s+/g, ' ')}`);
    reader.resume();
  };
  reader.write(text).close();
  return faults[0] ?? null;
}

/** Returns a check that a parser understands a text. It gives null, or `message` with the parser's error. */
const parsedBy =
  (parse: (text: string) => unknown, message: string) =>
  (text: string): string | null => {
    try {
      parse(text);
      return null;
    } catch (error) {
      return `${message}: ${String(error)}`;
    }
  };

const kinds = [
  [/\.xml$/, faultOfXml],
  [/\.json$/, parsedBy((text) => JSON.parse(text) as unknown, 'no es JSON')],
  [/\.ics$/, parsedBy((text) => ICAL.parse(text), 'no es un calendario')],
] as const;

/** Returns a Spanish line for each `.xml`, `.json` or `.ics` file that is not what its name says. */
export async function checkFiles({ directory, files }: BuiltSite): Promise<string[]> {
  const faults: string[] = [];
  for (const file of files) {
    const faultOf = kinds.find(([ending]) => ending.test(file))?.[1];
    const fault = faultOf?.(await readFile(join(directory, file), 'utf8'));
    if (typeof fault === 'string') faults.push(`${file}: ${fault}`);
  }
  return faults;
}
