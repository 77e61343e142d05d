/** Handles what goes wrong in folders. */

/** True if an error has one of these codes, such as `ENOENT`. */
export const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** Awaits a read; returns `fallback` if the file or folder does not exist. Rethrows any other error. */
export async function readOrDefault<T>(reading: Promise<T>, fallback: T): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return fallback;
    throw error;
  }
}

const full = 'no queda lugar en el disco; liberá un poco';
const inTheWay = 'una parte de ese camino es un archivo, y tiene que ser una carpeta';
const forbidden = 'no hay permiso; dáselo a quien corre el comando, o usá otra carpeta';

/** Errors that the program cannot mend, but whoever runs it can. */
const meanings: Readonly<Record<string, string>> = {
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

/** Explains an error of the file system in Spanish, with its path and code. Null for one without a known remedy. */
export function explainFileError(error: unknown): string | null {
  // The bundler reports a full disk with a message of its own and no code.
  if (error instanceof Error && error.message.includes('No space left on device')) {
    return `${full} (ENOSPC)`;
  }
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return null;
  // Sockets fail with the same codes, but no file is at fault.
  if (error.syscall === 'connect' || error.syscall === 'listen') return null;
  const code = String(error.code);
  const meaning = meanings[code];
  if (meaning === undefined) return null;
  const explanation = `${meaning} (${code})`;
  return 'path' in error ? `${String(error.path)}: ${explanation}` : explanation;
}

/**
 * Says in Spanish what a person has to mend: the message of a ConfigurationError or SnapshotError, or the explanation of
 * an error of the file system (`explainFileError`). Null for any other error, which is one of the program.
 */
export function explainError(error: unknown): string | null {
  // Astro bundles copies of our classes, so `instanceof` fails: compare names.
  const isOurError =
    error instanceof Error && ['ConfigurationError', 'SnapshotError'].includes(error.name);
  return isOurError ? error.message : explainFileError(error);
}

/**
 * Names that systems and editors leave in folders: hidden files, copies made while a file is open or before it is
 * saved, what a Mac adds to a ZIP, and folder view settings. In a folder of data they must not stop a build.
 */
const stray =
  /^(\.|~\$|#.*#$)|~$|\.(bak|swp|tmp)$|^(__MACOSX|Icon\r|(ehthumbs|Thumbs)\.db|desktop\.ini)$/i;

/** True for names that systems and editors leave, and for all hidden files. */
export const isStray = (name: string): boolean => stray.test(name);
