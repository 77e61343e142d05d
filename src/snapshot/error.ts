import { SourceError } from '../domain/problem.ts';

/** Why a snapshot cannot be used: one line in Spanish with file, place and reason. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';

  constructor(file: string, reason: string, place = '') {
    super([file, place, reason].filter(Boolean).join(': ').replace(/\s+/g, ' '));
  }
}

/** Reads a file's text, its refusal told as the snapshot's. @throws SnapshotError */
export function readAs<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof SourceError) throw new SnapshotError(file, error.reason, error.place);
    throw error;
  }
}
