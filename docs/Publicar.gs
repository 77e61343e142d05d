/**
 * El menú «Publicar» de la planilla, y lo que cada cinco minutos mira si hay algo para publicar y si el
 * sitio anda. Se pega entero en «Extensiones → Apps Script»; los pasos están en docs/puesta-en-marcha.md.
 * @OnlyCurrentDoc
 */
const settings = {
  SITIO: 'La dirección del sitio, como https://ejemplo.org',
  REPOSITORIO: 'El repositorio de GitHub, como nombre/repositorio',
  TOKEN: 'El token de GitHub',
};

const minute = 60 * 1000;
/** An edit is asked for once the file was left alone for so long. */
const quiet = 5 * minute;
/** Google has passed an edit on after so long: what was asked for before is asked for again. */
const passedOn = 10 * minute;
/** A request each half hour; a look may come early. */
const unaskedAtMost = 29 * minute;
/** So old the site may be, and so long it may be silent. */
const siteAtMost = 180 * minute;

/** What looks remember: moments (0 is never), the last edit that was asked for, and what was mailed. */
const moments = { askedAt: 0, edit: 0, silentSince: 0 };
const nothing = { ...moments, isToRepeat: false, isSiteTold: false, isRefusalTold: false };

const properties = () => PropertiesService.getScriptProperties();
const setting = (name) => properties().getProperty(name) ?? '';
const recall = () => ({ ...nothing, ...JSON.parse(setting('MEMORIA') || '{}') });
const remember = (memory) => properties().setProperty('MEMORIA', JSON.stringify(memory));

function onOpen() {
  SpreadsheetApp.getUi()
    .createMenu('Publicar')
    .addItem('Publicar ahora', 'publishNow')
    .addItem('Activar', 'activate')
    .addToUi();
}

/** Of the menu. What Google has not passed on yet is asked for by the looks. */
function publishNow() {
  const status = ask();
  if (isAccepted(status)) remember({ ...recall(), askedAt: Date.now() });
  SpreadsheetApp.getUi().alert(words(status));
}

/** Of the menu: asks for the settings, has Google look each five minutes, and tries it once. */
function activate() {
  const ui = SpreadsheetApp.getUi();
  for (const [name, what] of Object.entries(settings)) {
    const hint = setting(name) ? 'Vacío deja lo que está.' : '';
    const answer = ui.prompt(what, hint, ui.ButtonSet.OK_CANCEL);
    if (answer.getSelectedButton() !== ui.Button.OK) return;
    const value = answer.getResponseText().trim().replace('https://github.com/', '');
    if (value) properties().setProperty(name, value.replace(/\/+$/, ''));
  }
  for (const trigger of ScriptApp.getProjectTriggers()) {
    if (trigger.getHandlerFunction() === 'look') ScriptApp.deleteTrigger(trigger);
  }
  ScriptApp.newTrigger('look').timeBased().everyMinutes(5).create();
  publishNow();
}

/** Each five minutes: an edit is asked for, once Google has passed it on, within fifteen. */
function look() {
  askIfDue();
  watch();
}

function askIfDue() {
  const memory = recall();
  const now = Date.now();
  const file = DriveApp.getFileById(SpreadsheetApp.getActive().getId());
  const edit = file.getLastUpdated().getTime();
  const isEdited = edit > memory.edit && now - edit >= quiet;
  const isRepeat = memory.isToRepeat && now - memory.edit >= passedOn;
  if (!isEdited && !isRepeat && now - memory.askedAt < unaskedAtMost) return;
  const status = ask();
  if (isAccepted(status)) {
    const asked = isEdited ? edit : memory.edit;
    const isToRepeat = now - asked < passedOn;
    remember({ ...memory, askedAt: now, edit: asked, isToRepeat, isRefusalTold: false });
  } else if (isRefused(status) && !memory.isRefusalTold) {
    mail('no se puede publicar', words(status));
    remember({ ...memory, isRefusalTold: true });
  }
}

/** One mail when the site is old, or silent for as long, and one when it is well again. */
function watch() {
  const memory = recall();
  const now = Date.now();
  const publishedAt = readSite();
  const isSilent = publishedAt === null;
  const silentSince = isSilent ? memory.silentSince || now : 0;
  // A moment in the future is no sign of a site that is fresh.
  const isBad = Math.abs(now - (publishedAt ?? silentSince)) >= siteAtMost;
  const isTold = isBad || (memory.isSiteTold && isSilent);
  if (isTold && !memory.isSiteTold) {
    const advice =
      'En GitHub, en «Actions», abrí la última corrida de «Publicar»: al pie dice qué pasa y qué hacer. Si está en verde, mirá https://www.githubstatus.com: se arregla solo.';
    mail(`hace más de tres horas que ${isSilent ? 'no contesta' : 'no se actualiza'}`, advice);
  }
  if (memory.isSiteTold && !isTold) mail('anda otra vez', 'Está al día. No hay que hacer nada.');
  remember({ ...memory, silentSince, isSiteTold: isTold });
}

/** When the site that is online was published; null while it does not say so. */
function readSite() {
  try {
    const response = UrlFetchApp.fetch(`${setting('SITIO')}/publicacion.json?${Date.now()}`);
    return Date.parse(JSON.parse(response.getContentText()).at) || null;
  } catch {
    return null;
  }
}

/** Presses the button of publish.yml. @returns GitHub's status; 0 when it does not answer. */
function ask() {
  const workflow = `repos/${setting('REPOSITORIO')}/actions/workflows/publish.yml`;
  const request = {
    method: 'post',
    headers: { Authorization: `Bearer ${setting('TOKEN')}` },
    contentType: 'application/json',
    payload: JSON.stringify({ ref: 'main' }),
    muteHttpExceptions: true,
  };
  try {
    const url = `https://api.github.com/${workflow}/dispatches`;
    return UrlFetchApp.fetch(url, request).getResponseCode();
  } catch {
    return 0;
  }
}

const isAccepted = (status) => status >= 200 && status < 300;
const isRefused = (status) => [401, 403, 404].includes(status);

function words(status) {
  if (isAccepted(status)) {
    return 'Listo: en unos 5 minutos está en el sitio; lo recién editado, en unos 20.';
  }
  if (!isRefused(status)) return 'GitHub no contesta. Probá de nuevo en unos minutos.';
  const what = status === 401 ? 'no acepta el token: venció o se borró' : 'no deja publicar';
  return `GitHub ${what}. Creá un token nuevo (docs/puesta-en-marcha.md, «La planilla que publica sola») y cargalo, con el nombre del repositorio, en «Publicar → Activar».`;
}

function mail(subject, text) {
  MailApp.sendEmail(Session.getEffectiveUser().getEmail(), `El sitio: ${subject}`, text);
}
