/** The last changes of the data that were published, for whoever maintains them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  publicationsFile,
  readPublications,
  type PastPublication,
} from '../snapshot/publications.ts';
import { environment } from './environment.ts';

/** Newest first; none where snapshots are kept on no branch. */
export async function pastPublications(): Promise<PastPublication[]> {
  const path = join(environment.snapshotDirectory, publicationsFile);
  return readPublications(await readFile(path, 'utf8').catch(() => null));
}
