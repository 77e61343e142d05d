/** What other programs read: feeds, the sitemap, calendars and open data. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sax from 'sax';
import type { BuiltSite } from './built-site.ts';

/** What XML 1.0 (§2.2) has no way to say. */
const notOfXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

function faultOfXml(text: string): string | null {
  const at = text.search(notOfXml);
  if (at >= 0)
    return `tiene un carácter que XML no admite, después de «${text.slice(at - 30, at)}»`;
  const faults: string[] = [];
  const reader = sax.parser(true, { xmlns: true });
  reader.onerror = ({ message }) => {
    faults.push(`no es XML: ${message.replace(/\s+/g, ' ')}`);
    reader.resume();
  };
  reader.write(text).close();
  return faults[0] ?? null;
}

function faultOfJson(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return `no es JSON: ${String(error)}`;
  }
}

/** What each part of a calendar has to say (RFC 5545). */
const required: Readonly<Record<string, readonly string[]>> = {
  VCALENDAR: ['VERSION', 'PRODID'],
  VEVENT: ['UID', 'DTSTAMP', 'DTSTART'],
  VALARM: ['ACTION', 'TRIGGER'],
  VTIMEZONE: ['TZID'],
};

function faultOfCalendar(text: string): string | null {
  const lines = text.split('\r\n');
  if (lines.pop() !== '' || lines.some((line) => /[\r\n]/.test(line))) {
    return 'sus renglones no terminan en CRLF';
  }
  const long = lines.find((line) => Buffer.byteLength(line) > 75);
  if (long !== undefined) return `un renglón tiene más de 75 bytes: «${long}»`;
  const unfolded = lines.join('\n').replace(/\n[ \t]/g, '');
  const open: { part: string; has: Set<string> }[] = [];
  for (const line of unfolded.split('\n')) {
    const [, name = '', value = ''] = /^([A-Z0-9-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
    const inside = open.at(-1);
    if (name === 'BEGIN') open.push({ part: value, has: new Set() });
    else if (name === '' || !inside) return `no se entiende «${line}»`;
    else if (name !== 'END') inside.has.add(name);
    else {
      open.pop();
      if (inside.part !== value) return `«${line}» no cierra ${inside.part}`;
      const missing = required[value]?.find((property) => !inside.has.has(property));
      if (missing !== undefined) return `a un ${value} le falta ${missing}`;
    }
  }
  const unclosed = open.at(-1);
  return unclosed ? `no se cierra ${unclosed.part}` : null;
}

const kinds = [
  [/\.xml$/, faultOfXml],
  [/\.json$/, faultOfJson],
  [/\.ics$/, faultOfCalendar],
] as const;

/** One line for each file that the programs it is for could not read. */
export async function checkFiles({ directory, files }: BuiltSite): Promise<string[]> {
  const faults: string[] = [];
  for (const file of files) {
    const faultOf = kinds.find(([ending]) => ending.test(file))?.[1];
    const fault = faultOf?.(await readFile(join(directory, file), 'utf8'));
    if (typeof fault === 'string') faults.push(`${file}: ${fault}`);
  }
  return faults;
}
