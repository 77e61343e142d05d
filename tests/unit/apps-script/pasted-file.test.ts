/** docs/Publicar.gs, what a person pastes, run as Google runs it. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { appsScriptFile, buildAppsScript } from '../../../scripts/lib/apps-script.ts';
import { settings, source } from '../../fixtures/spreadsheet.ts';

const text = await readFile(appsScriptFile, 'utf8');

test('it is made of what src/apps-script says now', async () => {
  expect(text).toBe(await buildAppsScript());
});

/** Google's services, as far as the script uses them. */
function google(tabs: Record<string, string[][]>) {
  const properties = new Map<string, string>(Object.entries(settings));
  const own: Record<string, string[][]> = {};
  const items: [label: string, name: string][] = [];
  const triggers: string[] = [];
  const asked: { url: string; payload: string | undefined }[] = [];
  const mails: string[][] = [];
  let site = {};

  const range = (title: string, row: number) => ({
    setNumberFormat: () => range(title, row),
    setFontWeight: () => range(title, row),
    clearContent: () => (own[title] ?? []).splice(row - 1),
    setValues: (rows: string[][]) => {
      (own[title] ??= []).splice(row - 1, rows.length, ...rows);
      return range(title, row);
    },
  });
  const ownSheet = (title: string) => ({
    getRange: (row: number) => range(title, row),
    getMaxRows: () => 1000,
    getLastRow: () => own[title]?.length ?? 0,
    getLastColumn: () => 3,
    getName: () => title,
    setFrozenRows: () => undefined,
    insertRowAfter: (row: number) => own[title]?.splice(row, 0, []),
    deleteRows: () => undefined,
  });
  const spreadsheet = {
    getSheets: () => [
      ...Object.entries(tabs).map(([gid, rows]) => ({
        getName: () => `Pestaña ${gid}`,
        getSheetId: () => Number(gid),
        getDataRange: () => ({ getDisplayValues: () => rows }),
      })),
      ...Object.keys(own).map(ownSheet),
    ],
    getSheetByName: (title: string) => (title in own ? ownSheet(title) : null),
    insertSheet: (title: string) => {
      own[title] = [];
      return ownSheet(title);
    },
    getNumSheets: () => 1,
    getSpreadsheetTimeZone: () => 'America/Argentina/Buenos_Aires',
  };
  const menu = {
    addItem: (label: string, name: string) => {
      items.push([label, name]);
      return menu;
    },
    addSeparator: () => menu,
    addToUi: () => undefined,
  };
  const ui = {
    createMenu: () => menu,
    alert: () => 'YES',
    prompt: () => ({ getSelectedButton: () => 'OK', getResponseText: () => '' }),
    ButtonSet: { OK_CANCEL: 'OK_CANCEL', YES_NO: 'YES_NO' },
    Button: { OK: 'OK', YES: 'YES' },
  };
  const answer = (status: number, content: unknown) => ({
    getResponseCode: () => status,
    getContentText: () => JSON.stringify(content),
  });
  const run = {
    path: '.github/workflows/publish.yml',
    status: 'completed',
    conclusion: 'success',
    run_started_at: new Date().toISOString(),
    updated_at: new Date().toISOString(),
  };
  const context = createContext({
    PropertiesService: {
      getScriptProperties: () => ({
        getProperty: (name: string) => properties.get(name) ?? null,
        setProperty: (name: string, value: string) => properties.set(name, value),
      }),
    },
    SpreadsheetApp: {
      getActive: () => spreadsheet,
      getActiveSheet: () => ownSheet('Publicaciones'),
      getUi: () => ui,
    },
    UrlFetchApp: {
      fetch: (url: string, { payload }: { payload?: string }) => {
        asked.push({ url, payload });
        if (url.startsWith(settings.SITIO)) return answer(200, site);
        return url.endsWith('/dispatches')
          ? answer(204, '')
          : answer(200, { workflow_runs: [run] });
      },
    },
    Utilities: {
      DigestAlgorithm: { SHA_256: 'sha256' },
      Charset: { UTF_8: 'utf8' },
      computeDigest: (algorithm: string, content: string) => [
        ...new Int8Array(createHash(algorithm).update(content).digest()),
      ],
      formatDate: (date: Date) => date.toISOString(),
    },
    MailApp: { sendEmail: (...mail: string[]) => mails.push(mail) },
    Session: { getEffectiveUser: () => ({ getEmail: () => 'dueña@example.com' }) },
    LockService: { getScriptLock: () => ({ tryLock: () => true, releaseLock: () => undefined }) },
    ScriptApp: {
      getProjectTriggers: () => [],
      newTrigger: (name: string) => ({
        timeBased: () => ({
          everyMinutes: (minutes: number) => ({
            create: () => triggers.push(`${name} each ${minutes}`),
          }),
        }),
      }),
    },
  });
  runInContext(text, context);
  return {
    call: (name: string): unknown => runInContext(`${name}();`, context),
    has: (name: string): boolean => runInContext(`typeof ${name}`, context) === 'function',
    publish: (publication: object) => (site = publication),
    properties,
    own,
    items,
    triggers,
    asked,
    mails,
  };
}

test('each item of the menu is a function of the file', () => {
  const { call, items, has } = google({});
  call('onOpen');
  expect(items).toHaveLength(7);
  expect(items.filter(([, name]) => !has(name))).toEqual([]);
});

test('an edit is found, asked for and written down', () => {
  const tabs = { 7: [['Nick'], ['Ana']] };
  const { call, publish, properties, asked, own, triggers } = google(tabs);
  const publications = [{ snapshot: null, at: '2026-11-20T14:00:00.000Z', changes: 'ñandú: +1' }];
  publish({ hold: null, sources: [source('7', tabs[7])], publications });
  call('onConfigure');
  expect(triggers).toEqual(['lookNow each 5']);
  expect(own['Publicaciones']).toEqual([
    ['Fecha', 'Qué cambió', 'Código'],
    ['2026-11-20T14:00:00.000Z', 'ñandú: +1', 'en línea'],
  ]);
  tabs[7].push(['Ñandú']);
  call('lookNow');
  // Five minutes, without waiting for them.
  const memory = JSON.parse(properties.get('MEMORIA') ?? '') as {
    edits: { open: Record<string, { since: number }> };
  };
  const edit = memory.edits.open['7'];
  if (!edit) throw new Error('no edit');
  edit.since -= 300_000;
  properties.set('MEMORIA', JSON.stringify(memory));
  call('lookNow');
  const pressed = asked.filter(({ url }) => url.endsWith('/publish.yml/dispatches'));
  expect(pressed.map(({ payload }) => JSON.parse(payload ?? '') as unknown)).toEqual([
    { ref: 'main', inputs: {} },
  ]);
  expect(own['Bitácora']?.[1]?.[1]).toBe('Se pidió una publicación: cambió Pestaña 7.');
});
