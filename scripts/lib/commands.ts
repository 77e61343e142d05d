/** What each command does and what it may be told, by its file in `scripts/`; in Spanish, since `--help` prints it. */

interface Flag {
  type: 'string' | 'boolean';
  default?: string | boolean | string[];
  multiple?: boolean;
  /** What it is for, in Spanish; of one with a value, with what it is: `DIR: dónde…`. */
  says: string;
}

/** A flag with a value. @param says With what the value is: `DIR: dónde…`. */
const withText = (says: string, value = '') => ({ type: 'string', default: value, says }) as const;

/** A flag that is there or not. */
const withoutValue = (says: string) => ({ type: 'boolean', default: false, says }) as const;

/** The flag by which a person lets sources lose rows, once or more often. */
const acceptShrink = {
  type: 'string',
  multiple: true,
  default: [] as string[],
  says: 'NOMBRE: aceptar que esta fuente perdió filas; se puede repetir',
} as const;

/** What `--help` says of a command. */
export interface Usage {
  /** As it is typed: `npm run build`. */
  command: string;
  /** What it does, in Spanish. */
  does: string;
  /** What may stand before the flags: `cerrar|abrir`. */
  words?: string;
  flags?: Record<string, Flag>;
}

const markdown = withText('ARCHIVO: dónde se guardan las cifras');

export const commands = {
  start: { command: 'npm start', does: 'Arma el sitio y lo sirve; PORT elige el puerto.' },
  'dev-live': {
    command: 'npm run dev:live',
    does: 'Todo el camino en esta máquina: emulador de Firestore, instantánea, sitio.',
  },
  snapshot: {
    command: 'npm run snapshot',
    does: 'Lee las fuentes, dice cómo está cada una y guarda lo que se puede usar.',
    flags: {
      'accept-shrink': acceptShrink,
      json: withText('ARCHIVO: el informe para programas'),
    },
  },
  build: {
    command: 'npm run build',
    does: 'Arma el sitio con los datos guardados, sin leer las fuentes.',
    flags: {
      out: withText('DIR: dónde queda; dist si no se dice', 'dist'),
      json: withText('ARCHIVO: por qué no se pudo armar, para programas'),
    },
  },
  rebuild: {
    command: 'npm run rebuild',
    does: 'Lee las fuentes y, si algo cambió, deja el sitio armado y revisado, listo para publicar.',
    flags: {
      force: withoutValue('aunque no haya cambios'),
      'accept-shrink': acceptShrink,
      snapshot: withText('COMMIT: volver a una instantánea anterior, y detener los datos ahí'),
      release: withoutValue('soltar los datos detenidos'),
      out: withText('DIR: dónde queda el sitio; dist-publish si no se dice', 'dist-publish'),
      message: withText('ARCHIVO: dónde se escribe qué cambió en los datos'),
    },
  },
  season: {
    command: 'npm run season',
    does: 'Cierra una temporada, o abre la que sigue: cambia los archivos de la comunidad.',
    words: 'cerrar|abrir',
    flags: {
      competition: withText('liga, copa o ambas'),
      season: withText('AÑO: al cerrar, su carpeta en el archivo; este año si no se dice'),
      name: withText('NOMBRE: de la que sigue; de ambas: «2ª temporada | 2ª edición»'),
      champion: withText('tabla o resultados: al cerrar, cuál vale donde no coinciden'),
      unfinished: withoutValue('cerrar aunque falten resultados'),
      sheets: withText(
        'LISTA: al abrir, direcciones nuevas, «standings-elite=https://… fixtures-cup=null»',
      ),
      proposal: withText('ARCHIVO: dónde se escribe qué cambia'),
    },
  },
  'check-community': {
    command: 'npm run check:community',
    does: 'Revisa los archivos de la comunidad: qué está mal, qué es de muestra y qué falta.',
    words: '[CARPETA]',
  },
  'check-site': {
    command: 'npm run check:site',
    does: 'Revisa un sitio ya armado: enlaces, etiquetas, tamaños.',
    flags: { dir: withText('DIR: dónde está; dist si no se dice', 'dist') },
  },
  test: {
    command: 'npm test',
    does: 'Tipos, estilo y todas las pruebas, o solo las de esos archivos; «npm run test:quick», lo rápido.',
    words: '[NOMBRE…]',
    flags: { quick: withoutValue('tipos, estilo, reglas y una página del sitio') },
  },
  'test-browsers': {
    command: 'npm run test:browsers',
    does: 'Prueba una docena de gestos en Firefox y WebKitGTK, si están instalados.',
    flags: { require: withoutValue('falla si alguno no está instalado') },
  },
  faults: {
    command: 'npm run test:faults',
    does: 'Pone cada falla de tests/faults en una copia y dice qué pruebas la ven.',
    words: '[NOMBRE…]',
  },
  'bench-page': {
    command: 'npm run bench:page',
    does: 'Mide las páginas de dist en un teléfono lento, junto a una página vacía.',
    flags: {
      only: withText('LISTA: direcciones, separadas por comas'),
      runs: withText('NÚMERO: cuántas veces cada una; 3 si no se dice', '3'),
      markdown,
      check: withoutValue('falla si algo pesa o tarda más de lo previsto'),
      site: withText('DIRECCIÓN: un sitio publicado, en lugar de dist'),
      history: withText('ARCHIVO: agrega las cifras a las de otros días'),
    },
  },
  'bench-build': {
    command: 'npm run bench:build',
    does: 'Mide cuánto tarda en armarse el sitio con muchos datos, junto a uno vacío.',
    flags: {
      counts: withText(
        'LISTA: cuántas noticias; 30,1000,10000 si no se dice, ninguna con «»',
        '30,1000,10000',
      ),
      runs: withText('NÚMERO: cuántas veces cada uno; 3 si no se dice', '3'),
      markdown,
    },
  },
  shots: {
    command: 'npm run shots',
    does: 'Saca fotos de las páginas de dist en cuatro anchos, clara y oscura: .shots/index.html.',
    flags: {
      only: withText('TEXTO: solo las direcciones que lo tienen'),
      against: withText('DIR: las compara con las de otro sitio armado'),
    },
  },
  'demo/manifest': {
    command: 'npm run demo',
    does: 'Escribe el manifest.json de los datos de demostración, o de otra instantánea hecha a mano.',
    words: '[CARPETA]',
  },
  'rules-pdf': {
    command: 'npm run rules',
    does: 'Imprime de nuevo los PDF de las reglas, o solo los que se nombran.',
    words: '[NOMBRE…]',
  },
} as const satisfies Record<string, Usage>;
