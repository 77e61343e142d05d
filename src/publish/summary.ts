/** Formats how a rebuild ended, for a terminal and for the summary of a CI run. */
import { formatReport } from '../snapshot/report.ts';
import { escapeMarkdown } from '../words/reports.ts';
import type { Ending } from './rebuild.ts';

const titles: Record<Ending['result'], string> = {
  published: 'Publicado',
  unchanged: 'Sin cambios',
  failed: 'No se publicó nada: el sitio queda como estaba',
};

function linesOf({ reasons, changes, warnings, hold }: Ending): string[] {
  const lines = [...reasons];
  for (const change of changes) lines.push(`datos: ${change}`);
  for (const warning of warnings) lines.push(`aviso: ${warning}`);
  if (hold !== null) {
    lines.push(
      `los datos están detenidos: ${hold}; para volver a los de hoy, publicá con «Soltar»`,
    );
  }
  return lines;
}

/** Formats an ending as plain Spanish text, after the report about the sources. */
export function formatEnding(ending: Ending): string {
  const head = [titles[ending.result], ...linesOf(ending).map((line) => `- ${line}`)].join('\n');
  return ending.report ? `${formatReport(ending.report)}\n\n${head}` : head;
}

/** Formats an ending as Markdown, with a heading. */
export function formatEndingMarkdown(ending: Ending): string {
  // Two spaces at its end break a line.
  const text = formatEnding(ending)
    .split('\n')
    .map((line) => (line === '' ? '' : `${escapeMarkdown(line)}  `));
  return `## ${titles[ending.result]}\n\n${text.join('\n')}\n`;
}
