import { readOr } from '../domain/problem.ts';

/** Why a snapshot cannot be used: one line in Spanish with file, place and reason. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';

  constructor(file: string, reason: string, place = '') {
    super([file, place, reason].filter(Boolean).join(': ').replace(/\s+/g, ' '));
  }
}

/** Reads a file's text, its refusal told as the snapshot's. @throws SnapshotError */
export const readAs = <T>(file: string, read: () => T): T =>
  readOr(read, ({ reason, place }) => {
    throw new SnapshotError(file, reason, place);
  });
