/** Proposing files against a stand-in for GitHub: a commit on a branch, and its pull request. */
import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listenOn, type RunningServer } from '../../scripts/lib/server.ts';
import { propose, type Proposal } from '../../src/github/propose.ts';

interface Sent {
  tree?: { path: string; content: string; mode: string; type: string }[];
  base_tree?: string;
  ref?: string;
  sha?: string;
  title?: string;
  body?: string;
}

let github: RunningServer;
/** What was written, by method and path. */
let written: Map<string, Sent>;
let branches: Set<string>;
let pulls: { number: number; head: string; html_url: string }[];
let refused: string | null;

async function answer(request: IncomingMessage): Promise<[number, unknown]> {
  const { method = '', url = '' } = request;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Sent;
  const path = url.replace('/repos/comunidad/sitio', '');
  const asked = `${method} ${path}`;
  if (asked === refused) return [403, {}];
  const isMissing = path.startsWith('/git/refs/heads/') && !branches.has(path.slice(16));
  if (isMissing) return [422, {}];
  if (method !== 'GET') written.set(asked, body);
  if (asked === 'GET /git/commits/c0de') return [200, { tree: { sha: 'tree-before' } }];
  if (asked === 'POST /git/trees') return [201, { sha: 'tree-after' }];
  if (asked === 'POST /git/commits') return [201, { sha: 'commit' }];
  if (path.startsWith('/git/refs')) return [200, {}];
  if (method === 'GET') {
    const head = new URL(url, 'https://x').searchParams.get('head');
    return [200, pulls.filter((pull) => pull.head === head)];
  }
  return [201, { html_url: 'https://github.com/comunidad/sitio/pull/7' }];
}

beforeEach(async () => {
  written = new Map();
  branches = new Set();
  pulls = [{ number: 3, head: 'comunidad:otra', html_url: '' }];
  refused = null;
  github = await listenOn(0, (request, response) => {
    void answer(request).then(([status, body]) => {
      response.writeHead(status).end(JSON.stringify(body));
    });
  });
});
afterEach(() => github.close());

const proposal: Proposal = {
  branch: 'temporada/cerrar-2026-liga',
  parent: 'c0de',
  title: 'Cerrar',
  body: '## Qué cambia',
  files: new Map([['src/content/community/league.yaml', 'status: waiting\n']]),
};

const send = () =>
  propose(
    { api: github.url, web: 'https://github.com', name: 'comunidad/sitio', token: 'ghs_secreto' },
    proposal,
  );

test('the files are one commit on a branch of their own, with a pull request that leads to main', async () => {
  expect(await send()).toEqual({
    url: 'https://github.com/comunidad/sitio/pull/7',
    isUpdate: false,
  });
  expect(Object.fromEntries(written)).toEqual({
    'POST /git/trees': {
      base_tree: 'tree-before',
      tree: [
        {
          path: 'src/content/community/league.yaml',
          mode: '100644',
          type: 'blob',
          content: 'status: waiting\n',
        },
      ],
    },
    'POST /git/commits': { message: 'Cerrar', tree: 'tree-after', parents: ['c0de'] },
    'POST /git/refs': { ref: 'refs/heads/temporada/cerrar-2026-liga', sha: 'commit' },
    'POST /pulls': {
      title: 'Cerrar',
      body: '## Qué cambia',
      head: 'temporada/cerrar-2026-liga',
      base: 'main',
    },
  });
});

test('what was proposed before, and is still open, becomes the new proposal', async () => {
  branches.add(proposal.branch);
  pulls.push({ number: 7, head: `comunidad:${proposal.branch}`, html_url: '' });
  expect(await send()).toMatchObject({ isUpdate: true });
  expect([...written.keys()].slice(2)).toEqual([
    `PATCH /git/refs/heads/${proposal.branch}`,
    'PATCH /pulls/7',
  ]);
  expect(written.get(`PATCH /git/refs/heads/${proposal.branch}`)).toEqual({
    sha: 'commit',
    force: true,
  });
});

test('a branch that was merged before is used again, with another pull request', async () => {
  branches.add(proposal.branch);
  expect(await send()).toMatchObject({ isUpdate: false });
  expect(written.has('POST /pulls')).toBe(true);
});

test('where jobs may open no pull requests, it says where that is allowed, and how to go on by hand', async () => {
  refused = 'POST /pulls';
  await expect(send()).rejects.toThrow(
    /«Allow GitHub Actions to create and approve pull requests»[^]*https:\/\/github\.com\/comunidad\/sitio\/compare\/main\.\.\.temporada\/cerrar-2026-liga\?expand=1$/,
  );
  expect(written.has('POST /git/refs')).toBe(true);
});

test('any other refusal stops it', async () => {
  refused = 'POST /git/trees';
  await expect(send()).rejects.toThrow('GitHub respondió 403 a POST /git/trees');
  expect([...written.keys()]).toEqual([]);
});
