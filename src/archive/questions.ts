/** What only the organisers of a new community know, a question each (docs/product.md, «Beginning»). */
import { competitions, site, type Competition } from '../config/site.ts';
import { accountKeys, serviceName } from '../config/contact/email-service.ts';
import { withDe } from '../config/competitions.ts';
import {
  settingOf,
  sheetNames,
  sheetOf,
  sourceTitle,
  type SheetName,
} from '../sources/catalog/catalog.ts';
import { competitionFile } from './season-plans.ts';

/** A value of the community's files that its organisers know. */
interface ValueQuestion {
  /** Name by which the form on GitHub answers it: `reglamento de la Liga`. */
  key: string;
  /** One Spanish sentence that says what is asked. */
  text: string;
  /** File in the community's folder. */
  file: string;
  /** Keys of the value in the file, joined by dots. Empty for the whole file. */
  path: string;
  /** `firestore`: two values of a project. */
  kind: 'text' | 'firestore' | 'sheet';
  /** The sheet whose address is asked. */
  sheet?: SheetName;
  /** The part to which the value belongs, as in PartQuestion. Without the part, the question is not asked. */
  part?: string;
}

/** Asks whether the community has a part: yes or no. */
export interface PartQuestion extends Omit<ValueQuestion, 'kind' | 'sheet'> {
  kind: 'part';
  /** Id of a competition, `ranking`, `contacto`, or the name of the team or of the national tournament. */
  part: string;
}

export type Question = PartQuestion | ValueQuestion;

type Asked = readonly [key: string, path: string, text: string];

const inSite: readonly Asked[] = [
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
  ...accountKeys.map((key): Asked => [key, `forms.contact.${key}`, `De ${serviceName}: ${key}.`]),
  ...site.networks.map(({ name, label }, index): Asked => {
    return [name, `social.${index}.url`, `La dirección de «${label}».`];
  }),
  ...site.credits.map(({ role }, index): Asked => {
    return [role, `credits.${index}.name`, `Quién figura en «${role}», al pie de cada página.`];
  }),
];

const inNational: readonly Asked[] = [
  ['día de la final', 'finalDate', 'El día de la final del torneo nacional, como 2026-07-26.'],
  ['hora de la final', 'finalTime', 'La hora de la final del torneo nacional, como 10:00.'],
  ['ciudad de la final', 'finalCity', 'La ciudad de la final del torneo nacional.'],
];

const textQuestion = (file: string, [key, path, text]: Asked): ValueQuestion => ({
  key,
  text,
  file,
  path,
  kind: 'text',
});

function questionsOfCompetition({ id, name, shortName, article }: Competition): ValueQuestion[] {
  const file = competitionFile({ id });
  const of = withDe({ article, name: shortName });
  const asked: Asked[] = [
    [`nombre ${of}`, 'name', `El nombre de «${name}».`],
    [`nombre corto ${of}`, 'shortName', `El nombre corto de «${name}», que va en los botones.`],
    [`edición ${of}`, 'edition', `La temporada o edición que se juega de «${name}».`],
    [`inscripción ${of}`, 'links.signUp', `El formulario para anotarse en «${name}».`],
    [`reglamento ${of}`, 'links.rules', `El reglamento de «${name}».`],
    [`resultado ${of}`, 'links.reportResult', `El formulario para avisar un resultado ${of}.`],
    [`horario ${of}`, 'links.reportSchedule', `El formulario para avisar día y hora ${of}.`],
  ];
  return asked.map((texts) => ({ ...textQuestion(file, texts), part: id }));
}

/** Questions about parts that a community may not have. */
function questionsOfParts(): PartQuestion[] {
  const parts: PartQuestion[] = [];
  const add = (name: string, text: string, file: string, path = '', part = name): void => {
    parts.push({ key: `hay ${name}`, text: `${text} (sí o no)`, file, path, kind: 'part', part });
  };
  for (const { id, name } of competitions) {
    add(name, `¿Juegan «${name}», con ese nombre u otro?`, competitionFile({ id }), '', id);
  }
  if (site.team) add(site.team.name, '¿Tienen una selección?', 'team.yaml');
  if (site.national) add(site.national.name, '¿Hacen un torneo nacional?', 'national.yaml');
  if (site.ranking) add('ranking', '¿Llevan un ranking?', 'site.yaml', 'ranking');
  if (site.contact) {
    const text = `¿Tienen un formulario de contacto, de ${serviceName}?`;
    add('contacto', text, 'site.yaml', 'forms');
  }
  return parts;
}

const questionOfSheet = (sheet: SheetName): ValueQuestion => ({
  key: sourceTitle(sheet),
  text: `La dirección de «${sourceTitle(sheet)}», publicada como CSV.`,
  file: 'sources.yaml',
  path: settingOf(sheet).join('.'),
  kind: 'sheet',
  sheet,
  part: sheetOf(sheet)?.competition ?? 'ranking',
});

/** Lists all setup questions, settled too, as asked: parts, site, competitions, national final, Firestore, sheets. */
export const allQuestions = (): Question[] => [
  ...questionsOfParts(),
  ...inSite.map((asked) => textQuestion('site.yaml', asked)),
  ...competitions.flatMap(questionsOfCompetition),
  ...(site.national ? inNational.map((asked) => textQuestion('national.yaml', asked)) : []),
  {
    key: 'firestore',
    text: 'El proyecto de Firestore: su projectId y su apiKey, con un espacio entre los dos.',
    file: 'sources.yaml',
    path: 'firestore',
    kind: 'firestore',
  },
  ...sheetNames.map(questionOfSheet),
];
