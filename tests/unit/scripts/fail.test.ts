/** What is said of an error: in Spanish, with what to do, and never its stack. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { folderOfEach } from '../../fixtures/folder.ts';

const folder = folderOfEach();
const script = (error: string): string => `
import { fail } from '${resolve('scripts/lib/fail.ts')}';
import { ConfigurationError, about } from '${resolve('src/config/error.ts')}';
const broken = (page) => {
  try { return about(page, () => (null).title); } catch (error) { return error; }
};
fail('No se hizo nada', ${error});`;

/** Runs a command that ends with an error. */
function failWith(error: string, env: NodeJS.ProcessEnv = {}) {
  const args = ['--input-type=module', '--eval', script(error)];
  const { PATH } = process.env;
  const options = { cwd: folder(), env: { PATH, ...env }, encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync(process.execPath, args, options);
  return { status, lines: stderr.trimEnd().split('\n') };
}

const cannotRead = "TypeError: Cannot read properties of null (reading 'title')";

test('what was foreseen is its reason alone', () => {
  const { status, lines } = failWith("new ConfigurationError('falta algo')");
  expect([status, lines]).toEqual([2, ['Error de configuración: falta algo']]);
});

test('what nobody foresaw says what it is about, and where to report it; its stack is kept', () => {
  const env = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'ana/sitio' };
  const { status, lines } = failWith("broken('ranking')", env);
  expect(status).toBe(1);
  expect(lines).toEqual([
    expect.stringContaining(`Error: pasó algo que no estaba previsto en ranking (${cannotRead}, `),
    'Contalo en https://github.com/ana/sitio/issues, con estos renglones y el archivo .astro/error.txt.',
  ]);
  expect(lines[0]).toMatch(/, \S+:\d+\)\. No se hizo nada\.$/);
  expect(readFileSync(folder('.astro/error.txt'), 'utf8')).toContain('    at about ');
});

test('without a repository that anybody knows, no address is made up', () => {
  const { lines } = failWith("'a text'");
  expect(lines[0]).toBe("Error: pasó algo que no estaba previsto ('a text'). No se hizo nada.");
  expect(lines[1]).toMatch(/^Contalo a quien programa el sitio, con estos renglones/);
});

test('of many pages a few are named', () => {
  const pages = '[1, 2, 3, 4, 5, 6, 7].map((page) => broken(`/noticias/${page}`))';
  const { lines } = failWith(`new AggregateError(${pages})`);
  expect(lines).toHaveLength(7);
  expect(lines[4]).toContain(`previsto en /noticias/5 (${cannotRead}`);
  expect(lines[5]).toBe('y en otras 2 páginas. No se hizo nada.');
});
