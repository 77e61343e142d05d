/** What the items of the menu «Publicar» do; each says in Spanish what came of it. */
import { askedFor, findEdits, type Edits } from './edits.ts';
import { dispatch, isAccepted, isConnected, readRuns, refusalWords } from './github.ts';
import { look, note, recall, remember } from './look.ts';
import type { Services } from './services.ts';
import { readSite } from './site.ts';

/** How the menu talks with a person. */
export interface Dialog {
  say: (text: string) => void;
  /** What was written, trimmed; null when it was cancelled. */
  ask: (title: string, text: string) => string | null;
  confirm: (title: string, text: string) => boolean;
}

const unconnected =
  'Falta decir dónde está el sitio: usá «Publicar → Configurar…». Está explicado en docs/mantenimiento.md.';

/** Presses a workflow's button; says what came of it. */
function press(
  services: Services,
  dialog: Dialog,
  [workflow, inputs]: [workflow: 'publish.yml' | 'season.yml', inputs: Record<string, string>],
  [logged, said]: [logged: string, said: string],
): boolean {
  if (!isConnected(services)) {
    dialog.say(unconnected);
    return false;
  }
  const status = dispatch(services, workflow, inputs);
  if (!isAccepted(status)) {
    dialog.say(refusalWords(status));
    return false;
  }
  note(services, logged);
  dialog.say(said);
  return true;
}

/** All that differs from what is online now; what was known of it while the site does not answer. */
function currentEdits(services: Services): Edits {
  const { edits } = recall(services);
  const site = isConnected(services) ? readSite(services) : null;
  return site ? findEdits(edits, site, services) : edits;
}

/** Publishes now; what Google has not given by then is asked for again by a later look. */
export function publish(services: Services, dialog: Dialog, acceptShrink = ''): void {
  const edits = currentEdits(services);
  const open = Object.entries(edits.open);
  const inputs = { 'accept-shrink': acceptShrink };
  const said =
    open.length > 0
      ? `Listo: se publica lo que cambió en ${open.map(([, { title }]) => title).join(', ')}. Google tarda unos minutos en pasar lo editado; en unos 15 lo vas a ver.`
      : 'Listo: el sitio se está publicando y en unos 5 minutos vas a ver los cambios.';
  if (!press(services, dialog, ['publish.yml', inputs], ['Publicar: lo pidió una persona.', said]))
    return;
  const now = services.now().getTime();
  const gids = open.map(([gid]) => gid);
  remember(services, { ...recall(services), askedAt: now, edits: askedFor(edits, gids, now) });
}

/** Publishes sheets that lost rows on purpose. */
export function publishWithFewerRows(services: Services, dialog: Dialog): void {
  const names = dialog.ask(
    '¿Qué fuentes pueden tener menos filas?',
    'Sus nombres, como en el informe, separados por espacios: ranking standings-oro',
  );
  if (names !== null) publish(services, dialog, names);
}

/** Goes back to the publication of a row of the tab «Publicaciones». */
export function goBack(services: Services, dialog: Dialog, row: readonly string[] | null): void {
  const [when = '', changes = '', code = ''] = row ?? [];
  if (!/^[0-9a-f]{40}$/.test(code)) {
    dialog.say(
      'Elegí primero una fila de la pestaña «Publicaciones», que no sea la que está en línea: la del último momento en que todo estaba bien.',
    );
    return;
  }
  const text = `El sitio vuelve a los datos del ${when} («${changes}») y queda detenido en ellos: lo que se edite no sale hasta que uses «Soltar». Las hojas no cambian.`;
  if (!dialog.confirm('¿Volver a esa publicación?', text)) return;
  press(
    services,
    dialog,
    ['publish.yml', { snapshot: code }],
    [
      `Se pidió volver a la publicación del ${when}.`,
      'Listo: en unos 5 minutos el sitio muestra esos datos. Corregí tranquilo las hojas y después usá «Publicar → Soltar».',
    ],
  );
}

/** Lets go of a publication that the site went back to. */
export function release(services: Services, dialog: Dialog): void {
  press(
    services,
    dialog,
    ['publish.yml', { release: 'true' }],
    ['Se pidió soltar.', 'Listo: en unos minutos el sitio vuelve a los datos de hoy.'],
  );
}

const competitions = ['liga', 'copa', 'ambas'];

function askCompetition(dialog: Dialog, title: string): string | null {
  const answer = dialog.ask(title, 'Escribí liga, copa o ambas:');
  const competition = (answer ?? '').toLowerCase();
  if (answer === null || competitions.includes(competition)) return answer && competition;
  dialog.say(`«${answer}» no es liga, copa ni ambas. No se hizo nada.`);
  return null;
}

const proposed =
  'Listo: en unos minutos hay una propuesta en GitHub, en «Pull requests», que dice qué va a cambiar. Nada cambia hasta que alguien la acepte. Si falta algo, lo dice la corrida «Temporada», en «Actions».';

/** Asks for a proposal that closes a season. */
export function closeSeason(services: Services, dialog: Dialog): void {
  const competition = askCompetition(dialog, '¿Qué se cierra?');
  if (competition === null) return;
  const season = dialog.ask(
    'El año de la temporada que termina',
    'Es el final de su dirección, como 2026. Vacío es este año:',
  );
  if (season === null) return;
  const name = dialog.ask(
    'El nombre de la que viene',
    'Como «3ª temporada»; de ambas, liga | copa. Vacío es el de ahora con el número siguiente:',
  );
  if (name === null) return;
  const inputs = { step: 'cerrar', competition, season, name };
  press(services, dialog, ['season.yml', inputs], [`Cerrar temporada: ${competition}.`, proposed]);
}

/** Asks for a proposal that opens one. */
export function openSeason(services: Services, dialog: Dialog): void {
  const competition = askCompetition(dialog, '¿Qué empieza?');
  if (competition === null) return;
  const sheets = dialog.ask(
    'Las hojas que tienen otra dirección',
    'De cada una nombre=dirección, separadas por espacios, como fixtures-cup=https://…. Vacío si son las mismas, ya vaciadas:',
  );
  if (sheets === null) return;
  const inputs = { step: 'abrir', competition, sheets };
  press(services, dialog, ['season.yml', inputs], [`Abrir temporada: ${competition}.`, proposed]);
}

/** A setting, with what to ask a person for it. */
const settings = [
  ['SITIO', 'La dirección del sitio', 'Como https://ejemplo.org, sin barra al final:'],
  ['REPOSITORIO', 'El repositorio', 'Como está en su dirección de GitHub, nombre/repositorio:'],
  ['TOKEN', 'El token de GitHub', 'Cómo crearlo está en docs/mantenimiento.md:'],
  ['AVISAR_A', 'A quién avisar', 'Correos separados por comas:'],
  [
    'HOJAS',
    'Las otras planillas del sitio',
    'Las direcciones con las que se editan, separadas por espacios, si los datos están en más de una:',
  ],
] as const;

/** What was set up, tried: what the site, GitHub and the tabs say. */
function tried(services: Services): string[] {
  const site = readSite(services);
  const runs = readRuns(services);
  const published = site ? site.sources.filter(({ tab }) => tab !== null) : [];
  const gids = services.tabs().map(({ gid }) => gid);
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

/** Asks for the settings, turns the looks on, and tries all once. */
export function configure(services: Services, dialog: Dialog, turnOn: () => void): void {
  for (const [name, title, text] of settings) {
    const value = services.setting(name);
    const known = value === '' ? '' : name === 'TOKEN' ? 'ya hay uno' : value;
    const answer = dialog.ask(title, known === '' ? text : `${text} (vacío deja: ${known})`);
    if (answer === null) return;
    if (answer !== '') services.store(name, answer);
  }
  if (!isConnected(services) || services.setting('SITIO') === '') {
    dialog.say('Faltan la dirección del sitio, el repositorio o el token. No se activó nada.');
    return;
  }
  turnOn();
  const lines = tried(services);
  look(services);
  note(services, 'Se activó la publicación automática.');
  dialog.say(`Listo: cada 5 minutos se mira si hay algo para publicar.\n\n${lines.join('\n')}`);
}
