/** The files that the rules summaries are printed from, and the record of the last printing. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesFolderOf } from '../../src/config/community.ts';
import { sha256 } from '../../src/lib/files.ts';

const root = join(import.meta.dirname, '../..');
export const source = join(root, 'src/content/rules');
/** Folder of the demo's PDFs, the ones that the record is about. */
export const demoFiles = filesFolderOf(join(root, 'src/content/demo'));
/** JSON file with the digests of each of the demo's summaries: of its sources and of its PDF. */
export const record = join(source, 'printed.json');

export const styleSheet = 'style.css';
export const summaries = ['base', 'plus', 'solitario'] as const;

/** Computes a summary's digests as the files are now: of its text, drawings and styles together, and of its PDF. */
export async function digestsOf(name: string): Promise<{ source: string; pdf: string }> {
  const drawings = (await readdir(source)).filter((file) =>
    [name, 'emblema'].some((start) => file.startsWith(start) && file.endsWith('.svg')),
  );
  const files = [`${name}.md`, ...drawings.toSorted(), styleSheet];
  const texts = files.map((file) => readFile(join(source, file), 'utf8'));
  const pdf = await readFile(join(demoFiles, `reglas-${name}.pdf`));
  return { source: sha256((await Promise.all(texts)).join('\n')), pdf: sha256(pdf) };
}
