import { expect, test } from 'vitest';
import { handOver, takeOver } from '../../../src/snapshot/handover.ts';
import { parseSnapshot } from '../../../src/snapshot/snapshot.ts';
import { snapshotFiles } from './builder.ts';

test('a snapshot is handed over once', () => {
  const snapshot = parseSnapshot(snapshotFiles());
  handOver(snapshot);
  expect(takeOver()).toBe(snapshot);
  expect(takeOver()).toBeUndefined();
});
