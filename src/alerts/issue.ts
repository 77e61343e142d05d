/** One issue for all that is wrong: opened, updated, and closed when nothing is wrong any more. */
import { escapeMarkdown } from '../snapshot/words.ts';
import type { Alert } from './conditions.ts';
import type { GitHub, Issue } from './github.ts';

/** Tells our issue from others of the same author. */
const marker = '<!-- alerta-del-sitio -->';

function describe(alerts: readonly [Alert, ...Alert[]]): Omit<Issue, 'number'> {
  const more = alerts.length > 1 ? ` (y ${alerts.length - 1} más)` : '';
  const sections = alerts.map(
    ({ title, advice }) => `### ${escapeMarkdown(title)}\n\n${escapeMarkdown(advice)}`,
  );
  const body = [
    marker,
    ...sections,
    'Este aviso se actualiza en cada corrida y se cierra solo cuando todo vuelve a andar. Más ayuda: `docs/mantenimiento.md`.',
  ];
  return {
    title: `El sitio necesita atención: ${alerts[0].title}${more}`,
    body: body.join('\n\n'),
  };
}

const isSome = (alerts: readonly Alert[]): alerts is [Alert, ...Alert[]] => alerts.length > 0;

/** Makes the repository's issue say what is wrong now. @returns What was done, in Spanish. */
export async function tellAlerts(alerts: readonly Alert[], github: GitHub): Promise<string> {
  const open = (await github.ownIssues()).find(({ body }) => body.includes(marker));
  if (!isSome(alerts)) {
    if (!open) return 'Todo en orden: no hay nada que avisar.';
    await github.closeIssue(open.number, 'Ya está: todo volvió a andar.');
    return `Todo volvió a andar: se cerró el aviso #${open.number}.`;
  }
  const issue = describe(alerts);
  if (!open) {
    await github.openIssue(issue);
    return `Se abrió un aviso: ${issue.title}.`;
  }
  if (open.title === issue.title && open.body === issue.body) {
    return `El aviso #${open.number} sigue igual.`;
  }
  await github.updateIssue({ ...issue, number: open.number });
  return `Se actualizó el aviso #${open.number}: ${issue.title}.`;
}
