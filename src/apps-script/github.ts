/** GitHub, as far as the script needs it: asking for a run, and how the last ones ended. */
import type { Answer, Request, Services } from './services.ts';

/** The workflow whose runs publish. */
const publishing = '.github/workflows/publish.yml';

export interface Runs {
  /** The newest that ended well, its deploy too: when it began and ended. */
  good: { begun: number; ended: number } | null;
  /** Where one can be looked at that failed after it. */
  failed: string | null;
  isPending: boolean;
  /** So many wait already: when GitHub starts them again, they find all that one more would. */
  isFull: boolean;
}

interface AnsweredRun {
  path: string;
  status: string;
  conclusion: string | null;
  run_started_at: string;
  updated_at: string;
  html_url: string;
}

/** A run that waits for longer is stuck: it does not stand in the way of others. */
const stuckMs = 2 * 3_600_000;

/** Runs that may wait for GitHub to start them. */
const waitingAtMost = 3;

export const isConnected = ({ setting }: Services): boolean =>
  setting('REPOSITORIO') !== '' && setting('TOKEN') !== '';

function ask(services: Services, path: string, request: Omit<Request, 'headers'>): Answer | null {
  const { setting, fetch } = services;
  return fetch(`https://api.github.com/repos/${setting('REPOSITORIO')}${path}`, {
    ...request,
    headers: {
      Accept: 'application/vnd.github+json',
      Authorization: `Bearer ${setting('TOKEN')}`,
      'X-GitHub-Api-Version': '2022-11-28',
    },
  });
}

/** The last runs, or the status by which GitHub refuses to tell them; 0 when it does not answer. */
export function readRuns(services: Services): Runs | number {
  const path = '/actions/runs?branch=main&exclude_pull_requests=true&per_page=30';
  const answer = ask(services, path, { method: 'get' });
  if (answer?.status !== 200) return answer?.status ?? 0;
  let runs: AnsweredRun[];
  try {
    const parsed = JSON.parse(answer.text) as { workflow_runs: AnsweredRun[] };
    runs = parsed.workflow_runs.filter(({ path }) => path.split('@')[0] === publishing);
  } catch {
    return 0;
  }
  const now = services.now().getTime();
  const open = runs.filter(({ status }) => status !== 'completed');
  const ended = runs
    .filter(({ status, conclusion }) => status === 'completed' && conclusion !== 'skipped')
    .sort((a, b) => Date.parse(b.updated_at) - Date.parse(a.updated_at));
  const good = ended.find(({ conclusion }) => conclusion === 'success');
  const [newest] = ended;
  return {
    good: good
      ? { begun: Date.parse(good.run_started_at), ended: Date.parse(good.updated_at) }
      : null,
    failed: newest && newest !== good ? newest.html_url : null,
    isPending: open.some(({ run_started_at }) => now - Date.parse(run_started_at) < stuckMs),
    isFull: open.length >= waitingAtMost,
  };
}

/** Presses the button of a workflow. @returns GitHub's status; 0 when it does not answer. */
export function dispatch(
  services: Services,
  workflow: 'publish.yml' | 'season.yml',
  inputs: Record<string, string>,
): number {
  const answer = ask(services, `/actions/workflows/${workflow}/dispatches`, {
    method: 'post',
    payload: JSON.stringify({ ref: 'main', inputs }),
  });
  return answer?.status ?? 0;
}

export const isAccepted = (status: number): boolean => status >= 200 && status < 300;

/** What a refusal means, and what to do. */
export function refusalWords(status: number): string {
  if (status === 401) {
    return 'GitHub no aceptó el token: seguramente venció. Creá uno nuevo (docs/mantenimiento.md, «La planilla que publica sola») y cargalo con «Publicar → Configurar…».';
  }
  if (status === 403 || status === 404) {
    return 'El token no puede publicar en ese repositorio: revisá su nombre, y que el token tenga «Actions: read and write» sobre él. Se cambian con «Publicar → Configurar…».';
  }
  if (status === 0) return 'GitHub no contesta. Esperá unos minutos y probá de nuevo.';
  return `GitHub respondió ${status}. Esperá unos minutos y probá de nuevo.`;
}
