/** Commands as somebody types them who does not know their flags. */
import { expect, test } from 'vitest';
import { runScript } from '../../fixtures/script.ts';

const ofBuild = `npm run build -- [opciones]
Arma el sitio con los datos guardados, sin leer las fuentes.
  --out  DIR: dónde queda; dist si no se dice
`;

test.each([
  ['build', '--help', { code: 0, stdout: ofBuild, stderr: '' }],
  [
    'build',
    '--salida',
    { code: 2, stdout: '', stderr: `«--salida»: este comando no tiene esa opción\n\n${ofBuild}` },
  ],
  [
    'build',
    '--out',
    { code: 2, stdout: '', stderr: expect.stringMatching(/^--out: le falta su valor/) as string },
  ],
  [
    'start',
    '--help',
    {
      code: 0,
      stdout: 'npm start\nArma el sitio y lo sirve; PORT elige el puerto.\n',
      stderr: '',
    },
  ],
])('%s %s', async (script, argument, expected) => {
  expect(await runScript(script, [argument], { DATA: 'demo' })).toMatchObject(expected);
});
