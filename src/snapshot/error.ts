import { readOr } from '../sources/problem.ts';

/** A snapshot that cannot be used. The message is one line in Spanish: file, place and reason. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';

  constructor(file: string, reason: string, place = '') {
    super([file, place, reason].filter(Boolean).join(': ').replace(/\s+/g, ' '));
  }
}

/** Calls `read`, and turns a SourceError into a SnapshotError about the file. @throws SnapshotError */
export const readAs = <T>(file: string, read: () => T): T =>
  readOr(read, ({ reason, place }) => {
    throw new SnapshotError(file, reason, place);
  });
