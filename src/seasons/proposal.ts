/** What a proposal to close or to open says: in Spanish words, to who may accept it. */
import type { Problem } from '../domain/problem.ts';
import { competitionName } from '../season/champions.ts';
import { listNames } from '../domain/text.ts';
import { placeOf } from '../snapshot/report.ts';
import { escapeMarkdown } from '../snapshot/words.ts';
import type { Closing, ClosingRequest } from './close.ts';
import {
  playedName,
  sheetNamesOf,
  titleOf,
  type Competition,
  type Competitions,
  type Names,
} from './competition.ts';
import type { Opening, OpeningRequest } from './open.ts';
import type { OpenedSheets } from './reading.ts';

/** Lines under a heading; without lines it is left out. */
interface Section {
  heading: string;
  lines: string[];
}

export interface ProposalText {
  title: string;
  sections: Section[];
}

/** What was found when it was tried. */
export interface Tried {
  /** Of the site that was built with the change. */
  pages: number;
  warnings: readonly string[];
  /** Rows of its sheets that cannot be read, or are odd. */
  problems: readonly Problem[];
}

const told = 20;

function triedSections({ pages, warnings, problems }: Tried): Section[] {
  const rows = problems.map(
    (problem) =>
      `${problem.source}, ${placeOf(problem)}: «${problem.value}»: ${problem.reason} (${problem.advice})`,
  );
  const observed = [...rows, ...warnings.map((warning) => `aviso: ${warning}`)];
  const more = observed.length - told;
  return [
    {
      heading: 'Qué se revisó',
      lines: [
        'Los archivos de la comunidad: sin errores.',
        `El sitio, armado con este cambio y los datos de ahora: ${pages} páginas, revisadas.`,
      ],
    },
    {
      heading: 'Observadas',
      lines: [
        ...observed.slice(0, told).map(escapeMarkdown),
        ...(more > 0 ? [`y ${more} más: están en la corrida.`] : []),
      ],
    },
  ];
}

/** What it says below its title, as Markdown. */
export function formatProposal({ sections }: ProposalText, tried: Tried): string {
  const how: Section = {
    heading: 'Cómo sigue',
    lines: [
      '**Para aceptar**: «Merge pull request» y «Confirm merge». El sitio se publica solo en unos minutos.',
      'Si el botón está apagado porque falta «test»: «Close pull request» y enseguida «Reopen pull request»; arrancan, y cuando terminan se puede aceptar.',
      '**Para no aceptar**: «Close pull request». No cambia nada.',
      '**Para deshacer** después de aceptar: «Revert», acá mismo, y aceptar el pull request que se abre.',
      'Planillas vacías para copiar: en la carpeta `docs/plantillas` del repositorio.',
    ],
  };
  return [...sections, ...triedSections(tried), how]
    .filter(({ lines }) => lines.length > 0)
    .map(
      ({ heading, lines }) => `## ${heading}\n\n${lines.map((line) => `- ${line}`).join('\n')}\n`,
    )
    .join('\n');
}

const titled = (verb: string, has: Competitions, names: Names): string =>
  `${verb} ${listNames(
    Object.entries(names).map(([which, name]) => `${titleOf(which as Competition, has)}, ${name}`),
  )}`;

const played = (competitions: readonly Competition[], has: Competitions): Names =>
  Object.fromEntries(competitions.map((which) => [which, playedName(which, has) ?? '']));

export function closingText(
  { competitions, id }: ClosingRequest,
  has: Competitions,
  { ended, next, missing, files }: Closing,
): ProposalText {
  const isNew = files.has(`seasons/${id}/season.json`);
  const champions = ended.champions.map(
    (one) =>
      `${competitionName(one)}: ${one.player === null ? 'sin definir' : `**${escapeMarkdown(one.player)}**`}`,
  );
  return {
    title: titled('Cerrar', has, played(competitions, has)),
    sections: [
      { heading: 'Campeones', lines: champions },
      {
        heading: 'Qué cambia en el sitio',
        lines: [
          isNew
            ? `La página \`/torneos/temporadas/${id}\` tiene las posiciones finales y los resultados; los campeones entran en el salón de la fama, en los historiales y en la página de cada jugador.`
            : `La página \`/torneos/temporadas/${id}\` ya está, con estos mismos datos: queda como está.`,
          ...competitions.map(
            (which) =>
              `La página de ${titleOf(which, has)} muestra la inscripción, lo que viene (**${escapeMarkdown(next[which] ?? '')}**) y los campeones. Sus hojas no se leen más.`,
          ),
        ],
      },
      {
        heading: 'Se cierra sin terminar. Falta',
        lines: missing.map(escapeMarkdown),
      },
      {
        heading: 'Antes y después',
        lines: [
          'Si todavía cambia un resultado, corregí la hoja, esperá 10 minutos y corré «Temporada» otra vez: este pull request se actualiza.',
          'Vaciá las hojas **recién después de aceptar**: la temporada que empieza se abre con el mismo botón.',
        ],
      },
    ],
  };
}

/** Names of sheets. */
interface PublishedSheets {
  published: readonly string[];
  /** Those that a person has to accept without rows. */
  bare: readonly string[];
}

export function openingText(
  { competitions, addresses }: OpeningRequest,
  has: Competitions,
  { names }: Opening,
  { groups, empty, published, bare }: OpenedSheets & PublishedSheets,
): ProposalText {
  const unpublished = competitions
    .flatMap((which) => sheetNamesOf(which, has))
    .filter((sheet) => !published.includes(sheet));
  const code = (sheets: readonly string[]): string =>
    sheets.map((sheet) => `\`${sheet}\``).join(', ');
  return {
    title: titled('Abrir', has, names),
    sections: [
      {
        heading: 'Qué cambia en el sitio',
        lines: competitions.map(
          (which) =>
            `La página de ${titleOf(which, has)} pasa a mostrar **${escapeMarkdown(names[which] ?? '')}**, con lo que hay en sus hojas.`,
        ),
      },
      {
        heading: 'Direcciones nuevas',
        lines: [...addresses].map(([sheet, address]) =>
          address === null ? `\`${sheet}\`: sin publicar todavía` : `\`${sheet}\`: <${address}>`,
        ),
      },
      {
        heading: 'Quién está en cada grupo',
        lines: [
          ...groups.map(
            ({ name, window, players }) =>
              `**${escapeMarkdown(name)}** (filas ${window.first} a ${window.last}), ${players.length}: ${players.map(escapeMarkdown).join(', ') || 'nadie'}`,
          ),
          ...(groups.length > 0
            ? [
                '¿Falta alguien, o está en otro grupo? Las divisiones, los grupos y sus filas se corrigen en `divisions`, en `src/content/community/league.yaml`; después corré «Temporada» otra vez.',
              ]
            : []),
        ],
      },
      {
        heading: 'Hojas',
        lines: [
          ...(unpublished.length > 0
            ? [`Sin publicar, su sección dice que no hay nada: ${code(unpublished)}.`]
            : []),
          ...(empty.length > 0 ? [`Sin nada cargado todavía: ${code(empty)}.`] : []),
          ...(bare.length > 0
            ? [
                `**Para que se publique**: después de aceptar, corré «Publicar» una vez con esto en «Aceptar menos filas»: \`${bare.join(' ')}\`. Hasta entonces las publicaciones quedan en rojo y el sitio, como estaba.`,
              ]
            : []),
        ],
      },
    ],
  };
}
