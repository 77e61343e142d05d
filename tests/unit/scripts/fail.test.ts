/** How commands report an error: in Spanish, with what to do, and without its stack. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { folderOfEach } from '../../fixtures/folder.ts';

const folder = folderOfEach();
const cannotRead = "TypeError: Cannot read properties of null (reading 'title'), ";
const onGitHub = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'ana/sitio' };

/** Runs a command that fails with an error, given as an expression. @returns The lines that it prints. */
function failWith(error: string, env: NodeJS.ProcessEnv = {}): string[] {
  const script = `
    import { fail } from '${resolve('scripts/lib/fail.ts')}';
    import { ConfigurationError, setSubject } from '${resolve('src/lib/error.ts')}';
    const broken = (about) => {
      try { null.title } catch (error) { return setSubject(about, error) }
    };
    fail('No se hizo nada', ${error});`;
  const args = ['--input-type=module', '--eval', script];
  const options = { cwd: folder(), env: { PATH: process.env['PATH'], ...env } };
  return spawnSync(process.execPath, args, options).stderr.toString().trimEnd().split('\n');
}

test('a foreseen error prints only its reason', () => {
  const lines = failWith("new ConfigurationError('falta algo')");
  expect(lines).toEqual(['Error de configuración: falta algo']);
});

test('an unforeseen error says what was being worked on and where to report it, and its stack is stored', () => {
  const [told, report] = failWith("broken('ranking')", onGitHub);
  expect(told).toContain(`Error: pasó algo que no estaba previsto en ranking (${cannotRead}`);
  expect(told).toMatch(/\S+:\d+\)\. No se hizo nada\.$/);
  expect(report).toBe(
    'Contalo en https://github.com/ana/sitio/issues, con estos renglones y el archivo .astro/error.txt.',
  );
  expect(readFileSync(folder('.astro/error.txt'), 'utf8')).toMatch(/^ +at broken /m);
});

test('of many failed pages a few are listed, and without a known repository no address is invented', () => {
  const lines = failWith('new AggregateError([1, 2, 3, 4, 5, 6].map((id) => broken(`/n/${id}`)))', {
    GITHUB_SERVER_URL: onGitHub.GITHUB_SERVER_URL,
  });
  expect(lines).toHaveLength(7);
  expect(lines[4]).toContain(`previsto en /n/5 (${cannotRead}`);
  expect(lines[5]).toBe('y en 1 página más. No se hizo nada.');
  expect(lines[6]).toMatch(/^Contalo a quien programa el sitio, con estos renglones/);
});
