/** What a maintainer must hear about the data; the workflow tells it in an issue. */
import { readManifest, stateOf } from '../snapshot/manifest.ts';
import { escapeMarkdown, formatAge } from '../words/reports.ts';
import { sourceNames, sourceTitle } from '../sources/catalog.ts';

const hour = 3_600_000;
/** How long one source may be kept, and how long all of them. */
const oneAtMost = 24 * hour;
const allAtMost = 6 * hour;

/** @param text Of the manifest of what is published. @returns Markdown; empty when all is well. */
export function formatAlerts(text: string | null, now: Date): string {
  const manifest = readManifest(text);
  if (!manifest) return '';
  const states = sourceNames.map((name) => ({ name, ...stateOf(manifest, name) }));
  const isAnyFresh = states.some(({ status }) => status === 'fresh');
  const atMost = isAnyFresh ? oneAtMost : allAtMost;
  return states
    .flatMap((state) => (state.status === 'kept' ? [state] : []))
    .filter(({ since }) => now.getTime() - Date.parse(since) > atMost)
    .map(({ name, since, because }) => {
      const title = escapeMarkdown(sourceTitle(name));
      const age = formatAge(since, now.toISOString());
      return `### ${title}: hace ${age} que no se puede actualizar\n\nLo que pasa: ${escapeMarkdown(because)}. El sitio muestra los últimos datos buenos de \`${name}\`. Corregilo en su hoja o en Firestore, esperá 10 minutos y corré «Publicar».`;
    })
    .join('\n\n');
}
