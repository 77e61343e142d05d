/** How a rebuild ended, for a terminal and for the summary of a CI run. */
import { calendarDate, formatShortDay, formatTime } from '../domain/time.ts';
import { formatMarkdown, formatReport } from '../snapshot/report.ts';
import { escapeMarkdown } from '../snapshot/words.ts';
import type { Hold } from './hold.ts';
import type { Ending } from './rebuild.ts';

const titles: Record<Ending['result'], string> = {
  published: 'Publicado',
  unchanged: 'Sin cambios',
  failed: 'No se publicó nada: el sitio queda como estaba',
};

function holdLine({ snapshot, since }: Hold): string {
  const moment = new Date(since);
  const when = `${formatShortDay(calendarDate(moment))} a las ${formatTime(moment)}`;
  return `Los datos están detenidos en la instantánea ${snapshot.slice(0, 7)} desde el ${when}. Para volver a los de hoy, publicá con la opción «soltar».`;
}

/** Title and lines of what a maintainer needs to know, before the sources' own report. */
function lines({ reasons, changes, warnings, hold }: Ending): { list: string[]; notes: string[] } {
  return {
    list: [
      ...reasons,
      ...changes.map((change) => `datos: ${change}`),
      ...warnings.map((warning) => `aviso: ${warning}`),
    ],
    notes: hold ? [holdLine(hold)] : [],
  };
}

/** The ending as plain lines. */
export function formatEnding(ending: Ending): string {
  const { list, notes } = lines(ending);
  const head = [titles[ending.result], ...list.map((line) => `- ${line}`), ...notes].join('\n');
  return ending.report ? `${formatReport(ending.report)}\n\n${head}` : head;
}

/** The ending as Markdown. */
export function formatEndingMarkdown(ending: Ending): string {
  const { list, notes } = lines(ending);
  const head = [
    `## ${titles[ending.result]}`,
    ...(list.length > 0 ? [list.map((line) => `- ${escapeMarkdown(line)}`).join('\n')] : []),
    ...notes,
  ].join('\n\n');
  return ending.report ? `${head}\n\n${formatMarkdown(ending.report)}` : `${head}\n`;
}
