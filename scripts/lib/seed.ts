/** Writes a snapshot's documents into a Firestore, as the community's editors would enter them. */
import { collection, doc, setDoc, Timestamp } from 'firebase/firestore/lite';
import pLimit from 'p-limit';
import type { SnapshotDocument } from '../../src/sources/fetch/canonical.ts';
import { collectionNames, type CollectionName } from '../../src/sources/catalog/catalog.ts';
import type { SnapshotFiles } from '../../src/snapshot/files.ts';
import { replacePictures } from '../../src/snapshot/pictures.ts';
import { connectFirestore, type FirestoreProject } from '../../src/sources/fetch/firestore.ts';

const maxParallelWrites = 16;

/** A document as it is upstream: its date is a Timestamp and its pictures are addresses. */
function upstreamDocument(
  name: CollectionName,
  whole: SnapshotDocument,
  picturesUrl: string,
): SnapshotDocument {
  const document = replacePictures(name, whole, (path) => `${picturesUrl}/${path}`);
  const { date } = document;
  return typeof date === 'string'
    ? { ...document, date: Timestamp.fromDate(new Date(date)) }
    : document;
}

/** Writes every collection. Existing documents with the same id are overwritten; others stay. */
export async function seedFirestore(
  { sources }: SnapshotFiles,
  {
    project,
    emulatorHost,
    picturesUrl,
  }: { project: FirestoreProject; emulatorHost?: string | undefined; picturesUrl: string },
): Promise<void> {
  const { database, close } = connectFirestore(project, emulatorHost);
  const limit = pLimit(maxParallelWrites);
  const write = async (name: CollectionName): Promise<void> => {
    const documents = JSON.parse(sources.get(name) ?? '[]') as SnapshotDocument[];
    await Promise.all(
      documents.map((document) =>
        limit(() => {
          const { id, ...fields } = upstreamDocument(name, document, picturesUrl);
          return setDoc(doc(collection(database, name), id), fields);
        }),
      ),
    );
  };
  try {
    await Promise.all(collectionNames.map(write));
  } finally {
    await close();
  }
}
