import { describe, expect, test } from 'vitest';
import type { Sources } from '../../../src/config/sources.ts';
import { sheetNames, type SheetName, type SourceName } from '../../../src/sources/catalog.ts';
import { fetchAll, sheetAddresses } from '../../../src/sources/fetch-all.ts';
import { addressesAt, sourcesOf } from '../config/sources.ts';
import { impatience, serve } from './loopback.ts';

describe('sheetAddresses', () => {
  test('gives each sheet of the catalogue the address of its key', () => {
    expect([...sheetAddresses(addressesAt('https://x'))]).toEqual(
      sheetNames.map((name) => [name, `https://x/${name}`]),
    );
  });

  test('gives null where a sheet is not published', () => {
    const sources = sourcesOf({ fixtures: { oroB: 'https://x/b' } }) as Sources;
    const addresses = sheetAddresses(sources);
    expect([...addresses.keys()]).toEqual([...sheetNames]);
    expect([...addresses].filter(([, url]) => url !== null)).toEqual([
      ['fixtures-oroB', 'https://x/b'],
    ]);
  });
});

describe('fetchAll', () => {
  const csv = { 'content-type': 'text/csv' };

  test('fetches every sheet from its own address, and tells each as it is done', async () => {
    const { url, requests } = await serve(({ url: path }, response) => {
      response.writeHead(200, csv).end(`the sheet at ${path}`);
    });
    const done: SourceName[] = [];
    const fetched = await fetchAll(addressesAt(url), {
      patience: impatience,
      onFetched: (name) => done.push(name),
    });
    expect(Object.fromEntries(fetched)).toEqual(
      Object.fromEntries(sheetNames.map((name) => [name, { text: `the sheet at /${name}` }])),
    );
    expect(done.toSorted()).toEqual(sheetNames.toSorted());
    expect(requests).toHaveLength(sheetNames.length);
  });

  test.each(['ranking', 'fixtures-cup', 'duels-cup'] satisfies SheetName[])(
    'a failure of %s is its own: the others come',
    async (broken) => {
      const { url } = await serve(({ url: path }, response) => {
        response.writeHead(path === `/${broken}` ? 403 : 200, csv).end('a');
      });
      const done: SourceName[] = [];
      const fetched = await fetchAll(addressesAt(url), {
        patience: impatience,
        onFetched: (name) => done.push(name),
      });
      expect(fetched.get(broken)).toEqual({
        failure: 'respondió 403: no hay permiso; revisá que siga publicado',
      });
      expect([...fetched.values()].filter((text) => 'text' in text)).toHaveLength(17);
      expect(done).toHaveLength(18);
    },
  );

  test('leaves out what is not configured', async () => {
    const { url } = await serve((_, response) => {
      response.writeHead(200, csv).end('a');
    });
    const sources = sourcesOf({ ranking: url }) as Sources;
    const fetched = await fetchAll(sources, { patience: impatience });
    expect([...fetched]).toEqual([['ranking', { text: 'a' }]]);
  });

  test('asks for no more than four sheets at a time', async () => {
    let open = 0;
    let most = 0;
    const { url } = await serve((_, response) => {
      most = Math.max(most, ++open);
      // A slow server: all that are asked for at once are open together.
      setTimeout(() => response.writeHead(200, csv).end('a', () => open--), 25);
    });
    await fetchAll(addressesAt(url), { patience: impatience });
    expect(most).toBeLessThanOrEqual(4);
  });
});
