/** How a rebuild ended, for a terminal and for the summary of a CI run. */
import { formatReport } from '../snapshot/report.ts';
import { escapeMarkdown } from '../words/reports.ts';
import type { Ending } from './rebuild.ts';

const titles: Record<Ending['result'], string> = {
  published: 'Publicado',
  unchanged: 'Sin cambios',
  failed: 'No se publicó nada: el sitio queda como estaba',
};

/** What a maintainer needs to know, before the sources' own report. */
const lines = ({ reasons, changes, posts, warnings, hold }: Ending): string[] => [
  ...reasons,
  ...changes.map((change) => `datos: ${change}`),
  ...posts,
  ...warnings.map((warning) => `aviso: ${warning}`),
  ...(hold === null
    ? []
    : [`los datos están detenidos: ${hold}; para volver a los de hoy, publicá con «Soltar»`]),
];

/** The ending as plain lines. */
export function formatEnding(ending: Ending): string {
  const head = [titles[ending.result], ...lines(ending).map((line) => `- ${line}`)].join('\n');
  return ending.report ? `${formatReport(ending.report)}\n\n${head}` : head;
}

/** The same for the summary of a CI run, where long lines wrap. */
export function formatEndingMarkdown(ending: Ending): string {
  const lines = formatEnding(ending).split('\n');
  const told = lines.map((line) => (line === '' ? '' : `${escapeMarkdown(line)}  `));
  return `## ${titles[ending.result]}\n\n${told.join('\n')}\n`;
}
