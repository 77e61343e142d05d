/** Google's services, as the script needs them. The only file that knows them, with `main.ts`. */
import type { Dialog } from './menu.ts';
import { ownTabs, type Answer, type Request, type Services, type Tab } from './services.ts';

const properties = (): GoogleAppsScript.Properties.Properties =>
  PropertiesService.getScriptProperties();

const setting = (name: string): string => properties().getProperty(name) ?? '';

type OwnTab = keyof typeof ownTabs;
const isOwn = (title: string): title is OwnTab => title in ownTabs;

/** Rows that the log keeps. */
const loggedAtMost = 500;

/** This spreadsheet, and those of the setting HOJAS. */
function spreadsheets(): GoogleAppsScript.Spreadsheet.Spreadsheet[] {
  const others = setting('HOJAS')
    .split(/[\s,]+/)
    .filter(Boolean);
  return [SpreadsheetApp.getActive(), ...others.map((url) => SpreadsheetApp.openByUrl(url))];
}

function tabs(): Tab[] {
  const result: Tab[] = [];
  for (const spreadsheet of spreadsheets()) {
    for (const sheet of spreadsheet.getSheets()) {
      const title = sheet.getName();
      if (isOwn(title)) continue;
      const gid = String(sheet.getSheetId());
      result.push({ gid, title, rows: () => sheet.getDataRange().getDisplayValues() });
    }
  }
  return result;
}

function fetch(url: string, { method, headers, payload }: Request): Answer | null {
  try {
    const response = UrlFetchApp.fetch(url, {
      method,
      headers,
      muteHttpExceptions: true,
      ...(payload === undefined ? {} : { contentType: 'application/json', payload }),
    });
    return { status: response.getResponseCode(), text: response.getContentText('UTF-8') };
  } catch {
    return null;
  }
}

function sha256(text: string): string {
  const { DigestAlgorithm, Charset } = Utilities;
  // Bytes are signed there.
  return Utilities.computeDigest(DigestAlgorithm.SHA_256, text, Charset.UTF_8)
    .map((byte) => `0${(byte & 255).toString(16)}`.slice(-2))
    .join('');
}

/** One of the script's own tabs, made where it is not there yet. */
function ownTab(title: string): GoogleAppsScript.Spreadsheet.Sheet {
  const spreadsheet = SpreadsheetApp.getActive();
  const existing = spreadsheet.getSheetByName(title);
  if (existing) return existing;
  const sheet = spreadsheet.insertSheet(title, spreadsheet.getNumSheets());
  const titles = isOwn(title) ? ownTabs[title] : [];
  // As text: a code of digits is no number, and a date stays as it is written.
  sheet.getRange(1, 1, sheet.getMaxRows(), titles.length).setNumberFormat('@');
  sheet
    .getRange(1, 1, 1, titles.length)
    .setValues([[...titles]])
    .setFontWeight('bold');
  sheet.setFrozenRows(1);
  return sheet;
}

export const services: Services = {
  now: () => new Date(),
  setting,
  store: (name, value) => {
    properties().setProperty(name, value);
  },
  tabs,
  sha256,
  fetch,
  mail: (to, subject, body) => {
    MailApp.sendEmail(to || Session.getEffectiveUser().getEmail(), subject, body);
  },
  write: (tab, rows) => {
    const sheet = ownTab(tab);
    const last = sheet.getLastRow();
    if (last > 1) sheet.getRange(2, 1, last - 1, sheet.getLastColumn()).clearContent();
    const [first] = rows;
    if (first) sheet.getRange(2, 1, rows.length, first.length).setValues(rows);
  },
  log: (tab, row) => {
    const sheet = ownTab(tab);
    sheet.insertRowAfter(1);
    sheet.getRange(2, 1, 1, row.length).setValues([row]).setFontWeight('normal');
    const extra = sheet.getLastRow() - 1 - loggedAtMost;
    if (extra > 0) sheet.deleteRows(loggedAtMost + 2, extra);
  },
  format: (moment) =>
    Utilities.formatDate(
      moment,
      SpreadsheetApp.getActive().getSpreadsheetTimeZone(),
      'dd/MM/yyyy HH:mm',
    ),
};

export const dialog: Dialog = {
  say: (text) => {
    SpreadsheetApp.getUi().alert(text);
  },
  ask: (title, text) => {
    const ui = SpreadsheetApp.getUi();
    const answer = ui.prompt(title, text, ui.ButtonSet.OK_CANCEL);
    return answer.getSelectedButton() === ui.Button.OK ? answer.getResponseText().trim() : null;
  },
  confirm: (title, text) => {
    const ui = SpreadsheetApp.getUi();
    return ui.alert(title, text, ui.ButtonSet.YES_NO) === ui.Button.YES;
  },
};

/** The row that is chosen on the tab «Publicaciones»; null when none is. */
export function chosenPublication(): string[] | null {
  const sheet = SpreadsheetApp.getActiveSheet();
  const row = sheet.getActiveRange()?.getRow() ?? 1;
  if (sheet.getName() !== 'Publicaciones' || row === 1) return null;
  return sheet.getRange(row, 1, 1, ownTabs.Publicaciones.length).getDisplayValues()[0] ?? null;
}

/** Runs a function unless another run of it is at work. */
export function alone(task: () => void): void {
  const lock = LockService.getScriptLock();
  if (!lock.tryLock(1000)) return;
  try {
    task();
  } finally {
    lock.releaseLock();
  }
}

/** Has Google call a function each five minutes, once. */
export function callEachFiveMinutes(name: string): void {
  for (const trigger of ScriptApp.getProjectTriggers()) {
    if (trigger.getHandlerFunction() === name) ScriptApp.deleteTrigger(trigger);
  }
  ScriptApp.newTrigger(name).timeBased().everyMinutes(5).create();
}
