/**
 * El menú «Publicar» de la planilla, y lo que mira el sitio cada cinco minutos. Se pega entero en
 * «Extensiones → Apps Script»; los pasos están en docs/mantenimiento.md.
 *
 * Made of src/apps-script by «npm run apps-script»; not to be edited here.
 */
var ownTabs = {
  Publicaciones: ['Fecha', 'Qué cambió', 'Código'],
  Bitácora: ['Fecha', 'Qué pasó'],
};
var minute = 6e4;

var properties = () => PropertiesService.getScriptProperties();
var setting = (name) => {
  var _a;
  return (_a = properties().getProperty(name)) != null ? _a : '';
};
var isOwn = (title) => title in ownTabs;
var loggedAtMost = 500;
function spreadsheets() {
  const others = setting('HOJAS')
    .split(/[\s,]+/)
    .filter(Boolean);
  return [SpreadsheetApp.getActive(), ...others.map((url) => SpreadsheetApp.openByUrl(url))];
}
function tabs() {
  const result = [];
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
function fetch(url, { method, headers, payload }) {
  try {
    const response = UrlFetchApp.fetch(url, {
      method,
      headers,
      muteHttpExceptions: true,
      ...(payload === void 0 ? {} : { contentType: 'application/json', payload }),
    });
    return { status: response.getResponseCode(), text: response.getContentText('UTF-8') };
  } catch {
    return null;
  }
}
function sha256(text) {
  const { DigestAlgorithm, Charset } = Utilities;
  return Utilities.computeDigest(DigestAlgorithm.SHA_256, text, Charset.UTF_8)
    .map((byte) => `0${(byte & 255).toString(16)}`.slice(-2))
    .join('');
}
function ownTab(title) {
  const spreadsheet = SpreadsheetApp.getActive();
  const existing = spreadsheet.getSheetByName(title);
  if (existing) return existing;
  const sheet = spreadsheet.insertSheet(title, spreadsheet.getNumSheets());
  const titles = isOwn(title) ? ownTabs[title] : [];
  sheet.getRange(1, 1, sheet.getMaxRows(), titles.length).setNumberFormat('@');
  sheet
    .getRange(1, 1, 1, titles.length)
    .setValues([[...titles]])
    .setFontWeight('bold');
  sheet.setFrozenRows(1);
  return sheet;
}
var services = {
  now: () => /* @__PURE__ */ new Date(),
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
var dialog = {
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
function chosenPublication() {
  var _a, _b, _c;
  const sheet = SpreadsheetApp.getActiveSheet();
  const row = (_b = (_a = sheet.getActiveRange()) == null ? void 0 : _a.getRow()) != null ? _b : 1;
  if (sheet.getName() !== 'Publicaciones' || row === 1) return null;
  return (_c = sheet.getRange(row, 1, 1, ownTabs.Publicaciones.length).getDisplayValues()[0]) !=
    null
    ? _c
    : null;
}
function alone(task) {
  const lock = LockService.getScriptLock();
  if (!lock.tryLock(1e3)) return;
  try {
    task();
  } finally {
    lock.releaseLock();
  }
}
function callEachFiveMinutes(name) {
  for (const trigger of ScriptApp.getProjectTriggers()) {
    if (trigger.getHandlerFunction() === name) ScriptApp.deleteTrigger(trigger);
  }
  ScriptApp.newTrigger(name).timeBased().everyMinutes(5).create();
}

var digestLength = 16;
var plain = (cell) => cell.replace(/\s+/g, ' ').trim();
function sheetContent(rows) {
  return rows
    .map((row) => row.map(plain).join('	').replace(/\t+$/, ''))
    .filter((row) => row !== '')
    .join('\n');
}

var noEdits = { open: {}, matched: [] };
var quietMs = 4 * minute;
function findEdits(before, site, services2) {
  const now = services2.now().getTime();
  const open = {};
  const matched = new Set(before.matched);
  for (const { gid, title, rows } of services2.tabs()) {
    const online = site.sources.filter(({ tab }) => (tab == null ? void 0 : tab.gid) === gid);
    if (online.length === 0) continue;
    const digest = services2.sha256(sheetContent(rows())).slice(0, digestLength);
    if (online.some(({ tab }) => (tab == null ? void 0 : tab.digest) === digest)) {
      matched.add(gid);
      continue;
    }
    const known = before.open[gid];
    const isSame = (known == null ? void 0 : known.digest) === digest;
    open[gid] = {
      title,
      digest,
      since: isSame ? known.since : now,
      asked: isSame ? known.asked : null,
      times: isSame ? known.times : 0,
      isKept: online.some(({ kept }) => kept !== null),
      isComparable: matched.has(gid),
    };
  }
  return { open, matched: [...matched] };
}
var skewMs = minute;
var isAfter = (run, asked) => run !== null && run.begun > asked - skewMs && run.ended > asked;
var timesAtMost = 2;
var dueEdits = ({ open }, now, goodRun) =>
  Object.entries(open).filter(([, { asked, times, since, isKept }]) =>
    asked === null
      ? now - since >= quietMs
      : !isKept && times < timesAtMost && isAfter(goodRun, asked),
  );
var isWaiting = ({ open }, now, goodRun) =>
  Object.values(open).some(
    ({ since, asked, isKept }) =>
      !isKept && now - since >= quietMs && !(asked !== null && isAfter(goodRun, asked)),
  );
function askedFor(edits, gids, now) {
  const open = Object.entries(edits.open).map(([gid, edit]) => [
    gid,
    gids.includes(gid) ? { ...edit, asked: now, times: edit.times + 1 } : edit,
  ]);
  return { ...edits, open: Object.fromEntries(open) };
}

var publishing = '.github/workflows/publish.yml';
var stuckMs = 2 * 36e5;
var waitingAtMost = 3;
var isConnected = ({ setting: setting2 }) =>
  setting2('REPOSITORIO') !== '' && setting2('TOKEN') !== '';
function ask(services2, path, request) {
  const { setting: setting2, fetch: fetch2 } = services2;
  return fetch2(`https://api.github.com/repos/${setting2('REPOSITORIO')}${path}`, {
    ...request,
    headers: {
      Accept: 'application/vnd.github+json',
      Authorization: `Bearer ${setting2('TOKEN')}`,
      'X-GitHub-Api-Version': '2022-11-28',
    },
  });
}
function readRuns(services2) {
  var _a;
  const path = '/actions/runs?branch=main&exclude_pull_requests=true&per_page=30';
  const answer = ask(services2, path, { method: 'get' });
  if ((answer == null ? void 0 : answer.status) !== 200)
    return (_a = answer == null ? void 0 : answer.status) != null ? _a : 0;
  let runs;
  try {
    const parsed = JSON.parse(answer.text);
    runs = parsed.workflow_runs.filter(({ path: path2 }) => path2.split('@')[0] === publishing);
  } catch {
    return 0;
  }
  const now = services2.now().getTime();
  const open = runs.filter(({ status }) => status !== 'completed');
  const ended = runs
    .filter(({ status, conclusion }) => status === 'completed' && conclusion !== 'skipped')
    .sort((a, b) => Date.parse(b.updated_at) - Date.parse(a.updated_at));
  const good = ended.find(({ conclusion }) => conclusion === 'success');
  const [newest] = ended;
  return {
    good: good
      ? { begun: Date.parse(good.run_started_at), ended: Date.parse(good.updated_at) }
      : null,
    failed: newest && newest !== good ? newest.html_url : null,
    isPending: open.some(({ run_started_at }) => now - Date.parse(run_started_at) < stuckMs),
    isFull: open.length >= waitingAtMost,
  };
}
function dispatch(services2, workflow, inputs) {
  var _a;
  const answer = ask(services2, `/actions/workflows/${workflow}/dispatches`, {
    method: 'post',
    payload: JSON.stringify({ ref: 'main', inputs }),
  });
  return (_a = answer == null ? void 0 : answer.status) != null ? _a : 0;
}
var isAccepted = (status) => status >= 200 && status < 300;
function refusalWords(status) {
  if (status === 401) {
    return 'GitHub no aceptó el token: seguramente venció. Creá uno nuevo (docs/mantenimiento.md, «La planilla que publica sola») y cargalo con «Publicar → Configurar…».';
  }
  if (status === 403 || status === 404) {
    return 'El token no puede publicar en ese repositorio: revisá su nombre, y que el token tenga «Actions: read and write» sobre él. Se cambian con «Publicar → Configurar…».';
  }
  if (status === 0) return 'GitHub no contesta. Esperá unos minutos y probá de nuevo.';
  return `GitHub respondió ${status}. Esperá unos minutos y probá de nuevo.`;
}

var patience = {
  silentSite: 30 * minute,
  keptSource: 30 * minute,
  /** Since it was made: five minutes of quiet, and 45 since it was first asked for. */
  openEdit: 50 * minute,
  dueRun: 45 * minute,
};
var overMs = 30 * minute;
var quoted = (titles) => titles.map((title) => `«${title}»`).join(', ');
function silentSite({ now, silentSince }) {
  if (silentSince === null || now - silentSince < patience.silentSite) return [];
  return [
    {
      key: 'site',
      title: 'el sitio no contesta',
      advice:
        'Entrá con el teléfono, sin wifi. Si tampoco abre, mirá https://www.githubstatus.com: si GitHub Pages está caído, vuelve solo. Si no, revisá la configuración de Pages y del dominio.',
    },
  ];
}
function keptSources({ now, sources }) {
  return sources.flatMap(({ name, title, kept }) => {
    if (!kept || now - Date.parse(kept.since) < patience.keptSource) return [];
    return [
      {
        key: `kept ${name}`,
        title: `${title}: no se puede actualizar`,
        advice: `Lo que pasa: ${kept.because}. El sitio muestra los últimos datos buenos. Corregilo en su hoja o en Firestore: se publica solo.`,
      },
    ];
  });
}
function stoppedRuns({ now, runs }) {
  var _a;
  const since = (_a = runs == null ? void 0 : runs.dueSince) != null ? _a : now;
  if (!runs || now - since < patience.dueRun) return [];
  const link = runs.failed === null ? '' : ` La última corrida que falló: ${runs.failed}`;
  return [
    {
      key: 'runs',
      title: 'no se está pudiendo publicar',
      advice:
        runs.refusal === null
          ? `El sitio sigue en línea con lo último que se publicó bien. Lo editado después espera, y se publica solo cuando se arregle.${link}`
          : `${refusalWords(runs.refusal)} El sitio sigue en línea con lo último que se publicó bien.`,
    },
  ];
}
function overlookedEdits({ now, edits, runs }) {
  var _a;
  const last = (_a = runs == null ? void 0 : runs.last) != null ? _a : null;
  const overlooked = edits.filter(
    ({ since, asked, isKept, isComparable }) =>
      isComparable &&
      !isKept &&
      asked !== null &&
      isAfter(last, asked) &&
      now - since >= patience.openEdit,
  );
  if (overlooked.length === 0) return [];
  return [
    {
      key: 'edits',
      title: `lo editado en ${quoted(overlooked.map(({ title }) => title))} no aparece en el sitio`,
      advice:
        'GitHub publicó, pero Google le sigue dando la versión anterior. En «Archivo → Compartir → Publicar en la web → Contenido publicado y configuración», fijate que esté marcado «Volver a publicar automáticamente cuando se realicen cambios».',
    },
  ];
}
function findAlarms(situation) {
  if (situation.silentSince !== null) return silentSite(situation);
  return [...keptSources(situation), ...stoppedRuns(situation), ...overlookedEdits(situation)];
}
function tell(ledger, alarms, { now, silentSince }) {
  var _a;
  const started = alarms.filter(({ key }) => !(key in ledger));
  const ended = [];
  const next = {};
  for (const { key, title } of started) next[key] = { title, goneSince: null };
  for (const [key, told] of Object.entries(ledger)) {
    const isOn = alarms.some((alarm) => alarm.key === key);
    const isUnknown = silentSince !== null && key !== 'site';
    const goneSince = isOn
      ? null
      : isUnknown
        ? told.goneSince
        : (_a = told.goneSince) != null
          ? _a
          : now;
    if (goneSince !== null && !isUnknown && now - goneSince >= overMs) ended.push(told.title);
    else next[key] = { ...told, goneSince };
  }
  return { started, ended, ledger: next };
}

function readSite(services2) {
  const address = services2.setting('SITIO').replace(/\/+$/, '');
  const url = `${address}/publicacion.json?ahora=${services2.now().getTime()}`;
  const answer = services2.fetch(url, { method: 'get', headers: {} });
  if ((answer == null ? void 0 : answer.status) !== 200) return null;
  try {
    const { hold, sources, publications } = JSON.parse(answer.text);
    return {
      hold: hold != null ? hold : null,
      sources: sources != null ? sources : [],
      publications: publications != null ? publications : [],
    };
  } catch {
    return null;
  }
}

var clockMs = 30 * minute;
var againMs = 10 * minute;
var blindMs = 15 * minute;
var property = 'MEMORIA';
function recall({ setting: setting2, now }) {
  const nothing = {
    edits: noEdits,
    askedAt: 0,
    refusal: null,
    // As if there had been one: whoever starts the script hears of no trouble right away.
    lastGood: { begun: now().getTime(), ended: now().getTime() },
    dueSince: null,
    lookedAt: 0,
    silentSince: null,
    ledger: {},
    shown: '',
  };
  try {
    return { ...nothing, ...JSON.parse(setting2(property)) };
  } catch {
    return nothing;
  }
}
function remember({ store }, memory) {
  store(property, JSON.stringify(memory));
}
function note({ log, format, now }, what) {
  log('Bitácora', [format(now()), what]);
}
function reasonToAsk(memory, runs, now) {
  var _a, _b;
  if (typeof runs !== 'number' && runs.isFull) return null;
  const edits = dueEdits(memory.edits, now, memory.lastGood);
  const titles = edits.map(([, { title }]) => title).join(', ');
  if (edits.length > 0) return { reason: `cambió ${titles}`, edits };
  if (typeof runs === 'number' || runs.isPending || now - memory.askedAt < againMs) return null;
  const hasFailed = runs.failed !== null;
  if (hasFailed) return { reason: 'la última corrida falló', edits };
  const isDue =
    now - ((_b = (_a = memory.lastGood) == null ? void 0 : _a.ended) != null ? _b : 0) >= clockMs &&
    now - memory.askedAt >= clockMs;
  return isDue ? { reason: 'para ver si cambió algo en Firestore', edits } : null;
}
function dueSince({ dueSince: dueSince2, edits, lastGood }, now) {
  var _a;
  const isDue =
    isWaiting(edits, now, lastGood) ||
    now - ((_a = lastGood == null ? void 0 : lastGood.ended) != null ? _a : 0) >= clockMs;
  return isDue ? (dueSince2 != null ? dueSince2 : now) : null;
}
function askIfDue(memory, runs, services2) {
  const now = services2.now().getTime();
  const due = reasonToAsk(memory, runs, now);
  if (!due) return memory;
  const status = dispatch(services2, 'publish.yml', {});
  if (isAccepted(status)) {
    note(services2, `Se pidió una publicación: ${due.reason}.`);
    const gids = due.edits.map(([gid]) => gid);
    return { ...memory, askedAt: now, refusal: null, edits: askedFor(memory.edits, gids, now) };
  }
  if (memory.refusal !== status) {
    note(services2, `No se pudo pedir una publicación. ${refusalWords(status)}`);
  }
  return { ...memory, refusal: status };
}
function showPublications(shown, site, services2) {
  var _a;
  const [newest] = site.publications;
  const next = `${newest ? newest.at : ''} ${(_a = site.hold) != null ? _a : ''}`;
  if (!newest || next === shown) return shown;
  services2.write(
    'Publicaciones',
    site.publications.map(({ at, changes, snapshot }) => [
      services2.format(new Date(at)),
      changes,
      snapshot != null ? snapshot : 'en línea',
    ]),
  );
  return next;
}
var capitalised = (text) => text.charAt(0).toUpperCase() + text.slice(1);
function mail(started, ended, services2) {
  const site = services2.setting('SITIO').replace(/^https?:\/\//, '');
  const to = services2.setting('AVISAR_A');
  const send = (titles, subject, body) => {
    const [first = ''] = titles;
    const more = titles.length > 1 ? ` (y ${titles.length - 1} más)` : '';
    services2.mail(to, `${site}: ${subject}${first}${more}`, body);
    note(services2, `Aviso por correo: ${subject}${titles.join('; ')}.`);
  };
  if (started.length > 0) {
    const titles = started.map(({ title }) => title);
    const list = started.map(
      ({ title, advice }) => `${capitalised(title)}.
${advice}`,
    );
    const end =
      'Cuando pase, llega otro correo. Más ayuda: docs/mantenimiento.md, en el repositorio.';
    send(titles, '', [...list, end].join('\n\n'));
  }
  if (ended.length > 0) {
    const list = ended.map((title) => `• ${title}`).join('\n');
    send(
      ended,
      'se arregló: ',
      `Ya no pasa:

${list}

No hay que hacer nada.`,
    );
  }
}
function look(services2) {
  var _a;
  const now = services2.now().getTime();
  let memory = recall(services2);
  if (now - memory.lookedAt > blindMs) memory = { ...memory, dueSince: null, silentSince: null };
  memory = { ...memory, lookedAt: now };
  const runs = isConnected(services2) ? readRuns(services2) : null;
  if (runs !== null && typeof runs !== 'number' && runs.good) {
    memory = { ...memory, lastGood: runs.good };
  }
  const site = readSite(services2);
  memory = { ...memory, silentSince: site ? null : (_a = memory.silentSince) != null ? _a : now };
  if (site) {
    memory = {
      ...memory,
      edits: findEdits(memory.edits, site, services2),
      shown: showPublications(memory.shown, site, services2),
    };
  }
  const isHeld = site !== null && site.hold !== null;
  const canAsk = runs !== null && site !== null && !isHeld;
  if (canAsk) memory = askIfDue(memory, runs, services2);
  memory = { ...memory, dueSince: canAsk ? dueSince(memory, now) : null };
  const situation = {
    now,
    silentSince: memory.silentSince,
    sources: site ? site.sources : [],
    edits: Object.values(memory.edits.open),
    runs:
      runs === null || isHeld
        ? null
        : {
            last: memory.lastGood,
            dueSince: memory.dueSince,
            failed: typeof runs === 'number' ? null : runs.failed,
            refusal: typeof runs === 'number' ? runs : memory.refusal,
          },
  };
  const { started, ended, ledger } = tell(memory.ledger, findAlarms(situation), situation);
  try {
    mail(started, ended, services2);
    memory = { ...memory, ledger };
  } catch (error) {
    note(services2, `No se pudo mandar el aviso por correo: ${String(error)}`);
  }
  remember(services2, memory);
}

var unconnected =
  'Falta decir dónde está el sitio: usá «Publicar → Configurar…». Está explicado en docs/mantenimiento.md.';
function press(services2, dialog2, [workflow, inputs], [logged, said]) {
  if (!isConnected(services2)) {
    dialog2.say(unconnected);
    return false;
  }
  const status = dispatch(services2, workflow, inputs);
  if (!isAccepted(status)) {
    dialog2.say(refusalWords(status));
    return false;
  }
  note(services2, logged);
  dialog2.say(said);
  return true;
}
function currentEdits(services2) {
  const { edits } = recall(services2);
  const site = isConnected(services2) ? readSite(services2) : null;
  return site ? findEdits(edits, site, services2) : edits;
}
function publish(services2, dialog2, acceptShrink = '') {
  const edits = currentEdits(services2);
  const open = Object.entries(edits.open);
  const inputs = { 'accept-shrink': acceptShrink };
  const said =
    open.length > 0
      ? `Listo: se publica lo que cambió en ${open.map(([, { title }]) => title).join(', ')}. Google tarda unos minutos en pasar lo editado; en unos 15 lo vas a ver.`
      : 'Listo: el sitio se está publicando y en unos 5 minutos vas a ver los cambios.';
  if (
    !press(services2, dialog2, ['publish.yml', inputs], ['Publicar: lo pidió una persona.', said])
  )
    return;
  const now = services2.now().getTime();
  const gids = open.map(([gid]) => gid);
  remember(services2, { ...recall(services2), askedAt: now, edits: askedFor(edits, gids, now) });
}
function publishWithFewerRows(services2, dialog2) {
  const names = dialog2.ask(
    '¿Qué fuentes pueden tener menos filas?',
    'Sus nombres, como en el informe, separados por espacios: ranking standings-oro',
  );
  if (names !== null) publish(services2, dialog2, names);
}
function goBack(services2, dialog2, row) {
  const [when = '', changes = '', code = ''] = row != null ? row : [];
  if (!/^[0-9a-f]{40}$/.test(code)) {
    dialog2.say(
      'Elegí primero una fila de la pestaña «Publicaciones», que no sea la que está en línea: la del último momento en que todo estaba bien.',
    );
    return;
  }
  const text = `El sitio vuelve a los datos del ${when} («${changes}») y queda detenido en ellos: lo que se edite no sale hasta que uses «Soltar». Las hojas no cambian.`;
  if (!dialog2.confirm('¿Volver a esa publicación?', text)) return;
  press(
    services2,
    dialog2,
    ['publish.yml', { snapshot: code }],
    [
      `Se pidió volver a la publicación del ${when}.`,
      'Listo: en unos 5 minutos el sitio muestra esos datos. Corregí tranquilo las hojas y después usá «Publicar → Soltar».',
    ],
  );
}
function release(services2, dialog2) {
  press(
    services2,
    dialog2,
    ['publish.yml', { release: 'true' }],
    ['Se pidió soltar.', 'Listo: en unos minutos el sitio vuelve a los datos de hoy.'],
  );
}
var competitions = ['liga', 'copa', 'ambas'];
function askCompetition(dialog2, title) {
  const answer = dialog2.ask(title, 'Escribí liga, copa o ambas:');
  const competition = (answer != null ? answer : '').toLowerCase();
  if (answer === null || competitions.includes(competition)) return answer && competition;
  dialog2.say(`«${answer}» no es liga, copa ni ambas. No se hizo nada.`);
  return null;
}
var proposed =
  'Listo: en unos minutos hay una propuesta en GitHub, en «Pull requests», que dice qué va a cambiar. Nada cambia hasta que alguien la acepte. Si falta algo, lo dice la corrida «Temporada», en «Actions».';
function closeSeason(services2, dialog2) {
  const competition = askCompetition(dialog2, '¿Qué se cierra?');
  if (competition === null) return;
  const season = dialog2.ask(
    'El año de la temporada que termina',
    'Es el final de su dirección, como 2026. Vacío es este año:',
  );
  if (season === null) return;
  const name = dialog2.ask(
    'El nombre de la que viene',
    'Como «3ª temporada»; de ambas, liga | copa. Vacío es el de ahora con el número siguiente:',
  );
  if (name === null) return;
  const inputs = { step: 'cerrar', competition, season, name };
  press(
    services2,
    dialog2,
    ['season.yml', inputs],
    [`Cerrar temporada: ${competition}.`, proposed],
  );
}
function openSeason(services2, dialog2) {
  const competition = askCompetition(dialog2, '¿Qué empieza?');
  if (competition === null) return;
  const sheets = dialog2.ask(
    'Las hojas que tienen otra dirección',
    'De cada una nombre=dirección, separadas por espacios, como fixtures-cup=https://…. Vacío si son las mismas, ya vaciadas:',
  );
  if (sheets === null) return;
  const inputs = { step: 'abrir', competition, sheets };
  press(services2, dialog2, ['season.yml', inputs], [`Abrir temporada: ${competition}.`, proposed]);
}
var settings = [
  ['SITIO', 'La dirección del sitio', 'Como https://ejemplo.org, sin barra al final:'],
  ['REPOSITORIO', 'El repositorio', 'Como está en su dirección de GitHub, nombre/repositorio:'],
  ['TOKEN', 'El token de GitHub', 'Cómo crearlo está en docs/mantenimiento.md:'],
  ['AVISAR_A', 'A quién avisar', 'Correos separados por comas:'],
  [
    'HOJAS',
    'Las otras planillas del sitio',
    'Las direcciones con las que se editan, separadas por espacios, si los datos están en más de una:',
  ],
];
function tried(services2) {
  const site = readSite(services2);
  const runs = readRuns(services2);
  const published = site ? site.sources.filter(({ tab }) => tab !== null) : [];
  const gids = services2.tabs().map(({ gid }) => gid);
  const missing = published.filter(({ tab }) => tab !== null && !gids.includes(tab.gid));
  const here = `De las ${published.length} hojas del sitio, ${published.length - missing.length} están en estas planillas.`;
  return [
    site ? 'El sitio contesta.' : 'El sitio no contesta: revisá su dirección.',
    typeof runs === 'number' ? refusalWords(runs) : 'GitHub contesta.',
    missing.length === 0
      ? here
      : `${here} Faltan: ${missing.map(({ title }) => title).join(', ')}.`,
  ];
}
function configure(services2, dialog2, turnOn) {
  for (const [name, title, text] of settings) {
    const value = services2.setting(name);
    const known = value === '' ? '' : name === 'TOKEN' ? 'ya hay uno' : value;
    const answer = dialog2.ask(title, known === '' ? text : `${text} (vacío deja: ${known})`);
    if (answer === null) return;
    if (answer !== '') services2.store(name, answer);
  }
  if (!isConnected(services2) || services2.setting('SITIO') === '') {
    dialog2.say('Faltan la dirección del sitio, el repositorio o el token. No se activó nada.');
    return;
  }
  turnOn();
  const lines = tried(services2);
  look(services2);
  note(services2, 'Se activó la publicación automática.');
  dialog2.say(`Listo: cada 5 minutos se mira si hay algo para publicar.

${lines.join('\n')}`);
}

function onOpen() {
  SpreadsheetApp.getUi()
    .createMenu('Publicar')
    .addItem('Publicar el sitio ahora', 'onPublish')
    .addItem('Publicar aceptando menos filas…', 'onPublishWithFewerRows')
    .addSeparator()
    .addItem('Volver a la publicación elegida…', 'onGoBack')
    .addItem('Soltar: volver a los datos de hoy', 'onRelease')
    .addSeparator()
    .addItem('Cerrar temporada…', 'onCloseSeason')
    .addItem('Abrir temporada…', 'onOpenSeason')
    .addSeparator()
    .addItem('Configurar…', 'onConfigure')
    .addToUi();
}
function lookNow() {
  alone(() => {
    look(services);
  });
}
function onPublish() {
  publish(services, dialog);
}
function onPublishWithFewerRows() {
  publishWithFewerRows(services, dialog);
}
function onGoBack() {
  goBack(services, dialog, chosenPublication());
}
function onRelease() {
  release(services, dialog);
}
function onCloseSeason() {
  closeSeason(services, dialog);
}
function onOpenSeason() {
  openSeason(services, dialog);
}
function onConfigure() {
  configure(services, dialog, () => {
    callEachFiveMinutes('lookNow');
  });
}
