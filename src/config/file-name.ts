/** Checks names of the community's files that become parts of addresses. */
import { basename, relative } from 'node:path';
import { idSchema } from './schemas/fields.ts';
import { fileMistake, type Mistake } from './yaml-file.ts';

/**
 * Says why a file's name cannot be part of an address. Null if it can.
 * @param what Kind of thing that the file describes, with its article: `una competencia`.
 * @param taken Addresses that other pages have.
 */
export function fileNameMistake(
  path: string,
  what: string,
  extension: '.yaml' | '.md',
  taken: readonly string[],
): Mistake | null {
  const file = relative('', path);
  const name = basename(path, extension);
  if (!path.endsWith(extension)) {
    return fileMistake(file, `no se lee: ${what} es un archivo que termina en ${extension}`);
  }
  if (taken.includes(name)) {
    return fileMistake(file, `«${name}» es de otra página del sitio: ponele otro nombre`);
  }
  if (idSchema.safeParse(name).success) return null;
  return fileMistake(
    file,
    'el nombre es parte de su dirección: usá minúsculas, números y guiones, sin espacios ni acentos',
  );
}
