/** Telling apart why the file system refused. */

/** Whether an error is the file system's, with one of these codes: `ENOENT`. */
export const isCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));
