/** The built site on nginx with docs/hosting/nginx.conf has the same addresses as on GitHub Pages. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { get as request } from 'node:http';
import { matchesGlob } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { htmlBudget } from '../../scripts/lib/budgets.ts';
import { freePort } from '../../scripts/lib/server.ts';
import { folderOfAll } from '../fixtures/folder.ts';
import { dist, files, html, routes } from '../fixtures/site.ts';

const isInstalled = spawnSync('nginx', ['-v']).status === 0;
if (!isInstalled) console.warn('nginx: not installed, its tests are skipped');

/** Files that `/datos` offers to other sites. */
const openFiles = ['/datos/ranking.json', '/calendarios/jugador/meeplesur.ics', '/feed.xml'];
const openHeader = 'Access-Control-Allow-Origin';

const work = folderOfAll();
let server: ChildProcess;
let url: string;

/** Our configuration with the test's port and directory, for running without root. */
async function configuration(port: number): Promise<string> {
  const site = (await readFile('docs/hosting/nginx.conf', 'utf8'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('/srv/sitio/dist-publish', dist)
    .replace('# if ', 'if ');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${work(name)};`)
    .join('\n');
  return `daemon off; master_process off; pid ${work('pid')}; error_log ${work('error.log')};
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary}
  ${site}
}`;
}

describe.skipIf(!isInstalled)('on nginx', () => {
  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    await writeFile(work('nginx.conf'), await configuration(port));
    const args = ['-p', work(), '-e', work('error.log'), '-c', work('nginx.conf')];
    server = spawn('nginx', args, { stdio: 'inherit' });
    await vi.waitFor(() => fetch(url), { timeout: 300_000 });
  });

  afterAll(() => {
    server.kill();
  });

  const get = (path: string) => fetch(url + path, { redirect: 'manual' });

  test('every page is served at its clean address, byte for byte', async () => {
    for (const route of routes.filter((path) => path !== '/404')) {
      const response = await get(route);
      expect([route, response.status]).toEqual([route, 200]);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await response.text()).toBe(html(route));
    }
  });

  // A page, an address to go to, or the error page; `/sitio` is the folder of BASE_PATH.
  test.each<[path: string, answer: string]>([
    ...['/nada', '/torneos', '/_astro/nada.js', '/.git/config', '/_astro/', '/sitio/nada'].map(
      (path): [string, string] => [path, '404 /404'],
    ),
    ['/sitios/noticias', '404 /404'],
    ['/sitio', '200 /'],
    ['/sitio/', '200 /'],
    ['/sitio/noticias', '200 /noticias'],
    ['/torneos/liga-nacional?division=oro', '200 /torneos/liga-nacional'],
    ['/noticias/', '301 /noticias'],
    ['/torneos/liga-nacional/?division=oro', '301 /torneos/liga-nacional?division=oro'],
    ['//otro.example/', '301 /otro.example'],
    ['/noticias/N1xYz.', '301 /noticias/N1xYz'],
    ['/noticias/N1xYz%20)', '301 /noticias/N1xYz'],
    [
      '/torneos/copa-argentina%E2%80%A6?seccion=cuadro',
      '301 /torneos/copa-argentina?seccion=cuadro',
    ],
    ['/sitio/noticias/', '301 /sitio/noticias'],
    ['/sitio/noticias,', '301 /sitio/noticias'],
  ])('%s is answered with %s', async (path, answer) => {
    const [status = '', target = ''] = answer.split(' ');
    const response = await get(path);
    expect(response.status).toBe(Number(status));
    if (status === '301') expect(response.headers.get('location')).toBe(target);
    else expect(await response.text()).toBe(html(target));
  });

  test('pages are sent within their budgets', async () => {
    const sentBytes = (path: string): Promise<number> =>
      new Promise((resolve, reject) => {
        const headers = { 'accept-encoding': 'gzip' };
        request(url + path, { headers }, (response) => {
          let bytes = 0;
          response.on('data', (part: Buffer) => (bytes += part.length));
          response.on('end', () => resolve(bytes));
        }).on('error', reject);
      });
    for (const route of routes.filter((path) => path !== '/404')) {
      expect(await sentBytes(route), route).toBeLessThan(htmlBudget(route));
    }
  });

  test('hashed files are cached for ever, pages for ten minutes', async () => {
    const asset = files.find((file) => file.startsWith('_astro/') && file.endsWith('.js')) ?? '';
    expect((await get(`/${asset}`)).headers.get('cache-control')).toContain('immutable');
    for (const path of ['/', '/noticias']) {
      expect((await get(path)).headers.get('cache-control')).toBe('public, max-age=600');
    }
  });

  test.each([
    ['/torneos/liga-nacional', 'text/html; charset=utf-8'],
    ['/datos/ranking.json', 'application/json'],
    ['/feed.xml', 'text/xml; charset=utf-8'],
    ['/datos/duelos.csv', 'text/csv'],
    ['/calendarios/liga-nacional.ics', 'text/calendar'],
    ['/site.webmanifest', 'application/manifest+json'],
  ])('%s travels compressed, by its type', async (path, type) => {
    const response = await get(path);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('content-encoding')).toBe('gzip');
  });

  test('other sites’ scripts may read data, calendars and feeds, and nothing else', async () => {
    const origins = async (path: string) =>
      (await get(path)).headers.get('access-control-allow-origin');
    for (const path of openFiles) expect([path, await origins(path)]).toEqual([path, '*']);
    for (const path of ['/', '/datos', '/noticias', '/datos/nada.json']) {
      expect([path, await origins(path)]).toEqual([path, null]);
    }
  });
});

test('Firebase and Cloudflare allow other sites’ scripts the same files', async () => {
  const { hosting } = JSON.parse(await readFile('docs/hosting/firebase.json', 'utf8')) as {
    hosting: { headers: { source: string; headers: { key: string }[] }[] };
  };
  const firebase = hosting.headers
    .filter(({ headers }) => headers.some(({ key }) => key === openHeader))
    .map(({ source }) => source);
  const cloudflare = (await readFile('docs/hosting/_headers', 'utf8'))
    .split('\n\n')
    .filter((rule) => rule.includes(`${openHeader}: *`))
    .map((rule) => rule.split('\n')[0]?.replace('*', '**') ?? '');
  for (const patterns of [firebase, cloudflare]) {
    const isOpen = (path: string) => patterns.some((pattern) => matchesGlob(path, pattern));
    expect([...openFiles, '/', '/datos', '/noticias'].filter(isOpen)).toEqual(openFiles);
  }
});
