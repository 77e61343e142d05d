/** An invalid setting. The message says in Spanish which setting, and how to fix it. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** A snapshot that cannot be used. The message says in Spanish which file, and what is wrong with it. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
}

/**
 * Changes an error: sets its `about` to what was being worked on (a source, or an item's page), unless it has one.
 * Returns the same error, to throw it. What is no Error is returned as it is.
 */
export function tellAbout(subject: string, error: unknown): unknown {
  if (error instanceof Error && !('about' in error)) Object.assign(error, { about: subject });
  return error;
}

/** Returns what a synchronous task returns. Throws what the task throws, with `subject` as its `about` (`tellAbout`). */
export function about<T>(subject: string, task: () => T): T {
  try {
    return task();
  } catch (error) {
    throw tellAbout(subject, error);
  }
}
