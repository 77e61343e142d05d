/** The demo as it leaves the build has nothing that would stop a publication. */
import { expect, test } from 'vitest';
import { checkSite } from '../../scripts/check/check-site.ts';
import { readEnvironment } from '../../src/config/environment.ts';
import { dist } from '../fixtures/site.ts';

test('the built demo passes check:site, and would not as live data', async () => {
  const environment = readEnvironment({ DATA: 'demo' });
  expect(await checkSite(dist, environment)).toEqual({ problems: [], warnings: [] });
  expect((await checkSite(dist, { ...environment, data: 'live' })).problems).toContainEqual(
    expect.stringContaining('«Datos de demostración»'),
  );
});
