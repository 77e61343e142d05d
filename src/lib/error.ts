/** An invalid setting. The message says in Spanish which setting, and how to fix it. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/**
 * Adds the property `about` to an error: the name of a source, or the path of the page of an item. An `about` that the
 * error already has stays, because it is more precise.
 */
export function tellAbout(subject: string, error: unknown): unknown {
  if (error instanceof Error && !('about' in error)) Object.assign(error, { about: subject });
  return error;
}

/** Runs a task. If it throws, the error gets the property `about`. */
export function about<T>(subject: string, task: () => T): T {
  try {
    return task();
  } catch (error) {
    throw tellAbout(subject, error);
  }
}
