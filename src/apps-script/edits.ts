/** Which tabs differ from what is online, since when, and what was asked for (docs/product.md, «Outside GitHub»). */
import { digestLength, sheetContent } from '../domain/sheet-content.ts';
import type { Runs } from './github.ts';
import { minute, type Services } from './services.ts';
import type { Publication } from './site.ts';

export interface Edit {
  title: string;
  /** Of the tab's cells. */
  digest: string;
  /** When it was first seen so. */
  since: number;
  /** When it was asked for, the last time. */
  asked: number | null;
  times: number;
  /** The sheet's last good data stays in place of what comes: the site says so itself. */
  isKept: boolean;
  /** It was once the same as what is online: that it differs is an edit for sure. */
  isComparable: boolean;
}

export interface Edits {
  /** Tabs that differ, by their `gid`. */
  open: Record<string, Edit>;
  /** Tabs that were once the same as what is online. */
  matched: string[];
}

export const noEdits: Edits = { open: {}, matched: [] };

/** Two looks are five minutes apart, more or less. */
const quietMs = 4 * minute;

/** Looks at each published tab. */
export function findEdits(before: Edits, site: Publication, services: Services): Edits {
  const now = services.now().getTime();
  const open: Record<string, Edit> = {};
  const matched = new Set(before.matched);
  for (const { gid, title, rows } of services.tabs()) {
    // Tabs of two spreadsheets may have the same number.
    const online = site.sources.filter(({ tab }) => tab?.gid === gid);
    if (online.length === 0) continue;
    const digest = services.sha256(sheetContent(rows())).slice(0, digestLength);
    if (online.some(({ tab }) => tab?.digest === digest)) {
      matched.add(gid);
      continue;
    }
    const known = before.open[gid];
    const isSame = known?.digest === digest;
    open[gid] = {
      title,
      digest,
      since: isSame ? known.since : now,
      asked: isSame ? known.asked : null,
      times: isSame ? known.times : 0,
      isKept: online.some(({ kept }) => kept !== null),
      isComparable: matched.has(gid),
    };
  }
  return { open, matched: [...matched] };
}

/** Google's clock and GitHub's may differ so much. */
const skewMs = minute;

/** Whether a run came for what was asked for at that moment, or later. */
export const isAfter = (run: Runs['good'], asked: number): boolean =>
  run !== null && run.begun > asked - skewMs && run.ended > asked;

/** An edit is asked for a second time when Google had not given it to the run that came for it. */
const timesAtMost = 2;

/**
 * Edits to ask for now: left alone for five minutes and not asked for yet, or not given in time.
 * @param goodRun The newest that ended well.
 */
export const dueEdits = (
  { open }: Edits,
  now: number,
  goodRun: Runs['good'],
): [gid: string, edit: Edit][] =>
  Object.entries(open).filter(([, { asked, times, since, isKept }]) =>
    asked === null
      ? now - since >= quietMs
      : !isKept && times < timesAtMost && isAfter(goodRun, asked),
  );

/** Whether an edit waits for a run: none that ended well began since it was asked for. */
export const isWaiting = ({ open }: Edits, now: number, goodRun: Runs['good']): boolean =>
  Object.values(open).some(
    ({ since, asked, isKept }) =>
      !isKept && now - since >= quietMs && !(asked !== null && isAfter(goodRun, asked)),
  );

/** The same edits, these of them asked for now. */
export function askedFor(edits: Edits, gids: readonly string[], now: number): Edits {
  const open = Object.entries(edits.open).map(
    ([gid, edit]) =>
      [gid, gids.includes(gid) ? { ...edit, asked: now, times: edit.times + 1 } : edit] as const,
  );
  return { ...edits, open: Object.fromEntries(open) };
}
