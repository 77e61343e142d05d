/** Texts of the pull request that closes or opens competitions, in Spanish, for whoever may accept it. */
import type { Competition } from '../config/site.ts';
import { problemPlace, type Problem } from '../sources/problem.ts';
import { listNames } from '../lib/text.ts';
import { sourceTitle } from '../sources/catalog/catalog.ts';
import { competitionName } from '../season/champions.ts';
import { escapeMarkdown } from '../lib/clean.ts';
import {
  competitionFile,
  type Closing,
  type ClosingRequest,
  type Opening,
  type OpeningRequest,
} from './season-plans.ts';

/** Lines of Markdown under a heading. A section without lines is left out. */
type Section = readonly [heading: string, lines: readonly string[]];

export interface ProposalText {
  title: string;
  sections: readonly Section[];
}

/** Result of a trial build with the change. */
interface Tried {
  pages: number;
  warnings: readonly string[];
  /** Rows of the competitions' sheets that cannot be read, or look wrong. */
  problems: readonly Problem[];
}

const maxObservations = 20;

/**
 * Formats a pull request as Spanish Markdown without its title: sections, up to 20 remarks of the trial build
 * (problems, then warnings) and the number of others, its number of `pages`, how to accept, correct or undo the change.
 */
export function formatProposal(
  { sections }: ProposalText,
  { pages, warnings, problems }: Tried,
): string {
  const all = [
    ...problems.map(
      (row) => `${sourceTitle(row.source)}, ${problemPlace(row)}: «${row.value}»: ${row.reason}`,
    ),
    ...warnings.map((warning) => `aviso: ${warning}`),
  ].map(escapeMarkdown);
  const observed = all.slice(0, maxObservations);
  if (all.length > maxObservations) observed.push(`y ${all.length - maxObservations} más`);
  return formatSections([
    ...sections,
    ['Observadas', observed],
    [
      'Cómo sigue',
      [
        `El sitio se armó con este cambio y los datos de ahora: ${pages} páginas, revisadas.`,
        '**Para aceptar**: «Approve workflows to run», para que corran las pruebas, y con «test» en verde «Merge pull request»; el sitio se publica solo.',
        '**Para corregir**: cambiá la hoja, esperá 10 minutos y corré «Temporada» otra vez: esta propuesta se actualiza.',
        '**Para deshacer** después de aceptar: «Revert», y aceptar lo que se abre.',
      ],
    ],
  ]);
}

/** Formats sections, [heading, lines], as Markdown lists under `##` headings, in order. Leaves out empty sections. */
export const formatSections = (sections: readonly Section[]): string =>
  sections
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => `## ${heading}\n\n${lines.map((line) => `- ${line}`).join('\n')}\n`)
    .join('\n');

/** Title of a proposal: `Cerrar Liga Nacional, 1ª temporada`. */
const proposalTitle = (verb: string, competitions: readonly Competition[]): string =>
  `${verb} ${listNames(competitions.map(({ name, edition }) => `${name}, ${edition}`))}`;

/** Spanish title and sections of the pull request that closes competitions: champions, what is missing, changes. */
export function closingText(
  { competitions, id }: ClosingRequest,
  { ended, waiting, missing }: Closing,
): ProposalText {
  const champions = ended.champions.map(
    (champion) =>
      `${escapeMarkdown(competitionName(champion))}: **${escapeMarkdown(champion.player ?? 'sin definir')}**`,
  );
  const changes = [`\`/torneos/temporadas/${id}\` guarda las posiciones y los resultados.`];
  for (const { name, links, edition } of waiting) {
    const signUp = links.signUp === null ? '' : 'la inscripción, ';
    changes.push(
      `La página de ${escapeMarkdown(name)} muestra ${signUp}lo que viene (**${escapeMarkdown(edition)}**) y los campeones. Sus hojas no se leen más: vacialas **recién después de aceptar**.`,
    );
  }
  const sections: Section[] = [
    ['Campeones', champions],
    ['Falta, y se cierra igual', missing.map(escapeMarkdown)],
    ['Qué cambia', changes],
  ];
  return { title: proposalTitle('Cerrar', competitions), sections };
}

/**
 * Title and Spanish sections of the pull request that opens competitions: players of groups, new addresses. `groups`
 * are lines of `lineups`, `unpublished` names (`liga/duels`) of sheets without address, `empty` of those without rows.
 */
export function openingText(
  { competitions, addresses }: OpeningRequest,
  { opened }: Opening,
  { groups, unpublished, empty }: Record<'groups' | 'unpublished' | 'empty', readonly string[]>,
): ProposalText {
  const sheetTitles = (names: readonly string[]): string =>
    escapeMarkdown(names.map(sourceTitle).join('; '));
  const files = competitions
    .filter(({ divisions }) => divisions.length > 0)
    .map((competition) => `\`${competitionFile(competition)}\``);
  const players = groups.map(escapeMarkdown);
  if (groups.length > 0) {
    players.push(
      `¿Falta alguien? Los grupos y sus filas están en \`divisions\`, en ${listNames(files)}.`,
    );
  }
  const published: string[] = [];
  for (const [sheet, url] of addresses) {
    if (url !== null) published.push(`${escapeMarkdown(sourceTitle(sheet))}: <${url}>`);
  }
  if (unpublished.length > 0) published.push(`Sin publicar todavía: ${sheetTitles(unpublished)}.`);
  if (empty.length > 0) {
    published.push(
      `Sin nada cargado: ${sheetTitles(empty)}. **Para que se publique**: después de aceptar, corré «Publicar» una vez con esto en «Aceptar menos filas»: \`${empty.map(sourceTitle).join('; ')}\`. Hasta entonces el sitio queda como estaba.`,
    );
  }
  const sections: Section[] = [
    ['Quién está en cada grupo', players],
    ['Hojas', published],
  ];
  return { title: proposalTitle('Abrir', opened), sections };
}
