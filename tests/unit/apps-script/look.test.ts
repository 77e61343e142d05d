/** The second clock and the watchdog of the spreadsheet (docs/product.md, «Outside GitHub»). */
import { beforeEach, describe, expect, test } from 'vitest';
import { minute } from '../../../src/apps-script/services.ts';
import { openSpreadsheet, source, start, type Spreadsheet } from '../../fixtures/spreadsheet.ts';

const rows = [['Nick'], ['Ana']];
const edited = [['Nick'], ['Ana'], ['Beto']];
let sheet: Spreadsheet;

/** A run that ended well a moment ago: nothing is due. */
const goodRun = (minutesAgo = 1) => {
  const ended = sheet.now() - minutesAgo * minute;
  return { begun: ended - 3 * minute, ended };
};

const online = (...sources: ReturnType<typeof source>[]) => ({
  hold: null,
  sources,
  publications: [],
});

/** Minutes go by with runs that end well all the time. */
function passWell(minutes: number): void {
  for (let i = 0; i < minutes; i += 5) {
    sheet.runs = [goodRun(-4)];
    sheet.pass(5);
  }
}

beforeEach(() => {
  sheet = openSpreadsheet();
  sheet.tabs.set('7', rows);
  sheet.site = online(source('7', rows));
  sheet.runs = [goodRun()];
  sheet.look();
});

describe('an edit', () => {
  test('is asked for once it was left alone for five minutes', () => {
    sheet.tabs.set('7', edited);
    sheet.pass(5);
    expect(sheet.asked).toEqual([]);
    sheet.pass(5);
    expect(sheet.asked).toEqual([{ workflow: 'publish.yml', inputs: {} }]);
    expect(sheet.written['Bitácora']).toEqual([
      ['2026-11-20T15:10', 'Se pidió una publicación: cambió Pestaña 7.'],
    ]);
  });

  test('waits while somebody is still at it', () => {
    for (let i = 0; i < 5; i++) {
      sheet.tabs.set('7', [...rows, [`${i}`]]);
      sheet.pass(5);
    }
    expect(sheet.asked).toEqual([]);
  });

  test('is asked for once, and once more when Google had not given it to the run', () => {
    sheet.tabs.set('7', edited);
    sheet.pass(25);
    expect(sheet.asked).toHaveLength(1);
    passWell(120);
    expect(sheet.asked).toHaveLength(2);
  });

  test('that cannot be used is asked for only once', () => {
    const kept = { since: new Date(start).toISOString(), because: 'falta una columna' };
    sheet.tabs.set('7', edited);
    sheet.site = online(source('7', rows, kept));
    passWell(120);
    expect(sheet.asked).toHaveLength(1);
  });

  test('that is another one is asked for again', () => {
    sheet.tabs.set('7', edited);
    passWell(10);
    sheet.tabs.set('7', [...edited, ['Carla']]);
    passWell(10);
    expect(sheet.asked).toHaveLength(2);
  });

  test('that was taken back is none', () => {
    sheet.tabs.set('7', edited);
    sheet.pass(5);
    sheet.tabs.set('7', rows);
    passWell(10);
    expect(sheet.asked).toEqual([]);
  });

  test('of a tab that is no sheet of the site is none', () => {
    sheet.tabs.set('99', edited);
    passWell(10);
    expect(sheet.asked).toEqual([]);
  });

  test('that GitHub did not take is asked for again', () => {
    sheet.tabs.set('7', edited);
    sheet.accepts = 503;
    passWell(20);
    sheet.accepts = 204;
    passWell(5);
    expect(sheet.asked).toHaveLength(1);
    const lines = sheet.written['Bitácora']?.map(([, what]) => what);
    expect(lines).toHaveLength(2);
    expect(lines?.[1]).toContain('GitHub respondió 503');
  });

  test('waits while the data is held', () => {
    sheet.site = { ...online(source('7', rows)), hold: 'feriado' };
    sheet.tabs.set('7', edited);
    passWell(60);
    expect(sheet.asked).toEqual([]);
    sheet.site = online(source('7', rows));
    passWell(5);
    expect(sheet.asked).toHaveLength(1);
  });
});

describe('without edits', () => {
  test('a run is asked for half an hour after the last that ended well', () => {
    sheet.pass(25);
    expect(sheet.asked).toEqual([]);
    sheet.pass(5);
    expect(sheet.asked).toEqual([{ workflow: 'publish.yml', inputs: {} }]);
  });

  test('not while one is at work, nor for a run of another workflow', () => {
    const ci = { begun: start, ended: start + 20 * minute, workflow: 'ci' };
    sheet.runs = [goodRun(), ci, { begun: start, ended: null }];
    sheet.pass(60);
    expect(sheet.asked).toEqual([]);
    sheet.runs = [goodRun(60), ci];
    sheet.pass(5);
    expect(sheet.asked).toHaveLength(1);
  });

  test('of runs that GitHub does not start, no more than three wait', () => {
    sheet.runs = [1, 2, 3].map((hours) => ({ begun: start - hours * 60 * minute, ended: null }));
    sheet.tabs.set('7', edited);
    sheet.pass(120);
    expect(sheet.asked).toEqual([]);
    sheet.runs = [goodRun(), ...sheet.runs.slice(1)];
    sheet.pass(5);
    expect(sheet.asked).toHaveLength(1);
  });

  test('a run that failed is followed by another after ten minutes', () => {
    sheet.runs = [goodRun(5), { ...goodRun(), conclusion: 'failure' }];
    sheet.pass(5);
    expect(sheet.asked).toHaveLength(1);
    sheet.pass(5);
    expect(sheet.asked).toHaveLength(1);
    sheet.pass(5);
    expect(sheet.asked).toHaveLength(2);
  });
});

/** Subjects of the mails, without the site. */
const subjects = () => sheet.mails.map(({ subject }) => subject.replace('ejemplo.org/: ', ''));

describe('the organisers hear', () => {
  test('that the site does not answer, after half an hour; and once when it does for half an hour', () => {
    sheet.site = null;
    passWell(30);
    expect(subjects()).toEqual([]);
    passWell(300);
    expect(subjects()).toEqual(['el sitio no contesta']);
    expect(sheet.mails[0]).toMatchObject({ to: 'ana@example.com' });
    expect(sheet.mails[0]?.body).toContain('githubstatus.com');
    sheet.site = online(source('7', rows));
    passWell(30);
    expect(subjects()).toHaveLength(1);
    passWell(300);
    expect(subjects()).toEqual(['el sitio no contesta', 'se arregló: el sitio no contesta']);
  });

  test('nothing of a moment without an answer', () => {
    sheet.site = null;
    passWell(25);
    sheet.site = online(source('7', rows));
    passWell(120);
    expect(subjects()).toEqual([]);
  });

  test('which sources are kept, in one mail, with the reason', () => {
    const kept = { since: new Date(start).toISOString(), because: 'la celda dice «#REF!»' };
    sheet.site = online(source('7', rows, kept), source('8', rows, kept));
    passWell(60);
    expect(subjects()).toEqual(['hoja 7: no se puede actualizar (y 1 más)']);
    expect(sheet.mails[0]?.body).toContain('la celda dice «#REF!»');
    sheet.site = online(source('7', rows), source('8', rows, kept));
    passWell(60);
    expect(subjects()[1]).toBe('se arregló: hoja 7: no se puede actualizar');
  });

  test('nothing of an edit that is kept, but that it is kept', () => {
    sheet.tabs.set('7', edited);
    const kept = { since: new Date(start).toISOString(), because: 'falta una columna' };
    sheet.site = online(source('7', rows, kept));
    passWell(300);
    expect(subjects()).toEqual(['hoja 7: no se puede actualizar']);
  });

  test('that nothing can be published: within the hour when an edit waits', () => {
    sheet.tabs.set('7', edited);
    sheet.runs = [goodRun(2), { ...goodRun(), conclusion: 'failure' }];
    sheet.pass(45);
    expect(subjects()).toEqual([]);
    sheet.pass(15);
    expect(subjects()).toEqual(['no se está pudiendo publicar']);
    expect(sheet.mails[0]?.body).toContain('https://github.com/comunidad/sitio/actions/runs/');
    sheet.site = online(source('7', edited));
    passWell(60);
    expect(subjects().slice(1)).toEqual(['se arregló: no se está pudiendo publicar']);
  });

  test('that the token is refused, with what to do', () => {
    sheet.runs = 401;
    sheet.accepts = 401;
    sheet.pass(65);
    expect(subjects()).toEqual([]);
    sheet.pass(10);
    expect(subjects()).toEqual(['no se está pudiendo publicar']);
    expect(sheet.mails[0]?.body).toContain('seguramente venció');
    expect(JSON.stringify(sheet.mails)).not.toContain('secreto');
  });

  test('that Google keeps giving an old version, of a tab that was the same before', () => {
    sheet.tabs.set('7', edited);
    passWell(60);
    expect(subjects()).toEqual(['lo editado en «Pestaña 7» no aparece en el sitio']);
    expect(sheet.mails[0]?.body).toContain('Volver a publicar automáticamente');
  });

  test('nothing of a tab that never was the same as its CSV', () => {
    sheet.tabs.set('8', edited);
    sheet.site = online(source('7', rows), source('8', rows));
    passWell(300);
    expect(sheet.asked).toHaveLength(2);
    expect(subjects()).toEqual([]);
  });

  test('nothing while the data is held, however long', () => {
    sheet.site = { ...online(source('7', rows)), hold: 'feriado' };
    sheet.tabs.set('7', edited);
    sheet.pass(300);
    expect(subjects()).toEqual([]);
  });

  test('nothing of hours in which nobody looked', () => {
    sheet.runs = [goodRun(600)];
    sheet.site = null;
    sheet.look();
    sheet.site = online(source('7', rows));
    sheet.skip(600);
    passWell(60);
    expect(subjects()).toEqual([]);
  });

  test('later, when the mail could not be sent', () => {
    const { mail } = sheet.services;
    sheet.services.mail = () => {
      throw new Error('quota');
    };
    sheet.site = null;
    passWell(60);
    expect(sheet.written['Bitácora']?.[0]?.[1]).toContain('No se pudo mandar el aviso');
    sheet.services.mail = mail;
    passWell(60);
    expect(subjects()).toEqual(['el sitio no contesta']);
  });
});

test('the last publications stand on a tab, each with the code to go back to it', () => {
  const at = '2026-11-20T14:00:00.000Z';
  sheet.site = {
    ...online(source('7', rows)),
    publications: [
      { snapshot: null, at, changes: 'ranking: 3 jugadores' },
      { snapshot: 'a'.repeat(40), at, changes: 'noticias: +1' },
    ],
  };
  sheet.look();
  expect(sheet.written['Publicaciones']).toEqual([
    ['2026-11-20T14:00', 'ranking: 3 jugadores', 'en línea'],
    ['2026-11-20T14:00', 'noticias: +1', 'a'.repeat(40)],
  ]);
  delete sheet.written['Publicaciones'];
  sheet.look();
  expect(sheet.written['Publicaciones']).toBeUndefined();
});

test('what is remembered fits into a property of a script, 9 KB, with 25 sheets edited and told', () => {
  const gids = Array.from({ length: 25 }, (_, i) => `${1_000_000_000 + i}`);
  for (const gid of gids) sheet.tabs.set(gid, rows);
  sheet.site = online(...gids.map((gid) => source(gid, rows)));
  sheet.look();
  const kept = { since: new Date(start).toISOString(), because: 'x'.repeat(200) };
  for (const gid of gids) sheet.tabs.set(gid, edited);
  sheet.site = online(...gids.map((gid) => source(gid, rows, kept)));
  sheet.pass(60);
  expect(Object.keys(sheet.memory().edits.open)).toHaveLength(25);
  expect(Buffer.byteLength(JSON.stringify(sheet.memory()))).toBeLessThan(9 * 1024);
});
