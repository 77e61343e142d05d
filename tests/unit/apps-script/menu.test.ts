/** What the items of the menu «Publicar» do, and say. */
import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as menu from '../../../src/apps-script/menu.ts';
import { openSpreadsheet, source, type Spreadsheet } from '../../fixtures/spreadsheet.ts';

const rows = [['Nick'], ['Ana']];
const edited = [...rows, ['Beto']];
let sheet: Spreadsheet;
let said: string[];
/** What a person writes into one prompt after the other; null cancels. */
let answers: (string | null)[];

const dialog: menu.Dialog = {
  say: (text) => said.push(text),
  ask: () => answers.shift() ?? null,
  confirm: () => answers.shift() !== null,
};

beforeEach(() => {
  sheet = openSpreadsheet();
  sheet.tabs.set('7', rows);
  sheet.site = { hold: null, sources: [source('7', rows)], publications: [] };
  sheet.runs = [{ begun: sheet.now(), ended: sheet.now() }];
  said = [];
  answers = [];
});

describe('«Publicar el sitio ahora»', () => {
  test('asks for what was edited, and the next looks do not ask again', () => {
    sheet.tabs.set('7', edited);
    menu.publish(sheet.services, dialog);
    expect(sheet.asked).toEqual([
      {
        workflow: 'publish.yml',
        inputs: { 'accept-shrink': '' },
      },
    ]);
    expect(said[0]).toContain('Pestaña 7');
    sheet.pass(20);
    expect(sheet.asked).toHaveLength(1);
  });

  test('publishes also where nothing was edited, or the site does not answer', () => {
    menu.publish(sheet.services, dialog);
    sheet.site = null;
    menu.publish(sheet.services, dialog);
    expect(sheet.asked).toHaveLength(2);
  });

  test.each([
    ['an expired token', 401, 'seguramente venció'],
    ['a token of another repository', 404, 'Actions: read and write'],
    ['a fault of GitHub', 500, 'GitHub respondió 500'],
    ['no connection', 0, 'GitHub no contesta'],
  ])('tells %s with what to do, without the token', (_, status, expected) => {
    sheet.accepts = status;
    menu.publish(sheet.services, dialog);
    expect(said).toEqual([expect.stringContaining(expected)]);
    expect(said[0]).not.toContain('secreto');
  });

  test('before it is set up asks nothing, and says where to', () => {
    sheet = openSpreadsheet({ REPOSITORIO: 'comunidad/sitio' });
    menu.publish(sheet.services, dialog);
    expect(sheet.asked).toEqual([]);
    expect(said[0]).toContain('Configurar');
  });
});

test('«Publicar aceptando menos filas» names the sources; cancelled, it does nothing', () => {
  answers = ['ranking standings-oro', null];
  menu.publishWithFewerRows(sheet.services, dialog);
  menu.publishWithFewerRows(sheet.services, dialog);
  expect(sheet.asked.map(({ inputs }) => inputs['accept-shrink'])).toEqual([
    'ranking standings-oro',
  ]);
});

describe('«Volver a la publicación elegida»', () => {
  const row = ['20/11/2026 12:00', 'ranking: 3 jugadores', 'a'.repeat(40)];

  test('goes back to its code, once it was confirmed', () => {
    answers = ['yes'];
    menu.goBack(sheet.services, dialog, row);
    expect(sheet.asked).toEqual([
      { workflow: 'publish.yml', inputs: { snapshot: 'a'.repeat(40) } },
    ]);
    answers = [null];
    menu.goBack(sheet.services, dialog, row);
    expect(sheet.asked).toHaveLength(1);
  });

  test.each([
    ['no row', null],
    ['the one that is online', ['', '', 'en línea']],
  ])('of %s says which to choose', (_, chosen) => {
    menu.goBack(sheet.services, dialog, chosen);
    expect(sheet.asked).toEqual([]);
    expect(said[0]).toContain('Elegí primero una fila');
  });
});

test('«Soltar» lets go of the data', () => {
  menu.release(sheet.services, dialog);
  expect(sheet.asked).toEqual([{ workflow: 'publish.yml', inputs: { release: 'true' } }]);
});

test('«Cerrar temporada» and «Abrir temporada» ask for a proposal', () => {
  sheet.tabs.set('7', edited);
  answers = ['Liga', '2026', ''];
  menu.closeSeason(sheet.services, dialog);
  answers = ['ambas', 'fixtures-cup=https://example.com/x'];
  menu.openSeason(sheet.services, dialog);
  expect(sheet.asked).toEqual([
    {
      workflow: 'season.yml',
      inputs: {
        step: 'cerrar',
        competition: 'liga',
        season: '2026',
        name: '',
      },
    },
    {
      workflow: 'season.yml',
      inputs: {
        step: 'abrir',
        competition: 'ambas',
        sheets: 'fixtures-cup=https://example.com/x',
      },
    },
  ]);
});

test('of what is neither league nor cup they say so; cancelled at any point, they do nothing', () => {
  answers = ['torneo'];
  menu.closeSeason(sheet.services, dialog);
  expect(said).toEqual(['«torneo» no es liga, copa ni ambas. No se hizo nada.']);
  for (const given of [[null], ['liga', null], ['liga', '', null]]) {
    answers = [...given];
    menu.closeSeason(sheet.services, dialog);
  }
  answers = ['copa', null];
  menu.openSeason(sheet.services, dialog);
  expect(sheet.asked).toEqual([]);
  expect(said).toHaveLength(1);
});

describe('«Configurar»', () => {
  const configure = (): number => {
    let turnedOn = 0;
    menu.configure(sheet.services, dialog, () => turnedOn++);
    return turnedOn;
  };

  test('asks for what is missing, turns the looks on, and says what it found', () => {
    sheet = openSpreadsheet({});
    sheet.tabs.set('7', rows);
    sheet.site = { hold: null, sources: [source('7', rows), source('8', rows)], publications: [] };
    answers = ['https://ejemplo.org/', 'comunidad/sitio', 'secreto', 'ana@example.com', ''];
    expect(configure()).toBe(1);
    expect(said[0]).toContain('El sitio contesta.\nGitHub contesta.');
    expect(said[0]).toContain(
      'De las 2 hojas del sitio, 1 están en estas planillas. Faltan: hoja 8.',
    );
    expect(sheet.services.setting('AVISAR_A')).toBe('ana@example.com');
  });

  test('keeps what is left empty, and says what does not answer', () => {
    answers = ['', '', 'otro', '', ''];
    sheet.site = null;
    sheet.runs = 401;
    expect(configure()).toBe(1);
    expect(sheet.services.setting('REPOSITORIO')).toBe('comunidad/sitio');
    expect(sheet.services.setting('TOKEN')).toBe('otro');
    expect(said[0]).toContain('El sitio no contesta');
    expect(said[0]).toContain('seguramente venció');
  });

  test('turns nothing on while something is missing, or when it is cancelled', () => {
    answers = ['', '', null];
    expect(configure()).toBe(0);
    sheet = openSpreadsheet({});
    answers = ['https://ejemplo.org', 'comunidad/sitio', '', '', ''];
    expect(configure()).toBe(0);
    expect(said[0]).toContain('No se activó nada');
  });
});

test.each(['publish.yml', 'season.yml'])('%s has the inputs that the menu gives', async (file) => {
  answers = ['', 'liga', '', '', 'liga', ''];
  menu.publishWithFewerRows(sheet.services, dialog);
  menu.closeSeason(sheet.services, dialog);
  menu.openSeason(sheet.services, dialog);
  menu.release(sheet.services, dialog);
  menu.goBack(sheet.services, { ...dialog, confirm: () => true }, ['', '', 'a'.repeat(40)]);
  const workflow = parse(await readFile(`.github/workflows/${file}`, 'utf8')) as {
    on: { workflow_dispatch: { inputs: object } };
  };
  const given = sheet.asked.filter((one) => one.workflow === file);
  expect(given.length).toBeGreaterThan(1);
  const known = Object.keys(workflow.on.workflow_dispatch.inputs);
  for (const { inputs } of given)
    expect(known).toEqual(expect.arrayContaining(Object.keys(inputs)));
});
