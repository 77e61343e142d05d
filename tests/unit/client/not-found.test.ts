// @vitest-environment happy-dom
/** Addresses as chats and people damage them, and the pages that they lead to. */
import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';

/**
 * Runs the script on the 404 page of an address.
 * @param isThere True if the site has the pages that the script requests.
 * @returns The address to which the page leads, if any; its heading otherwise.
 */
async function openMissing(pathname: string, isThere: boolean): Promise<string> {
  document.body.innerHTML =
    '<h1 lang="en">Error</h1><p data-under-news hidden>No se encontró la noticia.</p>';
  const replace = vi.fn<(address: string) => void>();
  const location = { origin: 'https://s.example', pathname, search: '?a=1', hash: '#b', replace };
  vi.stubGlobal('location', location);
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: isThere }));
  vi.resetModules();
  await import('../../../src/client/not-found.ts');
  await setImmediate();
  return replace.mock.calls[0]?.[0] ?? document.querySelector('h1')?.textContent ?? '';
}

test.each([
  ['/noticias/N1xYz.', '/noticias/N1xYz'],
  ['/noticias/N1%20xYz', '/noticias/N1xYz'],
  ['/noticias/N1xYz%E2%80%A6', '/noticias/N1xYz'],
  ['/noticias/%C3%B1and%C3%BA%E2%80', '/noticias/%C3%B1and%C3%BA'],
  ['/noticias/%C3%B1and%C3%BA%E', '/noticias/%C3%B1and%C3%BA'],
  ['/noticias/a%26b.', '/noticias/a&b'],
  ['/noticias/a%3Fb%23c.', '/noticias/a%3Fb%23c'],
  ['/NOTICIAS/N1xYz', '/noticias/N1xYz'],
  ['/Torneos/Liga-Nacional', '/torneos/liga-nacional'],
  ['/jugadores/Rey_', '/jugadores/rey_'],
  ['/jugadores/rey_.', '/jugadores/rey_'],
  ['//otro.example/', '//otro.example'],
])('%s leads to %s, which leads nowhere else', async (address, path) => {
  expect(await openMissing(address, true)).toBe(`https://s.example${path}?a=1#b`);
  expect(await openMissing(path, true)).not.toContain('https:');
});

test.each([
  ['/noticias/N1xYz', 'No se encontró la noticia.'],
  ['/Noticias/N1xYz.', 'No se encontró la noticia.'],
  ['/noticias/', 'Error'],
  ['/noticias/2026', 'No se encontró la noticia.'],
  ['/noticias/pagina/99', 'Error'],
  ['/jugadores/noticias/x', 'Error'],
])('%s without a page says «%s»', async (path, heading) => {
  expect(await openMissing(path, false)).toBe(heading);
  expect(document.querySelector('h1')?.lang).toBe(heading === 'Error' ? 'en' : '');
});
