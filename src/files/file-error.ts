/** Why the file system refused, and which errors have a reason in Spanish. */

/** Whether an error is the file system's, with one of these codes: `ENOENT`. */
export const isCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** What a file or a folder holds; `instead` where there is none. */
export async function ifThere<T>(reading: Promise<T>, instead: T): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return instead;
    throw error;
  }
}

const full = 'no queda lugar en el disco; liberá un poco';
const inTheWay = 'una parte de ese camino es un archivo, y tiene que ser una carpeta';
const forbidden = 'no hay permiso; dáselo a quien corre el comando, o usá otra carpeta';

/** What no program can mend, and who runs it can. */
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

/** What a refusal of the file system means, in Spanish; null for any other error. */
export function explainFileError(error: unknown): string | null {
  // The bundler's own words, in whatever it throws.
  if (error instanceof Error && error.message.includes('No space left on device')) {
    return `${full} (ENOSPC)`;
  }
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return null;
  if (['connect', 'listen'].includes(String(error.syscall))) return null;
  const code = String(error.code);
  const meaning = meanings[code];
  if (meaning === undefined) return null;
  return [...('path' in error ? [String(error.path)] : []), `${meaning} (${code})`].join(': ');
}

/** What to mend, in Spanish; null for errors nobody foresaw. */
export function reasonOf(error: unknown): string | null {
  // Names are compared, because Astro bundles copies of our classes.
  const isSaid =
    error instanceof Error && ['ConfigurationError', 'SnapshotError'].includes(error.name);
  return isSaid ? error.message : explainFileError(error);
}
