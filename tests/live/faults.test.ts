/**
 * Every source × every fault: what is wrong with one source never reaches the site, and never
 * stops the others.
 */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sources } from '../../src/config/sources.ts';
import { parseCsv } from '../../src/domain/csv.ts';
import type { SnapshotDocument } from '../../src/snapshot/canonical.ts';
import {
  collectionNames,
  isCollection,
  sheetNames,
  shrinksByNature,
  sourceFile,
  sourceNames,
  type CollectionName,
  type SourceName,
} from '../../src/snapshot/catalog.ts';
import { readSnapshotFiles, type SnapshotFiles } from '../../src/snapshot/files.ts';
import { sha256 } from '../../src/snapshot/manifest.ts';
import { formatReport } from '../../src/snapshot/report.ts';
import { parseSnapshot } from '../../src/snapshot/snapshot.ts';
import { takeSnapshot, type TakeReport } from '../../src/snapshot/take.ts';
import { smallData } from '../fixtures/small-data.ts';
import { startUpstream, type Fault, type Upstream } from '../fixtures/upstream.ts';

const now = new Date('2026-11-20T18:00:00Z');
const patience = { timeoutMs: 300, attempts: 2, pauseMs: 1 };

// ── data: two versions of it ─────────────────────────────────────────────────────────────────

/** The second version of a source differs from the first in a harmless way. */
const secondVersion = {
  documents: (documents: SnapshotDocument[]): SnapshotDocument[] => {
    const [first, ...rest] = documents;
    if (!first) throw new Error('no documents');
    return [first, ...rest, { ...first, id: `${first.id}-nuevo` }];
  },
  sheet: (text: string): string => text.replace(/^[^,\n]*/, (cell) => `${cell} (nueva)`),
};

const firstData = smallData;
const secondData = {
  ...firstData,
  documents: Object.fromEntries(
    collectionNames.map((name) => [name, secondVersion.documents(firstData.documents[name])]),
  ) as Record<CollectionName, SnapshotDocument[]>,
  sheets: Object.fromEntries(
    sheetNames.map((name) => [name, secondVersion.sheet(firstData.sheets[name])]),
  ),
};

// ── faults ───────────────────────────────────────────────────────────────────────────────────

/** What must become of the source: its last good data, or the new data. */
type Expectation = 'kept' | 'fresh';

/** A fault of the connection or the answer, the same for every source. */
interface AnswerFault {
  fault: () => Fault;
  expect: Expectation;
  /** Why the source is kept: in a collection's words, and in a sheet's. */
  says?: [documents: string, sheet: string];
}

const cut = 'se cortó la conexión';
const cutOrFailing = `Firestore: ${cut} o el servidor está fallando`;
const answerFaults: Record<string, AnswerFault> = {
  reset: {
    fault: () => (request) => {
      request.socket.resetAndDestroy();
      return true;
    },
    expect: 'kept',
    says: [cutOrFailing, cut],
  },
  silent: {
    fault: () => () => true,
    expect: 'kept',
    says: ['no respondió en 0.3 s', 'no respondió en 0.3 s'],
  },
  '400': {
    fault: () => status(400),
    expect: 'kept',
    says: [
      'Firestore: rechazó el pedido; revisá «apiKey» y «projectId» en sources.json',
      'respondió 400: la dirección ya no sirve; revisala',
    ],
  },
  '403': {
    fault: () => status(403),
    expect: 'kept',
    says: [
      'Firestore: no da permiso; revisá sus reglas y las restricciones de la clave',
      'respondió 403: no hay permiso; revisá que siga publicado',
    ],
  },
  '404': {
    fault: () => status(404),
    expect: 'kept',
    says: [
      'Firestore: no tiene esa base de datos; revisá «projectId» en sources.json',
      'respondió 404: la dirección ya no sirve; revisala',
    ],
  },
  '429 forever': {
    fault: () => status(429),
    expect: 'kept',
    says: [
      'Firestore: llegó a su cuota; revisá el consumo del proyecto',
      'respondió 429: demasiados pedidos seguidos',
    ],
  },
  '429, then fine': {
    fault: () => {
      let isFirst = true;
      return (request, response) => {
        if (!isFirst) return false;
        isFirst = false;
        return status(429)(request, response);
      };
    },
    expect: 'fresh',
  },
  '500': {
    fault: () => status(500),
    expect: 'kept',
    says: [cutOrFailing, 'respondió 500: el servidor está fallando'],
  },
  '503': {
    fault: () => status(503),
    expect: 'kept',
    says: ['Firestore: el servidor está fallando', 'respondió 503: el servidor está fallando'],
  },
  'HTML with 200': {
    fault: () => answer(200, 'text/html', signInPage),
    expect: 'kept',
    says: [
      cutOrFailing,
      'llegó una página HTML en lugar de un CSV; revisá que la hoja siga publicada en la web',
    ],
  },
  'HTML error': {
    fault: () => answer(400, 'text/html', signInPage),
    expect: 'kept',
    says: [cutOrFailing, 'respondió 400: la dirección ya no sirve; revisala'],
  },
  'truncated body': {
    fault: () => (_, response) => {
      response.writeHead(200, { 'content-type': 'text/csv', 'content-length': '5000' });
      response.write('[{"document": "a,b');
      response.socket?.destroySoon();
      return true;
    },
    expect: 'kept',
    says: [cutOrFailing, cut],
  },
  'redirect loop': {
    fault: () => (request, response) => {
      response.writeHead(302, { location: request.url }).end();
      return true;
    },
    expect: 'kept',
    says: [cutOrFailing, 'redirige sin fin; revisá la dirección'],
  },
};

const signInPage = '<!DOCTYPE html><html><title>Iniciar sesión</title></html>';

function answer(code: number, type: string, body: string): Fault {
  return (_, response: ServerResponse) => {
    response.writeHead(code, { 'content-type': type }).end(body);
    return true;
  };
}

function status(code: number): Fault {
  const names: Record<number, string> = { 403: 'PERMISSION_DENIED', 429: 'RESOURCE_EXHAUSTED' };
  const error = { code, status: names[code] ?? 'INTERNAL', message: 'no' };
  return answer(code, 'application/json', JSON.stringify([{ error }]));
}

/** A fault of the data itself: other documents, or other text. */
interface DataFault {
  documents: (documents: SnapshotDocument[], name: CollectionName) => unknown[];
  sheet: (text: string, name: SourceName) => string | Uint8Array;
  expect: (name: SourceName) => Expectation;
}

const always = (expectation: Expectation) => (): Expectation => expectation;
/** The sheets of daily duels shrink by nature, down to their labels on a day without duels. */
const keptUnlessDaily = (name: SourceName): Expectation =>
  shrinksByNature(name) ? 'fresh' : 'kept';
const lines = (text: string): string[] => text.split('\n');
const longText = 'x'.repeat(5 * 2 ** 20);
const injection = '<script>alert(1)</script>';

/** Changes a text field of every document; those without one get a note. */
const withText = (documents: SnapshotDocument[], text: string): SnapshotDocument[] =>
  documents.map((document) => {
    const field = ['title', 'name', 'place'].find((key) => typeof document[key] === 'string');
    return { ...document, [field ?? 'note']: text };
  });

const dataFaults: Record<string, DataFault> = {
  'empty body': { documents: () => [], sheet: () => '', expect: always('kept') },
  'header only': {
    documents: () => [],
    sheet: (text) => lines(text)[0] ?? '',
    expect: keptUnlessDaily,
  },
  'shrunk by half': {
    documents: (documents) => documents.slice(0, Math.floor(documents.length / 2)),
    sheet: (text) => {
      const filled = lines(text).filter((line) => /[^,]/.test(line));
      return filled.slice(0, Math.floor(filled.length / 2)).join('\n');
    },
    expect: keptUnlessDaily,
  },
  'duplicate ids': {
    documents: (documents) => [...documents, ...documents.slice(0, 1)],
    sheet: (text) => [...lines(text), lines(text).findLast((line) => /[^,]/.test(line))].join('\n'),
    // A sheet has no ids: a repeated row is reported, and shown as the organisers typed it.
    expect: (name) => (isCollection(name) ? 'kept' : 'fresh'),
  },
  'formula errors': {
    documents: (documents) => withText(documents, '#REF!'),
    sheet: (text) => `${text}\n,#REF!,,,,`,
    // In a document it is a text like any other.
    expect: (name) => (isCollection(name) ? 'fresh' : 'kept'),
  },
  'BOM, CRLF and quoted newlines': {
    documents: (documents) => withText(documents, '\ufeffuna\r\ndos'),
    sheet: (text) =>
      `\ufeff${text.replace(/^[^,\n]*/, (cell) => `"${cell.replaceAll('"', '')}\nsegunda línea"`)}`.replaceAll(
        '\n',
        '\r\n',
      ),
    expect: always('fresh'),
  },
  'wrong types': {
    documents: (documents) =>
      documents.map(({ id }) => ({
        id,
        title: 7,
        date: 'ayer',
        position: {},
        year: [],
        url: false,
      })),
    sheet: (text) => text.replaceAll(/(?<=,)"?-?[\d.:/,]*\d"?(?=,|$)/gm, 'ayer'),
    // A fixture with unreadable results still says who plays whom.
    expect: (name) => (name.startsWith('fixtures-') ? 'fresh' : 'kept'),
  },
  '5 MB cell': {
    documents: (documents) => withText(documents, longText),
    sheet: (text) => `${text}\n${longText},,,,,`,
    expect: always('kept'),
  },
  'script and formula injection': {
    documents: (documents) => withText(documents, injection),
    sheet: (text) => text.replace(/^[^,\n]*/, `"${injection}=HYPERLINK(""javascript:alert(1)"")"`),
    expect: always('fresh'),
  },
};

// ── running a cell ───────────────────────────────────────────────────────────────────────────

let upstream: Upstream;
let work: string;
let good: string;
let cells = 0;

async function take(
  directory: string,
  {
    sources = upstream.sources,
    host = upstream.host,
    acceptShrink = false,
  }: { sources?: Sources; host?: string; acceptShrink?: boolean } = {},
): Promise<TakeReport> {
  return takeSnapshot({
    sources,
    directory,
    now,
    patience,
    emulatorHost: host,
    acceptShrink,
  });
}

beforeAll(async () => {
  upstream = await startUpstream(firstData);
  work = await mkdtemp(join(tmpdir(), 'faults-'));
  good = join(work, 'good');
  const { written } = await take(good);
  if (!written) throw new Error('the first snapshot was not written');
  upstream.data = secondData;
});

afterAll(async () => {
  console.log(`fault matrix: ${cells} cells`);
  await upstream.close();
  await rm(work, { recursive: true, force: true });
});

/** Takes a snapshot over a copy of the good one, and checks what every source became. */
async function runCell(
  expected: (name: SourceName) => Expectation,
  connection: Parameters<typeof take>[1] = {},
): Promise<{ report: TakeReport; files: SnapshotFiles }> {
  cells++;
  const directory = await mkdtemp(join(work, 'cell-'));
  await cp(good, directory, { recursive: true });
  const report = await take(directory, connection);
  const files = await readSnapshotFiles(directory);
  const before = await readSnapshotFiles(good);

  expect(report.written).toBe(true);
  expect(() => parseSnapshot(files)).not.toThrow();
  const states = report.sources.map(({ name, status: state }) => [name, state]);
  expect(states).toEqual(sourceNames.map((name) => [name, expected(name)]));

  const output = formatReport(report).split('\n');
  for (const { name, status: state, refusal } of report.sources) {
    if (state !== 'kept') {
      expect(refusal).toBeNull();
      expect(files.sources.get(name)).not.toBe(before.sources.get(name));
      continue;
    }
    expect(files.sources.get(name)).toBe(before.sources.get(name));
    expect(output.filter((line) => line.startsWith(`${name}: `))).toEqual([
      expect.stringMatching(/: \S.*; se conservan los datos de hace \d+ \S+$/),
    ]);
  }
  await rm(directory, { recursive: true, force: true });
  return { report, files };
}

const only =
  (faulty: SourceName, expectation: Expectation) =>
  (name: SourceName): Expectation =>
    name === faulty ? expectation : 'fresh';

describe.each(sourceNames)('%s', (name) => {
  test.each(Object.entries(answerFaults))('%s', async (_, { fault, expect: expectation, says }) => {
    upstream.faults.set(name, fault());
    try {
      const { report } = await runCell(only(name, expectation));
      const outcome = report.sources.find((source) => source.name === name);
      expect(outcome?.refusal).toBe(says?.[isCollection(name) ? 0 : 1] ?? null);
    } finally {
      upstream.faults.delete(name);
    }
  });

  test.each(Object.entries(dataFaults))('%s', async (_, fault) => {
    upstream.data = isCollection(name)
      ? {
          ...secondData,
          documents: {
            ...secondData.documents,
            [name]: fault.documents(secondData.documents[name], name),
          },
        }
      : {
          ...secondData,
          sheets: {
            ...secondData.sheets,
            [name]: fault.sheet(secondVersion.sheet(firstData.sheets[name]), name),
          },
        };
    try {
      await runCell(only(name, fault.expect(name)));
    } finally {
      upstream.data = secondData;
    }
  });

  test('without last good data nothing is written, and the exit says so', async () => {
    cells++;
    const directory = join(work, `empty-${name}`);
    upstream.faults.set(name, status(403));
    try {
      const report = await take(directory);
      expect(report.written).toBe(false);
      expect(report.sources.filter((source) => source.status === 'missing')).toMatchObject([
        { name },
      ]);
      expect((await readSnapshotFiles(directory)).manifest).toBeNull();
    } finally {
      upstream.faults.delete(name);
    }
  });
});

describe('a server that cannot be reached', () => {
  let closing: Server;
  let closingHost: string;
  let refusedHost: string;

  const listen = (server: Server): Promise<string> =>
    new Promise((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        resolve(`127.0.0.1:${(server.address() as AddressInfo).port}`);
      });
    });

  beforeAll(async () => {
    closing = createServer((socket) => socket.destroy());
    closingHost = await listen(closing);
    const refused = createServer();
    refusedHost = await listen(refused);
    await new Promise((resolve) => refused.close(resolve));
  });

  afterAll(() => new Promise((resolve) => closing.close(resolve)));

  /** The sources with one sheet at another host. */
  function movedSheet(name: SourceName, host: string): Sources {
    const from = `${upstream.url}/${sourceFile(name)}`;
    const to = `http://${host}/${sourceFile(name)}`;
    return JSON.parse(JSON.stringify(upstream.sources).replace(from, to)) as Sources;
  }

  describe.each([
    ['refused', () => refusedHost],
    ['closed on connect', () => closingHost],
  ])('%s', (_, host) => {
    test.each(sheetNames)('%s', async (name) => {
      await runCell(only(name, 'kept'), { sources: movedSheet(name, host()) });
    });

    test('Firestore, all seven collections', async () => {
      await runCell((name) => (isCollection(name) ? 'kept' : 'fresh'), { host: host() });
      cells += collectionNames.length - 1;
    });
  });
});

test('a fault that passes is tried again, one that does not is not', async () => {
  upstream.requests.clear();
  upstream.faults.set('ranking', status(429));
  upstream.faults.set('duels-cup', status(403));
  upstream.faults.set('news', status(429));
  upstream.faults.set('communities', status(403));
  try {
    const faulty: SourceName[] = ['ranking', 'duels-cup', 'news', 'communities'];
    await runCell((name) => (faulty.includes(name) ? 'kept' : 'fresh'));
    expect(faulty.map((name) => upstream.requests.get(name))).toEqual([
      patience.attempts,
      1,
      patience.attempts,
      1,
    ]);
  } finally {
    upstream.faults.clear();
  }
});

test('what is kept is named with its reason in the manifest', async () => {
  upstream.faults.set('ranking', status(403));
  try {
    const { files } = await runCell(only('ranking', 'kept'));
    expect(parseSnapshot(files).manifest.sources.ranking).toMatchObject({
      status: 'kept',
      because: expect.stringContaining('403') as string,
    });
  } finally {
    upstream.faults.clear();
  }
});

test('what was there before a group came or went stays the last good data', async () => {
  const directory = await mkdtemp(join(work, 'groups-'));
  await cp(good, directory, { recursive: true });
  const file = join(directory, 'manifest.json');
  const manifest = await readFile(file, 'utf8');
  await writeFile(file, manifest.replace('"fixtures-oroB"', '"fixtures-oroE"'));
  upstream.faults.set('ranking', status(403));
  try {
    const { written, sources } = await take(directory);
    expect(written).toBe(true);
    expect(sources.find(({ name }) => name === 'ranking')?.status).toBe('kept');
  } finally {
    upstream.faults.clear();
  }
});

test('last good data that can no longer be read is none, and the others go on', async () => {
  const directory = await mkdtemp(join(work, 'layout-'));
  await cp(good, directory, { recursive: true });
  const sheet = join(directory, sourceFile('standings-oro'));
  const [text, moved] = [await readFile(sheet, 'utf8'), ',,,\n'.repeat(60)];
  await writeFile(sheet, moved);
  const file = join(directory, 'manifest.json');
  const manifest = await readFile(file, 'utf8');
  await writeFile(file, manifest.replace(sha256(text), sha256(moved)));
  upstream.faults.set('standings-oro', status(403));
  try {
    const { written, sources } = await take(directory);
    expect(written).toBe(false);
    expect(sources.filter((source) => source.status !== 'fresh')).toMatchObject([
      { name: 'standings-oro', status: 'missing' },
    ]);
    upstream.faults.clear();
    expect((await take(directory)).written).toBe(true);
  } finally {
    upstream.faults.clear();
  }
});

test('sources that were emptied on purpose stay so by one word of a person', async () => {
  const directory = await mkdtemp(join(work, 'emptied-'));
  await cp(good, directory, { recursive: true });
  upstream.data = {
    ...secondData,
    documents: { ...secondData.documents, 'national-qualifiers': [] },
    sheets: { ...secondData.sheets, 'standings-oro': '', 'fixtures-oroB': '', 'duels-cup': '' },
  };
  try {
    const refused = (await take(directory)).sources.filter((source) => source.refusal !== null);
    expect(refused).toHaveLength(4);
    for (const acceptShrink of [true, false]) {
      const { written, sources } = await take(directory, { acceptShrink });
      expect([written, sources.filter((source) => source.status !== 'fresh')]).toEqual([true, []]);
    }
    const { qualifiers, fixtures, ranking } = parseSnapshot(await readSnapshotFiles(directory));
    expect([qualifiers, fixtures.oroB]).toEqual([[], []]);
    expect(ranking.length).toBeGreaterThan(0);
  } finally {
    upstream.data = secondData;
  }
});

test('line ends and byte order marks do not make a sheet look changed', () => {
  const plain = firstData.sheets.ranking;
  expect(parseCsv('ranking', `\ufeff${plain.replaceAll('\n', '\r\n')}`)).toEqual(
    parseCsv('ranking', plain),
  );
});

test('no snapshot file holds an address of a source', async () => {
  const manifest = await readFile(join(good, 'manifest.json'), 'utf8');
  expect(manifest).not.toContain(upstream.host);
});
