/** An invalid setting. The message says in Spanish which setting, and how to fix it. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** Adds what an error is about (a source, or an item's page), unless it says that already, more precisely. */
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
