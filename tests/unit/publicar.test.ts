/** docs/Publicar.gs, the program that is pasted into the spreadsheet, with fakes of Google's services. */
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';

const noon = Date.parse('2026-11-20T15:00:00Z');
const after = (minutes: number): number => noon + minutes * 60_000;
const long = -600;

/** State outside the program, and a record of what the program did. */
const start = () => ({
  now: noon,
  edited: after(long),
  status: 204,
  site: '',
  properties: { SITIO: 'https://ejemplo.org', REPOSITORIO: 'a/b', TOKEN: 'secreto' } as Texts,
  answers: [] as string[],
  asked: [] as object[],
  mails: [] as string[],
  triggers: [] as string[],
});
type Texts = Record<string, string>;
let world = start();

const ui = {
  createMenu: () => ui,
  addItem: (title: string, name: string) => {
    world.properties[title] = name;
    return ui;
  },
  addToUi: () => null,
  alert: () => null,
  prompt: () => {
    const answer = world.answers.shift();
    return { getSelectedButton: () => answer !== undefined, getResponseText: () => answer };
  },
  ButtonSet: { OK_CANCEL: 2 },
  Button: { OK: true },
};
const everyMinutes = (name: string) => (minutes: number) => ({
  create: () => world.triggers.push(`${name} ${minutes}`),
});
const context = createContext({
  Date: { now: () => world.now, parse: Date.parse },
  PropertiesService: {
    getScriptProperties: () => ({
      getProperty: (name: string) => world.properties[name] ?? null,
      setProperty: (name: string, value: string) => (world.properties[name] = value),
    }),
  },
  SpreadsheetApp: { getUi: () => ui, getActive: () => ({ getId: () => 'planilla' }) },
  DriveApp: { getFileById: () => ({ getLastUpdated: () => new Date(world.edited) }) },
  UrlFetchApp: {
    fetch: (url: string, request: { muteHttpExceptions?: boolean }) => {
      if (url.includes('/publicacion.json?')) return { getContentText: () => world.site };
      world.asked.push({ url, ...request });
      if (world.status >= 400 && request.muteHttpExceptions !== true) throw new Error('refused');
      return { getResponseCode: () => world.status };
    },
  },
  MailApp: { sendEmail: (...mail: string[]) => world.mails.push(mail.join(' | ')) },
  Session: { getEffectiveUser: () => ({ getEmail: () => 'ana@ejemplo.org' }) },
  ScriptApp: {
    getProjectTriggers: () => world.triggers.map((name) => ({ getHandlerFunction: () => name })),
    deleteTrigger: () => world.triggers.shift(),
    newTrigger: (name: string) => ({ timeBased: () => ({ everyMinutes: everyMinutes(name) }) }),
  },
});
runInContext(readFileSync('docs/Publicar.gs', 'utf8'), context);
const call = (name = ''): unknown => runInContext(`${name}()`, context);

/** Runs `look` at a minute, with a site published at another, or silent. @returns The number of requests for a run. */
function look(minutes: number, published: number | null = minutes): number {
  const before = world.asked.length;
  world.now = after(minutes);
  world.site = published === null ? '502' : JSON.stringify({ at: new Date(after(published)) });
  call('look');
  return world.asked.length - before;
}

beforeEach(() => {
  world = start();
  // The first look requests a run for the old edit.
  look(0);
});

test.each<[what: string, edited: number, looks: number[], requests: number[]]>([
  ['no edit', long, [10, 20], []],
  ['an edit of a minute ago', 9, [10], []],
  ['an edit of six minutes ago', 4, [10], [10]],
  ['an edit that was asked for, until Google has passed it on', 4, [10, 13, 15, 20], [10, 15]],
  ['an edit that Google has passed on', 0, [11, 16, 21], [11]],
  ['half an hour without a request', long, [10, 20, 30, 40, 50, 60], [30, 60]],
])('%s is asked for when it should be', (_, edited, looks, requests) => {
  world.edited = after(edited);
  expect(looks.filter((minutes) => look(minutes) > 0)).toEqual(requests);
});

const containing = (texts: string[]) =>
  texts.map((text) => expect.stringContaining(text) as string);

const refused = (why: string) =>
  `ana@ejemplo.org | El sitio: no se puede publicar | GitHub no ${why}`;
test.each([
  [401, [refused('acepta el token')]],
  [403, [refused('deja publicar')]],
  [404, [refused('deja publicar')]],
  [503, []],
])('a request answered with %i is made again, and mailed once if a person can help', (no, told) => {
  world.edited = after(4);
  world.status = no;
  expect([look(10), look(20), look(30)]).toEqual([1, 1, 1]);
  expect(world.mails).toEqual(containing(told));
  world.status = 204;
  look(40);
  world.status = no;
  look(60);
  call('publishNow');
  // The half hour counts from the last accepted request, whatever was refused meanwhile.
  expect([look(68), look(69), look(75)]).toEqual([0, 1, 1]);
  expect(world.mails).toEqual(containing([...told, ...told]));
});

const old = 'El sitio: hace más de tres horas que no se actualiza | ';
const silent = 'El sitio: hace más de tres horas que no contesta | ';
const well = 'El sitio: anda otra vez | ';
test.each<[what: string, published: Record<number, number | null>, mails: string[]]>([
  ['almost three hours old', { 179: 0 }, []],
  ['three hours old, and then silent', { 180: 0, 190: 0, 200: null }, [old]],
  ['of the future', { 10: 5000 }, [old]],
  ['silent, and back before three hours', { 10: null, 180: null, 185: 180, 200: null }, []],
  ['silent for three hours', { 10: null, 190: null, 200: null }, [silent]],
  ['old, silent, and well again', { 180: 0, 190: null, 200: 195, 210: 195 }, [old, well]],
  ['silent, and then old', { 10: null, 190: null, 200: 0 }, [silent]],
])('of a site that is %s each change is mailed once', (_, published, mails) => {
  for (const [minutes, moment] of Object.entries(published)) look(Number(minutes), moment);
  expect(world.mails).toEqual(containing(mails));
});

test('«Activar» stores the answers, schedules a look every five minutes, and tries the token', () => {
  call('onOpen');
  world.triggers = ['look', 'other'];
  world.answers = ['', 'https://github.com/x/sitio/'];
  call(world.properties['Activar']);
  expect(world.triggers).toEqual(['look', 'other']);
  world.answers = ['', '', 'nuevo'];
  call(world.properties['Activar']);
  expect(world.triggers).toEqual(['other', 'look 5']);
  expect(world.asked.at(-1)).toMatchObject({
    url: 'https://api.github.com/repos/x/sitio/actions/workflows/publish.yml/dispatches',
    headers: { Authorization: 'Bearer nuevo' },
    payload: '{"ref":"main"}',
  });
});
