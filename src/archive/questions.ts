/** What only the organisers of a new community know, a question each (docs/product.md, «Beginning»). */
import { competitions, site, type Competition } from '../config/site.ts';
import { accountKeys, serviceName } from '../config/contact/email-service.ts';
import { ofCompetition } from '../config/competitions.ts';
import {
  settingOf,
  sheetNames,
  sheetOf,
  sourceTitle,
  type SheetName,
} from '../sources/catalog/catalog.ts';
import { competitionFile } from './close.ts';

/** A value of the community's files that its organisers know. */
export interface Question {
  /** Name by which the form on GitHub answers it: `reglamento de la Liga`. */
  key: string;
  /** One Spanish sentence that says what is asked. */
  text: string;
  /** File in the community's folder. */
  file: string;
  /** Keys of the value in the file. */
  path: readonly (string | number)[];
  /** `part`: yes or no, whether the community has the part. `firestore`: two values of a project. */
  kind: 'text' | 'part' | 'firestore' | 'sheet';
  /** The sheet whose address is asked. */
  sheet?: SheetName;
  /** Other values that follow from the answer, by path. */
  implied?: (answer: string) => Record<string, unknown>;
  /** Part of the community that the question belongs to: a competition's id, or `ranking`. */
  part?: string;
}

/** Questions about values of `site.yaml`: name of the question, keys of the value, sentence. */
const siteQuestions: readonly (readonly [key: string, path: string, text: string])[] = [
  ['marca', 'brand', 'El nombre corto de la comunidad, que va en el título de cada página.'],
  ['comunidad', 'community', 'El nombre completo de la comunidad.'],
  ['ícono', 'shortName', 'El nombre que va debajo del ícono en un teléfono: 12 letras o menos.'],
  ['juego', 'game', 'El juego, como se escribe en un texto.'],
  ['país', 'country', 'El país, como se escribe en los podios.'],
  ['código', 'countryCode', 'El código del país: dos letras mayúsculas, como AR.'],
  ['hora', 'timeZone', 'La zona horaria de las fechas, como America/Montevideo.'],
  ['dirección', 'address', 'La dirección donde se va a ver el sitio, con https:// adelante.'],
  ['descripción', 'description', 'Qué es el sitio, en una oración, para los buscadores.'],
  ['bienvenida', 'titles.welcome', 'El título de arriba de todo, en el inicio.'],
  ['sumate', 'titles.join', 'El título que va antes de los enlaces para sumarse.'],
  ['título del ranking', 'ranking.title', 'El título del ranking.'],
  ['MAX Elo', 'ranking.updateMaxElo', 'El formulario en el que se avisa un Elo máximo nuevo.'],
  ...accountKeys.map((key) => [key, `forms.contact.${key}`, `De ${serviceName}: ${key}.`] as const),
];

function questionsOfSite(): Question[] {
  const file = 'site.yaml';
  const questions: Question[] = siteQuestions.map(([key, path, text]) => ({
    key,
    text,
    file,
    path: path.split('.'),
    kind: 'text',
  }));
  site.networks.forEach(({ name, label }, index) => {
    const text = `La dirección de «${label}».`;
    questions.push({ key: name, text, file, path: ['social', index, 'url'], kind: 'text' });
  });
  site.credits.forEach(({ role }, index) => {
    const text = `Quién figura en «${role}», al pie de cada página.`;
    questions.push({ key: role, text, file, path: ['credits', index, 'name'], kind: 'text' });
  });
  return questions;
}

/** Parts that a community may not have. */
function questionsOfParts(): Question[] {
  const parts: Question[] = [];
  const add = (key: string, text: string, file: string, path: string[] = []): void => {
    parts.push({
      key: `hay ${key}`,
      text: `${text} (sí o no)`,
      file,
      path,
      kind: 'part',
      part: key,
    });
  };
  for (const { id, name } of competitions) {
    const file = competitionFile({ id });
    const text = `¿Juegan «${name}», con ese nombre u otro? (sí o no)`;
    parts.push({ key: `hay ${name}`, text, file, path: [], kind: 'part', part: id });
  }
  if (site.team) add(site.team.name, '¿Tienen una selección?', 'team.yaml');
  if (site.national) add(site.national.name, '¿Hacen un torneo nacional?', 'national.yaml');
  if (site.ranking) add('ranking', '¿Llevan un ranking?', 'site.yaml', ['ranking']);
  if (site.contact) {
    add('contacto', `¿Tienen un formulario de contacto, de ${serviceName}?`, 'site.yaml', [
      'forms',
    ]);
  }
  return parts;
}

/** Year of the tournament whose final is on a day. No year for a text that is no day. */
function yearOf(day: string): Record<string, unknown> {
  const [year] = /^\d{4}(?=-)/.exec(day) ?? [];
  return year === undefined ? {} : { year: Number(year) };
}

function questionsOfNational(): Question[] {
  if (!site.national) return [];
  const file = 'national.yaml';
  const asked = [
    ['día de la final', 'finalDate', 'El día de la final del torneo nacional, como 2026-07-26.'],
    ['hora de la final', 'finalTime', 'La hora de la final del torneo nacional, como 10:00.'],
    ['ciudad de la final', 'finalCity', 'La ciudad de la final del torneo nacional.'],
  ] as const;
  const questions = asked.map(([key, name, text]): Question => ({
    key,
    text,
    file,
    path: [name],
    kind: 'text',
  }));
  const [day, ...others] = questions;
  if (!day) return [];
  return [{ ...day, implied: yearOf }, ...others];
}

function questionsOfCompetition(competition: Competition): Question[] {
  const { id, name, shortName, article } = competition;
  const of = ofCompetition({ article, name: shortName });
  const asked = [
    ['nombre', ['name'], `El nombre de «${name}».`],
    ['nombre corto', ['shortName'], `El nombre corto de «${name}», que va en los botones.`],
    ['edición', ['edition'], `La temporada o edición que se juega de «${name}».`],
    ['inscripción', ['links', 'signUp'], `El formulario para anotarse en «${name}».`],
    ['reglamento', ['links', 'rules'], `El reglamento de «${name}».`],
    ['resultado', ['links', 'reportResult'], `El formulario para avisar un resultado ${of}.`],
    ['horario', ['links', 'reportSchedule'], `El formulario para avisar día y hora ${of}.`],
  ] as const;
  return asked.map(([key, path, text]) => ({
    key: `${key} ${of}`,
    text,
    file: competitionFile(competition),
    path,
    kind: 'text',
    part: id,
  }));
}

function questionOfSheet(sheet: SheetName): Question {
  return {
    key: sourceTitle(sheet),
    text: `La dirección de «${sourceTitle(sheet)}», publicada como CSV.`,
    file: 'sources.yaml',
    path: settingOf(sheet),
    kind: 'sheet',
    sheet,
    part: sheetOf(sheet)?.competition ?? 'ranking',
  };
}

/** All questions, in the order in which they are asked: what a community does not have is asked no further. */
export const allQuestions = (): Question[] => [
  ...questionsOfParts(),
  ...questionsOfSite(),
  ...competitions.flatMap(questionsOfCompetition),
  ...questionsOfNational(),
  {
    key: 'firestore',
    text: 'El proyecto de Firestore: su projectId y su apiKey, con un espacio entre los dos.',
    file: 'sources.yaml',
    path: ['firestore'],
    kind: 'firestore',
  },
  ...sheetNames.map(questionOfSheet),
];
