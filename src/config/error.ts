/** A setting that cannot be used; the message says, in Spanish, which one and how to mend it. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/**
 * Adds to an error what was being worked on, in `about`, for who tells of it: a source's name, or the address of
 * the page that an item of the data has. What is nearer to the error stays.
 */
export function tellAbout(subject: string, error: unknown): unknown {
  if (error instanceof Error && !('about' in error)) Object.assign(error, { about: subject });
  return error;
}

/** Runs a task, whose error says what it was about. */
export function about<T>(subject: string, task: () => T): T {
  try {
    return task();
  } catch (error) {
    throw tellAbout(subject, error);
  }
}
