/** Beginning: what organisers are asked, which answers are refused and why, and what is written. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { copyCommunity } from '../../../scripts/lib/demo-data.ts';
import {
  beginAtTerminal,
  beginningText,
  beginWithAnswers,
  type Lookups,
} from '../../../src/archive/begin.ts';
import { readCommunity } from '../../../src/config/community.ts';
import { SourceFailure } from '../../../src/sources/fetch/retry-policy.ts';
import { openSnapshot } from '../../../src/snapshot/files.ts';
import { folderOfEach } from '../../fixtures/folder.ts';

const inside = folderOfEach();
const { sources: sheets } = await openSnapshot('src/content/demo/snapshot');

beforeEach(() => copyCommunity(inside()));

const at = (sheet: string): string => `https://sheets.test/${sheet}.csv`;

const lookups: Lookups = {
  fetchSheet: (url) => {
    const path = new URL(url).pathname.slice(1).replace(/\.csv$/, '');
    if (path === 'broken-formula') return Promise.resolve('Nick,Elo\nAna,#REF!\n');
    if (path === 'with-hours') {
      const headings = ',Fecha 1\nCódigo,Jugador,PG,PG,Jugador,Día,Hora\n';
      return Promise.resolve(`${headings}E-1,Ana,2,1,Beto,9/11,21:00\n`);
    }
    if (path === 'with-elo') {
      const table = sheets.get('liga-nacional/standings-elite') ?? '';
      return Promise.resolve(table.replace(',DifP', ',DifP,Elo'));
    }
    const [, text] = [...sheets].find(([name]) => name === path) ?? [];
    if (text === undefined) return Promise.reject(new SourceFailure('respondió 404'));
    return Promise.resolve(text);
  },
  describeProject: ({ projectId, apiKey }) =>
    apiKey === 'buena'
      ? Promise.resolve(`se lee: ${projectId}`)
      : Promise.reject(new SourceFailure('Firestore: no acepta la clave')),
};

const textOf = (file: string): Promise<string> => readFile(inside(file), 'utf8');

/** Answers all at once, as the form does. */
const answer = (answers: string) => beginWithAnswers(inside(), answers, lookups);

/** Runs at a terminal. @returns What the person reads, and the questions that were asked. */
async function type(answersOf: (text: string) => string[] | null) {
  let shown = '';
  const asked: string[] = [];
  let typed: string[] = [];
  const lines: AsyncIterator<string, undefined> = {
    next: () => {
      const [, question = ''] = /\n([^\n]+)\n(?: {2}Ahora[^\n]*\n)?> $/.exec(shown) ?? [];
      if (asked.at(-1) !== question) {
        asked.push(question);
        const answers = answersOf(question);
        if (answers === null) throw new Error('stopped');
        typed = [...answers, ''];
      }
      return Promise.resolve({ value: typed.shift() ?? '', done: false });
    },
  };
  const write = (text: string): void => void (shown += text);
  await beginAtTerminal(inside(), lines, write, lookups);
  return { shown, asked };
}

test('each answer is checked at once and written with the comments kept, or asked again with the reason', async () => {
  const typed: Record<string, string[]> = {
    'El nombre corto de la comunidad': ['Catan: Chile'],
    'El nombre que va debajo del ícono': ['Un nombre muy largo', 'Catan'],
    'El código del país': ['Chile', 'CL'],
    'La dirección donde se va a ver': ['no tengo', 'catan.test', 'https://catan.test'],
    'La dirección de «Grupo de WhatsApp»': ['no tengo'],
    '¿Juegan «Copa Argentina»': ['quizás', 'no'],
    '¿Tienen un formulario de contacto': ['no'],
    'El reglamento de «Liga Nacional»': ['No existe'],
    'El día de la final': ['26/7/2026', '2026-07-26'],
    'El proyecto de Firestore': ['mi-proyecto', 'projectId:x apiKey:mala', 'mi-proyecto buena'],
    'La dirección de «ranking»': [at('liga-nacional/duels'), at('nada'), at('ranking')],
  };
  const { shown, asked } = await type((question) => {
    const [, answers = []] =
      Object.entries(typed).find(([start]) => question.startsWith(start)) ?? [];
    return answers;
  });
  await expect(shown).toMatchFileSnapshot('begin.txt');
  expect(asked.some((question) => question.includes('de la Copa'))).toBe(false);

  const site = await textOf('site.yaml');
  const sample = await readFile('src/content/demo/site.yaml', 'utf8');
  expect(site).toContain("\nbrand: 'Catan: Chile'\n");
  expect(site.match(/^#.*$/gm)).toEqual(sample.match(/^#.*$/gm));
  const { community, mistakes } = readCommunity(inside());
  expect(mistakes).toEqual([]);
  expect(community).toMatchObject({
    competitions: [{ id: 'liga-nacional', links: { rules: null } }],
    national: { year: 2026, finalDate: '2026-07-26' },
    sources: {
      firestore: { projectId: 'mi-proyecto', apiKey: 'buena' },
      sheets: { ranking: at('ranking') },
    },
  });
  expect(community?.site.forms).toBeUndefined();
});

test('a run that stops leaves correct files, and the next one asks only what is still open', async () => {
  const stopped = type((question) => {
    if (question.startsWith('El país')) return null;
    return question.startsWith('El nombre completo') ? ['Comunidad Tero'] : [];
  });
  await expect(stopped).rejects.toThrow('stopped');
  expect(readCommunity(inside()).mistakes).toEqual([]);
  const { asked } = await type(() => []);
  expect(asked).toContain('El país, como se escribe en los podios.');
  expect(asked).not.toContain('El nombre completo de la comunidad.');
});

test('what somebody wrote by hand is neither asked nor changed', async () => {
  const text = (await textOf('site.yaml')).replace('country: Argentina', 'country: Chile # a mano');
  await writeFile(inside('site.yaml'), text);
  expect(await answer('país=Perú')).toMatchObject({
    accepted: [],
    refused: ['país: ya estaba, y no se cambió'],
  });
  expect(await textOf('site.yaml')).toBe(text);
});

const league = (name: string): string => at(`liga-nacional/${name}`);

test.each([
  ['ranking', at('broken-formula'), /#REF!/],
  ['ranking', league('standings-elite'), /^parece una tabla de posiciones$/],
  ['posiciones de Élite', league('fixtures-elite'), /^parece un fixture$/],
  [
    'posiciones de Élite',
    league('standings-oro'),
    /^más de un cuarto de sus filas no se puede leer: .*escribí la dirección en sources.yaml$/,
  ],
  ['posiciones de Élite', at('with-elo'), /^filas: \d+; jugadores: 8 /],
  ['duelos de la Liga', at('ranking'), /^parece el ranking$/],
  ['fixture de la Copa', at('with-hours'), /^filas: 3; jugadores: 2 \(Ana y Beto\)$/],
  ['fixture de la Copa', at('copa-argentina/fixtures-cup'), /^filas: \d+; jugadores: \d+/],
  ['fixture de Élite', 'https://docs.google.com/a/edit', /^es la dirección que abre la planilla/],
  ['firestore', 'projectId: foo', /^van dos/],
])('%s with the address %s', async (title, address, said) => {
  const { accepted, refused } = await answer(`${title}=${address}`);
  expect([...accepted, ...refused]).toEqual([expect.stringMatching(`^${title}: `)]);
  expect([...accepted, ...refused][0]?.replace(`${title}: `, '')).toMatch(said);
  expect((await textOf('sources.yaml')).includes(address)).toBe(accepted.length > 0);
});

test('a part that the community does not have is removed with the addresses of its sheets', async () => {
  await answer(`ranking=${at('ranking')}`);
  expect((await answer('hay ranking=no')).refused).toEqual([]);
  expect(await textOf('sources.yaml')).not.toContain('ranking:');
});

test('an answer about what the community does not have, just removed or since earlier, says so', async () => {
  await answer('reglamento de la Liga=no');
  const { refused } = await answer(
    'hay ranking=no; hay Copa Argentina=no; título del ranking=Tabla; reglamento de la Copa=https://x.test/r; reglamento de la Liga=https://x.test/r',
  );
  const reason = 'los archivos dicen que no hay; si hay, escribilo a mano en';
  expect(refused).toEqual([
    `título del ranking: ${reason} site.yaml`,
    `reglamento de la Copa: ${reason} competitions/copa-argentina.yaml`,
    `reglamento de la Liga: ${reason} competitions/liga-nacional.yaml`,
  ]);
});

test('a removal that fails leaves the files as they were', async () => {
  await rm(inside('places.yaml'));
  await mkdir(inside('places.yaml'));
  const national = await textOf('national.yaml');
  await expect(answer('hay Torneo Nacional=no')).rejects.toThrow('EISDIR');
  expect(await textOf('national.yaml')).toBe(national);
});

test('with a mistake elsewhere, a «no» is refused with that mistake', async () => {
  await writeFile(
    inside('site.yaml'),
    (await textOf('site.yaml')).replace(/^brand: .*/m, 'brand: 12'),
  );
  const { refused } = await answer('inscripción de la Liga=no');
  expect(refused).toEqual([expect.stringMatching(/site\.yaml, renglón \d+, brand: /)]);
});

test('a fixture of other players is refused', async () => {
  const { refused } = await answer(
    `posiciones de Élite=${league('standings-elite')}; fixture de Élite=${league('fixtures-oroA')}`,
  );
  expect(refused).toEqual([expect.stringContaining('no son los de «posiciones de Élite»')]);
  expect(await textOf('sources.yaml')).not.toContain('fixtures-oroA');
});

test('a form’s answers name their question; the others are told with a name that is similar', async () => {
  const { accepted, refused, open } = await answer(
    'Marca=Catan Chile;  hay Copa Argentina = No. ; direccón=https://x.test; código=',
  );
  expect(accepted).toEqual([
    'hay Copa Argentina: anotado: el sitio sale sin eso',
    'marca: anotado',
  ]);
  expect(refused).toEqual(['direccón: no se pregunta nada con ese nombre; ¿es «dirección»?']);
  expect(open).toContain('código: El código del país: dos letras mayúsculas, como AR.');
  expect(open.join()).not.toMatch(/marca:|de la Copa:/);
  const { sections } = beginningText({ accepted: ['ranking: @ana'], refused, open }, []);
  expect(sections[0]?.[1], 'mentions nobody on GitHub').toEqual(['ranking: @\u200bana']);
  await expect(answer('Catan Chile')).rejects.toThrow('«Catan Chile» va con su nombre');
});
