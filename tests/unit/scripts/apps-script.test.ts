/** The «Publicar» menu, with stand-ins for Google's services. */
import { readFile } from 'node:fs/promises';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const source = await readFile('scripts/apps-script/Publicar.gs', 'utf8');
const configured = { REPOSITORIO: 'comunidad/sitio', TOKEN: 'secreto' };

interface Asked {
  url: string;
  options: { method: string; headers: Record<string, string>; payload: string };
}

/** Presses the menu's item; returns what it says and what it asked of GitHub. */
function press(
  properties: Record<string, string>,
  answer: number | Error,
): { said: string; asked: Asked[] } {
  const asked: Asked[] = [];
  const said: string[] = [];
  const context = createContext({
    PropertiesService: {
      getScriptProperties: () => ({ getProperty: (name: string) => properties[name] ?? null }),
    },
    SpreadsheetApp: { getUi: () => ({ alert: (text: string) => said.push(text) }) },
    UrlFetchApp: {
      fetch: (url: string, options: Asked['options']) => {
        asked.push({ url, options });
        if (answer instanceof Error) throw answer;
        return { getResponseCode: () => answer };
      },
    },
  });
  runInContext(`${source}\npublicar();`, context);
  return { said: said.join(), asked };
}

test('presses the button of publish.yml, on the branch that is published, with inputs that it has', async () => {
  const { said, asked } = press(configured, 204);
  expect(said).toContain('Listo: el sitio se está publicando');
  expect(asked).toHaveLength(1);
  expect(asked[0]?.url).toBe(
    'https://api.github.com/repos/comunidad/sitio/actions/workflows/publish.yml/dispatches',
  );
  expect(asked[0]?.options.method).toBe('post');
  expect(asked[0]?.options.headers['Authorization']).toBe('Bearer secreto');
  const { ref, inputs } = JSON.parse(asked[0]?.options.payload ?? '{}') as {
    ref: string;
    inputs: Record<string, string>;
  };
  expect(ref).toBe('main');
  const workflow = parse(await readFile('.github/workflows/publish.yml', 'utf8')) as {
    on: { workflow_dispatch: { inputs: object } };
  };
  const known = Object.keys(workflow.on.workflow_dispatch.inputs);
  expect(Object.keys(inputs).filter((name) => !known.includes(name))).toEqual([]);
});

test.each([
  ['an expired token', 401, 'seguramente venció'],
  ['a token of another repository', 404, 'revisá REPOSITORIO'],
  ['a fault of GitHub', 500, 'GitHub respondió 500'],
  ['no connection', new Error('DNS'), 'No se pudo hablar con GitHub'],
] as const)('%s is told with what to do, without the token', (_, answer, expected) => {
  const { said } = press(configured, answer);
  expect(said).toContain(expected);
  expect(said).not.toContain('secreto');
});

test('without its properties it asks nothing, and says which are missing', () => {
  const { said, asked } = press({ REPOSITORIO: 'comunidad/sitio' }, 204);
  expect(asked).toEqual([]);
  expect(said).toContain('REPOSITORIO y TOKEN');
});

test('the menu publishes, also with fewer rows', () => {
  const items: string[] = [];
  const menu = {
    addItem: (label: string, name: string) => {
      items.push(label, name);
      return menu;
    },
    addToUi: () => undefined,
  };
  const context = createContext({ SpreadsheetApp: { getUi: () => ({ createMenu: () => menu }) } });
  runInContext(`${source}\nonOpen();`, context);
  expect(items).toEqual([
    'Publicar el sitio ahora',
    'publicar',
    'Publicar aceptando menos filas…',
    'publicarConMenosFilas',
  ]);
});
