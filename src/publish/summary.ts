/** Messages of the hourly job to maintainers, in Spanish. */
import { readManifest, stateOf } from '../snapshot/manifest.ts';
import { formatReport } from '../snapshot/report.ts';
import { sourceNames, sourceTitle } from '../sources/catalog/catalog.ts';
import { escapeMarkdown } from '../lib/clean.ts';
import { hourMs } from '../lib/time.ts';
import { formatAge } from '../words/time-spans.ts';
import type { Ending } from './rebuild.ts';

const titles: Record<Ending['result'], string> = {
  published: 'Publicado',
  unchanged: 'Sin cambios',
  failed: 'No se publicó nada: el sitio queda como estaba',
};

/** List items on reasons, changed data, warnings and a hold. */
function listOf({ reasons, changes, warnings, hold }: Ending): string[] {
  const lines = [...reasons];
  for (const change of changes) lines.push(`datos: ${change}`);
  for (const warning of warnings) lines.push(`aviso: ${warning}`);
  if (hold !== null) {
    lines.push(
      `los datos están detenidos: ${hold}; para volver a los de hoy, publicá con «Soltar»`,
    );
  }
  return lines.map((line) => `- ${line}`);
}

/** Puts lines below the report about the sources, if the rebuild has one. */
function belowReport({ report }: Ending, lines: readonly string[]): string {
  const text = lines.join('\n');
  return report ? `${formatReport(report)}\n\n${text}` : text;
}

/** Formats a rebuild's ending as Spanish text: any report on sources, title, reasons, changes, warnings, hold. */
export const formatEnding = (ending: Ending): string =>
  belowReport(ending, [titles[ending.result], ...listOf(ending)]);

/** Formats a rebuild's ending as `formatEnding` does, in Markdown, but with the title on top, a `##` heading. */
export function formatEndingMarkdown(ending: Ending): string {
  // Two spaces at its end break a line.
  const text = belowReport(ending, listOf(ending))
    .split('\n')
    .map((line) => (line === '' ? '' : `${escapeMarkdown(line)}  `));
  return `## ${titles[ending.result]}\n\n${text.join('\n')}\n`;
}

/** Maximum age of a refusal without an alert: of some sources, and of all sources at once. */
const someMaxMs = 24 * hourMs;
const allMaxMs = 6 * hourMs;

/**
 * Reports sources that could not be updated for over 24 hours, or over 6 if no source is fresh (docs/product.md,
 * «Publishing»): kept ones, and those that never had data although they have an address.
 * @param text Text of the published manifest, which has the state of each source. Null if there is none.
 * @returns Spanish Markdown in the catalogue's order; empty if there is nothing to report, or no valid manifest.
 */
export function formatAlerts(text: string | null, now: Date): string {
  const manifest = readManifest(text);
  if (!manifest) return '';
  const isAnyFresh = sourceNames.some((name) => stateOf(manifest, name).status === 'fresh');
  const maxMs = isAnyFresh ? someMaxMs : allMaxMs;
  const alerts: string[] = [];
  for (const name of sourceNames) {
    const state = stateOf(manifest, name);
    if (state.status === 'fresh' || !state.since || !state.because) continue;
    const { status, since, because } = state;
    if (now.getTime() - Date.parse(since) <= maxMs) continue;
    const title = escapeMarkdown(sourceTitle(name));
    const age = formatAge(since, now.toISOString());
    const shown =
      status === 'kept'
        ? 'El sitio muestra sus últimos datos buenos'
        : 'El sitio no los muestra, porque nunca se pudieron leer';
    const reason = escapeMarkdown(because) + (because.endsWith('?') ? '' : '.');
    alerts.push(
      `### ${title}: hace ${age} que no se puede actualizar\n\nLo que pasa: ${reason} ${shown}. Corregilo en su hoja o en Firestore, esperá 10 minutos y corré «Publicar».`,
    );
  }
  return alerts.join('\n\n');
}
