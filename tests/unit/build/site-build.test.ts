import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { Script } from 'node:vm';
import type { AstroIntegrationLogger, AstroPrerenderer, HookParameters } from 'astro';
import { expect, test, vi } from 'vitest';
import {
  bundleInlineScript,
  narrowPolicy,
  reloadOnChange,
  siteBuild,
} from '../../../src/build/site-build.ts';
import { folderOfEach } from '../../fixtures/folder.ts';

const folder = folderOfEach();

test('an inline script holds the modules that it imports, and shares no name with the page', async () => {
  const modules = {
    'double.ts': 'export const double = (value: number) => 2 * value;',
    'entry.ts': "import { double } from './double.ts'; console.log(double(21));",
  };
  for (const [name, text] of Object.entries(modules)) await writeFile(folder(name), text);
  const bundled = await bundleInlineScript(folder('entry.ts'));
  const logged: number[] = [];
  const page = { console: { log: (value: number) => logged.push(value) } };
  // Throws for an import, because a script is no module.
  new Script(bundled).runInNewContext(page);
  expect(logged).toEqual([42]);
  expect(Object.keys(page)).toEqual(['console']);
});

const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const script = 'let a="</style>"';
const style = 'p{color:red}';

/** A page whose policy allows these texts. */
const pageWith = (allowed: readonly string[], body: string): string => {
  const sources = [`script-src 'self'`, ...allowed.map(hashSource)].join(' ');
  return `<meta http-equiv="content-security-policy" content="default-src 'self'; ${sources}; base-uri 'none'">${body}`;
};

test.each([
  ['a script and a style', `<script>${script}</script><style>${style}</style>`],
  ['attributes', `<script type="module">${script}</script><style media="print">${style}</style>`],
  [
    'texts about elements',
    `<p title="<script>">&lt;style><img alt="<style></script>"></p><script>${script}</script><p title="<script>"></p><style>${style}</style>`,
  ],
])('a policy keeps the hashes that the page needs, and no others: %s', (_, body) => {
  const html = pageWith(['of another page', script, style, ''], body);
  expect(narrowPolicy(html)).toBe(pageWith([script, style], body));
});

test('files and data need no hash', () => {
  const body = '<script src="/a.js"></script><script type="application/ld+json">{}</script>';
  expect(narrowPolicy(pageWith(['of another page', ''], body))).toBe(pageWith([], body));
});

test('each page that fails is named by its address, also of pages that share an error, unless it has a subject', async () => {
  const shared = new Error('no');
  const ofCard = Object.assign(new Error('no'), { about: 'a.jpg' });
  const render = ({ url }: Request) => Promise.reject(url.endsWith('.json') ? ofCard : shared);
  const failing: AstroPrerenderer = { name: '', getStaticPaths: () => Promise.resolve([]), render };
  let wrapped = failing;
  const setPrerenderer = (wrap: (prerenderer: AstroPrerenderer) => AstroPrerenderer) => {
    wrapped = wrap(failing);
  };
  const parameters: unknown = { setPrerenderer };
  const { hooks } = siteBuild('/sitio/', new Set(), []);
  await hooks['astro:build:start']?.(parameters as HookParameters<'astro:build:start'>);
  const options: unknown = {};
  type Options = Parameters<AstroPrerenderer['render']>[1];
  for (const file of ['index.html', 'noticias/reindex.html', 'ana.html', 'ana.json']) {
    await wrapped.render(new Request(`https://s.example/sitio/${file}`), options as Options);
  }
  const errors = ['/', '/noticias/reindex', '/ana', 'a.jpg'].map((about) => ({ about }));
  await expect(wrapped.teardown?.()).rejects.toMatchObject({ errors });
});

type Setup = HookParameters<'astro:server:setup'>;

test('npm run dev loads texts and modules again after a change in a watched directory, and no other', async () => {
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
