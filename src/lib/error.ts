/** An invalid setting. The message says in Spanish which setting, and how to fix it. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** A snapshot that cannot be used. The message says in Spanish which file, and what is wrong with it. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
}

/** Sets an error's `about` (a source, or an item's page) and returns the error. An earlier `about` stays. */
export function tellAbout(subject: string, error: unknown): unknown {
  if (error instanceof Error && !('about' in error)) Object.assign(error, { about: subject });
  return error;
}

/** Returns what a synchronous task returns. If the task throws, the error gets an `about` (`tellAbout`). */
export function about<T>(subject: string, task: () => T): T {
  try {
    return task();
  } catch (error) {
    throw tellAbout(subject, error);
  }
}
