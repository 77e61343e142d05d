/**
 * Edits that somebody asked to publish: Google takes minutes to put them into the CSV it publishes, and
 * until then a run would find nothing new (docs/product.md, «An edit that is awaited»).
 */
import { digestLength } from '../domain/sheet-content.ts';
import type { SourceName } from './catalog.ts';
import { SourceFailure } from './failure.ts';
import { sheetDigest, tabOf } from './tabs.ts';

/** The digest that each edited tab is to have, by its `gid`. */
export type AwaitedEdits = ReadonlyMap<string, string>;

const edit = new RegExp(`^(\\d+):([0-9a-f]{${digestLength}})$`);

/** `GID:DIGEST` separated by spaces, as the spreadsheet's script writes them; null when it is not that. */
export function readAwaitedEdits(text: string): AwaitedEdits | null {
  const edits = new Map<string, string>();
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const [, gid, digest] = edit.exec(word) ?? [];
    if (gid === undefined || digest === undefined) return null;
    edits.set(gid, digest);
  }
  return edits;
}

/** Time between two looks, and looks in all: ten minutes. */
export const awaitedPauseMs = 20_000;
const looks = 31;

export interface WaitOptions {
  /** Where each sheet is published. */
  addresses: ReadonlyMap<SourceName, string | null>;
  /** Text of a sheet; rejects with a SourceFailure. */
  fetchSheet: (address: string) => Promise<string>;
  pause: (ms: number) => Promise<unknown>;
}

/**
 * Waits until each edit is published, at most ten minutes. A tab that is no sheet of ours is not waited
 * for, nor one that waiting does not mend.
 * @returns The sheets whose edit did not come.
 */
export async function awaitEdits(
  edits: AwaitedEdits,
  { addresses, fetchSheet, pause }: WaitOptions,
): Promise<SourceName[]> {
  let late = [...addresses].flatMap(([name, address]) => {
    const digest = address === null ? undefined : edits.get(tabOf(address) ?? '');
    return address === null || digest === undefined ? [] : [{ name, address, digest }];
  });
  for (let look = 1; late.length > 0; look++) {
    const isThere = await Promise.all(
      late.map(async ({ address, digest }) => {
        try {
          return sheetDigest(await fetchSheet(address)) === digest;
        } catch (error) {
          if (!(error instanceof SourceFailure)) throw error;
          return !error.isTransient;
        }
      }),
    );
    late = late.filter((_, index) => !isThere[index]);
    if (late.length === 0 || look === looks) break;
    await pause(awaitedPauseMs);
  }
  return late.map(({ name }) => name);
}
