/** Which files of the community change when somebody is erased, and what the proposal says. */
import { expect, test } from 'vitest';
import { erasureText, planErasure, type ErasureData } from '../../../src/archive/erase.ts';
import { useFacts } from '../../fixtures/facts.ts';
import { formatSections } from '../../../src/archive/proposal.ts';

const nicks = `# Cambios de nick.
renamed: {}

# Direcciones.
addresses:
  Puma: puma-sur # la de Puma
  Aná: ana-sur

# Sin página.
withoutPage: [Ana, puma]

# Borrados: { Nick: Anónimo 1 }.
erased: {}
`;

const data = (texts: Record<string, string> = {}): ErasureData => ({
  texts: new Map(Object.entries({ 'nicks.yaml': nicks, ...texts })),
  sheets: ['Puma,El Puma'],
  ownNames: ['Oro'],
});

test('every file gets the pseudonym, and its comments and other nicks stay', () => {
  const { files, pseudonym } = planErasure(
    ["Puma, Juana D'Paz"],
    {},
    data({
      'competitions/liga.yaml': 'withdrawn:\n  Puma: 2026-11-13 # avisó\n',
      'seasons/2025/season.json': '{\n  "champions": { "elite": "PUMA" }\n}\n',
      'seasons/2025/sheets/liga/fixtures-elite.csv': 'E-1,El Puma,2,1,Puma\n',
      'texts/premios.md': "Ganó Juana D'Paz (Puma).\n",
      'podiums.yaml': "- champion: 'Juana D''Paz'\n",
      'places.yaml': '- name: Ana\n',
    }),
  );
  expect(pseudonym).toBe('Anónimo 1');
  expect(Object.fromEntries(files)).toEqual({
    'nicks.yaml': nicks
      .replace('  Puma: puma-sur # la de Puma\n', '')
      .replace('[Ana, puma]', '[ Ana ]')
      .replace('erased: {}', "erased: { Puma: Anónimo 1, Juana D'Paz: Anónimo 1 }"),
    'competitions/liga.yaml': 'withdrawn:\n  Anónimo 1: 2026-11-13 # avisó\n',
    'seasons/2025/season.json': '{\n  "champions": { "elite": "Anónimo 1" }\n}\n',
    'seasons/2025/sheets/liga/fixtures-elite.csv': 'E-1,El Puma,2,1,Anónimo 1\n',
    'texts/premios.md': 'Ganó Anónimo 1 (Anónimo 1).\n',
    'podiums.yaml': "- champion: 'Anónimo 1'\n",
  });
});

test('two spellings of a name are erased once, also where the list has no value yet', () => {
  const { files } = planErasure(['Puma, PUMA'], {}, data({ 'nicks.yaml': 'erased:\n' }));
  expect(files.get('nicks.yaml')).toBe('erased:\n  Puma: Anónimo 1\n');
});

test('a list in one line with other spaces is left as it is once everything is done', () => {
  const text = 'withoutPage: [Ana, Beto]\nerased: {Puma: Anónimo 1}\n';
  const { files } = planErasure(['Puma'], { Puma: 'Anónimo 1' }, data({ 'nicks.yaml': text }));
  expect([...files.keys()]).toEqual([]);
});

test('who is named by a former nick is erased under the current one, too', async () => {
  useFacts({ nicks: { renamed: { Puma: 'Tigre' } } });
  const { planErasure: plan } = await import('../../../src/archive/erase.ts');
  const { files } = plan(['puma'], {}, data({ 'texts/premios.md': 'Ganó Tigre, antes Puma.\n' }));
  expect(files.get('texts/premios.md')).toBe('Ganó Anónimo 1, antes Anónimo 1.\n');
  expect(plan(['Tigre'], { Puma: 'Anónimo 7' }, data()).pseudonym).toBe('Anónimo 7');
});

test('erasing again changes nothing, and a second person gets a pseudonym that no text has', () => {
  const { files } = planErasure(['Puma'], {}, data());
  const erased = { Puma: 'Anónimo 1' };
  const texts = { ...Object.fromEntries(files), 'podiums.yaml': '- players: [Anónimo 2]\n' };
  const again = planErasure(['puma'], erased, data(texts));
  expect([...again.files.keys()]).toEqual([]);
  expect(formatSections(erasureText(again, []).sections)).toContain('Ya estaba hecho');
  expect(planErasure(['Ana'], erased, data(texts)).pseudonym).toBe('Anónimo 3');
});

test.each([
  ['nobody', ' , ', 'falta a quién borrar'],
  ['a name of the community', 'oro', '«oro» es también un nombre de la comunidad'],
])('%s cannot be erased', (_, words, told) => {
  expect(() => planErasure([words], {}, data())).toThrow(told);
});

test('the proposal says what is left to do, and never the name', () => {
  const plan = planErasure(['Puma'], {}, data());
  const { title, sections } = erasureText(plan, ['En la hoja de ranking: borrá su fila.']);
  expect(`${title}\n\n${formatSections(sections)}`).toMatchInlineSnapshot(`
    "Borrar a Anónimo 1

    ## Qué cambia

    - Desde la próxima publicación, todo el sitio dice **Anónimo 1**. Cambian \`nicks.yaml\`.

    ## Qué queda por hacer

    - En la hoja de ranking: borrá su fila.
    - Si hay fotos suyas en Firestore, borralas.
    - La historia de las ramas \`main\` y \`snapshot\`, las corridas y esta propuesta lo nombran todavía: \`docs/commands.md\`, «Removing somebody from the history», dice cómo se saca.
    "
  `);
});
