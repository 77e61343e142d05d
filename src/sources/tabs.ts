/** Tabs of Google spreadsheets: which one an address publishes, and what it says. */
import Papa from 'papaparse';
import { createHash } from 'node:crypto';
import { digestLength, sheetContent } from '../domain/sheet-content.ts';

/** The `gid` of the tab that an address publishes; null where it names none. */
export function tabOf(address: string): string | null {
  return /[?&#]gid=(\d+)/.exec(address)?.[1] ?? null;
}

/** Digest of what a tab's CSV says; the spreadsheet's script takes the same of its cells. */
export function sheetDigest(csv: string): string {
  const { data } = Papa.parse<string[]>(csv.replace(/^\ufeff/, ''), { delimiter: ',' });
  return createHash('sha256').update(sheetContent(data)).digest('hex').slice(0, digestLength);
}
