import { expect, test } from 'vitest';
import { sourcesAt } from '../../../../scripts/lib/data-server.ts';
import { sheetNames, sourceFile, type SheetName } from '../../../../src/sources/catalog/catalog.ts';
import { fetchAll } from '../../../../src/sources/fetch/fetch-all.ts';
import { quickRetries, serve, stopTheClock } from './loopback.ts';

const csv = { 'content-type': 'text/csv' };

test('every sheet comes from its own address, and a failure is its own', async () => {
  const broken: SheetName = 'copa-argentina/fixtures-cup';
  const { url, requests } = await serve(({ url: path }, response) => {
    response
      .writeHead(path === `/sheets/${broken}.csv` ? 403 : 200, csv)
      .end(`the sheet at ${path}`);
  });
  const fetched = await fetchAll(sourcesAt(url), quickRetries);
  const expected = new Map<string, object>();
  for (const name of sheetNames) expected.set(name, { text: `the sheet at /${sourceFile(name)}` });
  expected.set(broken, { failure: 'respondió 403: no hay permiso; revisá que siga publicado' });
  expect(fetched).toEqual(expected);
  expect(requests).toHaveLength(sheetNames.length);
});

test('silent sources delay a run by a minute and a half in all, not each by its own timeout', async () => {
  const pass = stopTheClock();
  const totalMs = 45_000;
  let asked = 0;
  // At most four requests run at a time, and they time out together.
  const { url } = await serve(() => {
    if (++asked % 4 === 0) pass(totalMs);
  });
  const retryPolicy = { ...quickRetries, totalMs };
  const fetched = await fetchAll(sourcesAt(url), retryPolicy);
  expect(new Set([...fetched.values()].map((one) => JSON.stringify(one)))).toEqual(
    new Set(['{"failure":"no llegó a tiempo"}']),
  );
  expect([fetched.size, asked]).toEqual([sheetNames.length, 8]);
});
