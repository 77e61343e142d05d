import { expect, test } from 'vitest';
import { handOver, takeOver } from '../../../src/data/handover.ts';
import { parseSnapshot } from '../../../src/snapshot/snapshot.ts';
import { snapshotFiles } from '../snapshot/builder.ts';

test('a site’s data is handed over once', () => {
  const data = { snapshot: parseSnapshot(snapshotFiles()), seasons: [] };
  handOver(data);
  expect(takeOver()).toBe(data);
  expect(takeOver()).toBeUndefined();
});
