/** Writes what a maintainer must know about the data. The workflow puts the text into an issue. */
import { readManifest, stateOf } from '../snapshot/manifest.ts';
import { escapeMarkdown, formatAge } from '../words/reports.ts';
import { sourceNames, sourceTitle } from '../sources/catalog/catalog.ts';

const hourMs = 3_600_000;
/** Maximum age of a refusal without an alert: of some sources, and of all sources at once. */
const someMaxMs = 24 * hourMs;
const allMaxMs = 6 * hourMs;

/**
 * Reports sources refused for over 24 hours, or 6 if all are (docs/product.md, «Publishing»).
 * @param text Text of the published manifest.
 * @returns Markdown; empty if there is nothing to report, or no valid manifest.
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
    alerts.push(
      `### ${title}: hace ${age} que no se puede actualizar\n\nLo que pasa: ${escapeMarkdown(because)}. ${shown}. Corregilo en su hoja o en Firestore, esperá 10 minutos y corré «Publicar».`,
    );
  }
  return alerts.join('\n\n');
}
