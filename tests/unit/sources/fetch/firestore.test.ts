import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoProject } from '../../../../scripts/lib/demo-data.ts';
import { canonicalDocuments } from '../../../../src/sources/fetch/canonical.ts';
import { fetchAll } from '../../../../src/sources/fetch/fetch-all.ts';
import {
  connectFirestore,
  type FirestoreConnection,
} from '../../../../src/sources/fetch/firestore.ts';
import { smallData } from '../../../fixtures/small-data.ts';
import { startUpstream, type Fault, type Upstream } from '../../../fixtures/upstream.ts';
import { sourcesSchema } from '../../../../src/config/schemas/facts.ts';
import { failure, quickRetries } from './loopback.ts';

let upstream: Upstream;
let firestore: FirestoreConnection;

beforeAll(async () => {
  upstream = await startUpstream(smallData.documents);
  firestore = connectFirestore(demoProject, upstream.host);
});
afterAll(async () => {
  await firestore.close();
  await upstream.close();
});
beforeEach(() => {
  upstream.faults.clear();
  upstream.documents = smallData.documents;
});

const fetchNews = (from = firestore) => from.fetchCollection('news', quickRetries);

/** Answers every request for the news with a fault, and counts the requests. */
function answerNews(fault: Fault): { asked: () => number } {
  let asked = 0;
  upstream.faults.set('news', (...args) => {
    asked++;
    return fault(...args);
  });
  return { asked: () => asked };
}

const html = '<!DOCTYPE html><html><title>Iniciar sesión</title></html>';

const answer =
  (code: number, type: string, body: string): Fault =>
  (_, response) => {
    response.writeHead(code, { 'content-type': type }).end(body);
    return true;
  };

function status(code: number): Fault {
  const names: Record<number, string> = { 403: 'PERMISSION_DENIED', 429: 'RESOURCE_EXHAUSTED' };
  const error = { code, status: names[code] ?? 'INTERNAL', message: 'no' };
  return answer(code, 'application/json', JSON.stringify([{ error }]));
}

/** Makes the server return this many news items, each with a moment in a list. */
function giveNews(count: number, title = 'x'): void {
  const ids = Array.from({ length: count }, (_, index) => String(100_000 + index));
  const news = ids.map((id) => ({ id, title, date: ['2026-11-16T00:00:00.000Z'] }));
  upstream.documents = { ...smallData.documents, news };
}

test('documents of several pages are all read, in order', async () => {
  giveNews(701);
  expect(await fetchNews()).toEqual(upstream.documents.news);
});

test.each([
  ['has too many documents', 601, 'x', 3],
  ['has too heavy ones', 2, 'x'.repeat(2 ** 19), 1],
])('a collection that %s is stopped, and not tried again', async (_, count, title, pages) => {
  const limits = { documents: 600, megabytes: 1 };
  const limited = connectFirestore(demoProject, upstream.host, limits);
  const { asked } = answerNews(() => false);
  giveNews(count - 1, title);
  expect(await fetchNews(limited)).toHaveLength(count - 1);
  const before = asked();
  giveNews(count, title);
  expect(await failure(fetchNews(limited))).toEqual([
    'tiene más de 600 documentos o pesa más de 1 MB; revisá qué se está guardando ahí',
    false,
  ]);
  expect(asked() - before).toBe(pages);
  await limited.close();
});

const cut = 'se cortó la conexión o el servidor está fallando';
const { attempts } = quickRetries;

test.each<[string, Fault, asked: number, says: string]>([
  // http.test.ts tests failing connections, and silence.
  ['400', status(400), 1, 'rechazó el pedido; revisá «apiKey» y «projectId» en sources.yaml'],
  ['403', status(403), 1, 'no da permiso; revisá sus reglas y las restricciones de la clave'],
  ['404', status(404), 1, 'no tiene esa base de datos; revisá «projectId» en sources.yaml'],
  ['429', status(429), attempts, 'llegó a su cuota; revisá el consumo del proyecto'],
  ['503', status(503), attempts, 'el servidor está fallando'],
  ['HTML with 400', answer(400, 'text/html', html), attempts, cut],
  [
    'half a body',
    (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
      response.write('[{"document": "a,b');
      response.socket?.destroySoon();
      return true;
    },
    attempts,
    cut,
  ],
])('%s is told, and tried again while that may help', async (_, fault, times, says) => {
  const { asked } = answerNews(fault);
  expect(await failure(fetchNews())).toEqual([`Firestore: ${says}`, times > 1]);
  expect(asked()).toBe(times);
});

test('missing documents are noticed by the server’s own count', async () => {
  let asked = 0;
  answerNews((_, response) => {
    if (asked++ % 2 === 1) return false;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify([{ readTime: '2026-11-16T00:00:00.000000Z' }]));
    return true;
  });
  const [message] = await failure(fetchNews());
  expect(message).toBe('llegaron 0 documentos y el servidor cuenta 6');
});

test('a failure of one collection does not affect the others', async () => {
  answerNews(status(403));
  const sources = sourcesSchema.parse({ firestore: demoProject, sheets: {} });
  const fetched = await fetchAll(sources, quickRetries, upstream.host);
  const failure = 'Firestore: no da permiso; revisá sus reglas y las restricciones de la clave';
  const texts = Object.entries(smallData.documents).map(
    ([name, documents]) => [name, { text: canonicalDocuments(documents) }] as const,
  );
  expect(Object.fromEntries(fetched)).toEqual({ ...Object.fromEntries(texts), news: { failure } });
});
