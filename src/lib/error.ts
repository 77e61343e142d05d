/** Errors that a person can mend, explained in Spanish. */

/** An invalid setting. The message says in Spanish which setting, and how to fix it. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** A snapshot that cannot be used. The message says in Spanish which file, and what is wrong with it. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
}

/**
 * Changes an error: sets its property `about` to what was being worked on (a source, or an item's page), unless it has
 * one. Returns the same error, to throw it. What is no Error is returned as it is.
 */
export function setSubject(subject: string, error: unknown): unknown {
  if (error instanceof Error && !('about' in error)) Object.assign(error, { about: subject });
  return error;
}

/** Runs a synchronous task and returns its result. Throws what the task throws, with its subject set (`setSubject`). */
export function runWithSubject<T>(subject: string, task: () => T): T {
  try {
    return task();
  } catch (error) {
    throw setSubject(subject, error);
  }
}

/** True if an error of Node has one of these codes, such as `ENOENT`. False for anything else. */
export const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

const full = 'no queda lugar en el disco; liberá un poco';
const inTheWay = 'una parte de ese camino es un archivo, y tiene que ser una carpeta';
const forbidden = 'no hay permiso; dáselo a quien corre el comando, o usá otra carpeta';

/** Errors of the file system that the program cannot mend, but whoever runs it can, by their codes. */
const remedies: Readonly<Record<string, string>> = {
  ENOSPC: full,
  EDQUOT: full,
  EROFS: 'el disco es de solo lectura; usá otra carpeta',
  EACCES: forbidden,
  EPERM: forbidden,
  ENOTDIR: inTheWay,
  EEXIST: inTheWay,
  EMFILE: 'hay demasiados archivos abiertos; cerrá programas, o subí el límite con «ulimit -n»',
  EIO: 'el disco está fallando; usá otro',
};

/** Returns the file of an error: `a`, or `a → b` for a copy or a move, where either may be at fault. Null if none. */
function filesOf(error: Error): string | null {
  if (!('path' in error)) return null;
  const path = String(error.path);
  return 'dest' in error ? `${path} → ${String(error.dest)}` : path;
}

/** Explains an error of the file system with its files and code. Null for one without a known remedy. */
function explainFileError(error: Error): string | null {
  // The bundler reports a full disk with a message of its own and no code.
  if (error.message.includes('No space left on device')) return `${full} (ENOSPC)`;
  if (!('syscall' in error) || !('code' in error)) return null;
  // Sockets fail with the same codes, but no file is at fault.
  if (error.syscall === 'connect' || error.syscall === 'listen') return null;
  const code = String(error.code);
  const remedy = remedies[code];
  if (remedy === undefined) return null;
  const explanation = `${remedy} (${code})`;
  const files = filesOf(error);
  return files === null ? explanation : `${files}: ${explanation}`;
}

/**
 * Says in Spanish what a person has to mend: the message of a ConfigurationError or SnapshotError; `PATH: REMEDY
 * (CODE)` for an error of files with a remedy (a full disk). Null for all else, also ENOENT: the program's faults.
 */
export function explainError(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  // Astro bundles copies of our classes, so `instanceof` fails: compare names.
  const isOurError = ['ConfigurationError', 'SnapshotError'].includes(error.name);
  return isOurError ? error.message : explainFileError(error);
}
