/** Commands as somebody types them who does not know their flags. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const run = (script: string, ...args: string[]) => {
  const env = { PATH: process.env['PATH'], DATA: 'demo' };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`scripts/${script}.ts`, ...args],
    {
      encoding: 'utf8',
      env,
    },
  );
  return { status, stdout, stderr };
};

const ofBuild = `npm run build -- [opciones]
Arma el sitio con los datos guardados, sin leer las fuentes.
  --out  DIR: dónde queda; dist si no se dice
`;

test.each([
  ['build', '--help', { status: 0, stdout: ofBuild, stderr: '' }],
  [
    'build',
    '--salida',
    { status: 2, stdout: '', stderr: `«--salida»: este comando no tiene esa opción\n\n${ofBuild}` },
  ],
  [
    'build',
    '--out',
    { status: 2, stdout: '', stderr: expect.stringMatching(/^--out: le falta su valor/) as string },
  ],
  [
    'start',
    '--help',
    {
      status: 0,
      stdout: 'npm start\nArma el sitio y lo sirve; PORT elige el puerto.\n',
      stderr: '',
    },
  ],
])('%s %s', (script, argument, expected) => {
  expect(run(script, argument)).toEqual(expected);
});
