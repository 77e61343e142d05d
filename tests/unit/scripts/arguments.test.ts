/** Commands as somebody types them who does not know their flags. */
import { expect, test } from 'vitest';
import { runScript } from '../../fixtures/script.ts';

const ofBuild = `npm run build -- [opciones]
Arma el sitio con los datos guardados, sin leer las fuentes.
  --out  DIR: dónde queda; dist si no se dice
`;

const ofStart = 'npm start\nArma el sitio y lo sirve; PORT elige el puerto.\n';
const unknown = `«--salida»: este comando no tiene esa opción\n\n${ofBuild}`;

test.each([
  ['build', '--help', [0, ofBuild, '']],
  ['build', '--salida', [2, '', unknown]],
  ['build', '--out', [2, '', expect.stringMatching(/^--out: le falta su valor/)]],
  ['start', '--help', [0, ofStart, '']],
])('%s %s', async (script, argument, expected) => {
  const { code, stdout, stderr } = await runScript(script, [argument], { DATA: 'demo' });
  expect([code, stdout, stderr]).toEqual(expected);
});
