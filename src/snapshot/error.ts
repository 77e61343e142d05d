/** Why a snapshot cannot be used: one line in Spanish with file, place and reason. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';

  constructor(file: string, reason: string, place = '') {
    super([file, place, reason].filter(Boolean).join(': ').replace(/\s+/g, ' '));
  }
}
