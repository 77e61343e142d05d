/** `npm run dev` shows edits of the community's files without a restart. */
import { EventEmitter } from 'node:events';
import type { AstroIntegrationLogger, HookParameters } from 'astro';
import { expect, test, vi } from 'vitest';
import { reloadOnChange } from '../../../src/build/site-build.ts';

type Setup = HookParameters<'astro:server:setup'>;

test('a change in a watched directory loads texts and modules again; other changes do not', async () => {
  const watcher = Object.assign(new EventEmitter(), { add: vi.fn() });
  const steps: string[] = [];
  const environment = {
    moduleGraph: { invalidateAll: () => steps.push('modules') },
    hot: { send: () => steps.push('pages') },
  };
  const refreshContent = async () => {
    await Promise.resolve();
    steps.push('texts');
  };
  const logger: Pick<AstroIntegrationLogger, 'info'> = { info: vi.fn() };
  const server: unknown = { watcher, environments: { ssr: environment } };
  const parameters: unknown = { server, logger, refreshContent };
  reloadOnChange(parameters as Setup, ['/club']);
  expect(watcher.add).toHaveBeenCalledWith(['/club']);
  watcher.emit('all', 'change', '/club-2/site.yaml');
  watcher.emit('all', 'change', '/club/site.yaml');
  await vi.waitFor(() => expect(steps).toContain('pages'));
  expect(steps).toEqual(['texts', 'modules', 'pages']);
});
