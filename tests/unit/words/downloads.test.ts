import { expect, onTestFinished, test, vi } from 'vitest';

const file = '../../../src/config/site.ts';

test('a brand with the name of a league’s page gets an emblem address of its own', async () => {
  const competitions = ['liga-del-plata', 'liga-del-plata-2'].map((id) => ({
    ...{ id, name: id, emblem: 'logo-liga' },
  }));
  vi.resetModules();
  const site = { brand: 'Liga del Plata', downloads: [] };
  vi.doMock(file, () => ({ site, competitions, hasText: () => false }));
  onTestFinished(() => {
    vi.doUnmock(file);
    vi.resetModules();
  });
  const { downloads } = await import('../../../src/words/downloads.ts');
  const paths = downloads.flatMap(({ files }) => files.map(({ path }) => path));
  expect(new Set(paths).size).toBe(6);
  expect(paths[0]).toBe('/descargas/logo-liga-del-plata.svg');
});
