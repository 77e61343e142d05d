/** Wrong arguments and `--help` of the commands. */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import packageJson from '../../../package.json' with { type: 'json' };
import { folderOfAll } from '../../fixtures/folder.ts';
import { runScript } from '../../fixtures/script.ts';

const help = `npm run check:site -- [opciones]
Revisa un sitio ya armado: enlaces, etiquetas, tamaños.
  --dir  DIR: dónde está; dist si no se dice
`;

test.each([
  ['mi salida', `«mi salida»: este comando no tiene esa opción\n\n${help}`],
  ['--dir', expect.stringMatching(/^--dir: le falta su valor/)],
])('check:site %s', async (argument, expected) => {
  const { code, stdout, stderr } = await runScript('check-site', [argument], { DATA: 'demo' });
  expect([code, stdout, stderr]).toEqual([2, '', expected]);
});

describe('--help works whatever the community’s files contain', () => {
  const community = folderOfAll();
  const env = () => ({ COMMUNITY_DIR: community(), DATA: 'demo' });
  beforeAll(() => writeFile(community('site.yaml'), 'brand: ['));
  const commands = Object.entries(packageJson.scripts);
  const own = /^node scripts\/(.*)\.ts\b/;

  test('for all commands except those that are other programs', () => {
    const others = commands.filter(([, command]) => !own.test(command)).map(([name]) => name);
    expect(others).toEqual(['dev', 'check:types', 'check:lint', 'format']);
  });

  test('and without it, mistakes in the files are reported without a stack', async () => {
    const { code, stderr } = await runScript('shots', [], env());
    expect(code).toBe(2);
    expect(stderr).toMatch(/^Error de configuración: (?!.*^ +at )/ms);
  });

  const scripts = commands.flatMap(([name, command]) => {
    const script = own.exec(command)?.[1];
    return script ? [[name, script] as const] : [];
  });
  const helps = parse(readFileSync('scripts/lib/commands.yaml', 'utf8')) as Record<string, string>;
  test.each(scripts)('%s has a help text, and prints it before anything else', (name, script) => {
    const [first] = /^import .*$/m.exec(readFileSync(`scripts/${script}.ts`, 'utf8')) ?? [];
    expect(first).toMatch(/'\.\.?\/lib\/(begin|require-community)\.ts';$/);
    // `npm run test:quick` is `npm test` with a flag.
    const typed = ['start', 'test', 'test:quick'].includes(name) ? 'npm ' : `npm run ${name}`;
    expect(helps[script]?.startsWith(typed)).toBe(true);
  });

  test('and nothing else', async () => {
    const { code, stdout, stderr } = await runScript('check-site', ['--help'], env());
    expect([code, stderr, stdout]).toEqual([0, '', help]);
  });
});
