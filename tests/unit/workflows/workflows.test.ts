/** Rules for every workflow (docs/testing.md, «Workflows»). */
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  'timeout-minutes'?: number;
  with?: Record<string, unknown>;
}

interface Job {
  'timeout-minutes'?: number;
  permissions?: Record<string, string>;
  steps: Step[];
}

interface Workflow {
  on: Record<string, unknown>;
  permissions: unknown;
  concurrency?: Record<string, unknown>;
  jobs: Record<string, Job>;
}

const directory = '.github/workflows';
const files = (await readdir(directory)).toSorted();
const texts = new Map<string, string>();
for (const file of files) texts.set(file, await readFile(join(directory, file), 'utf8'));
const workflow = (file: string): Workflow => parse(texts.get(file) ?? '') as Workflow;
const jobs = files.flatMap((file) =>
  Object.entries(workflow(file).jobs).map(([name, job]) => ({ title: `${file} ${name}`, ...job })),
);

// GitHub's own checker imports JSON in a way that Node refuses (actions/languageservices#387).
const jsonImports = registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
});
const { validate } = await import('@actions/languageservice/validate');
jsonImports.deregister();

async function faults(text: string): Promise<string[]> {
  // A new address for each text, because the checker caches by address.
  const address = `file:///${randomUUID()}/${directory}/any.yml`;
  const found = await validate(TextDocument.create(address, 'yaml', 1, text));
  return found.map(({ message }) => (typeof message === 'string' ? message : message.value));
}

test.each([
  ['an expression that means nothing', 'github.ref', 'github.reff', 'reff'],
  ['a key with no such value', 'queue: max', 'queue: most', "'most'"],
])('GitHub’s own checker sees %s', async (_, right, wrong, told) => {
  const text = (texts.get('publish.yml') ?? '').replace(right, wrong);
  expect(await faults(text)).toContainEqual(expect.stringContaining(told));
});

describe.each(files)('%s', (file) => {
  const text = texts.get(file) ?? '';

  test('passes GitHub’s own checker, and grants nothing by default', async () => {
    expect(await faults(text)).toEqual([]);
    expect(workflow(file).permissions).toEqual({});
  });

  test('pins each action by commit with its version beside it, and each container by digest', () => {
    const uses = text.split('\n').filter((line) => /^\s*(- )?(uses|image):/.test(line));
    const pinned =
      /uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$|image: [\w.:-]+@sha256:[0-9a-f]{64}$/;
    expect(uses.filter((line) => !pinned.test(line))).toEqual([]);
  });
});

const canWrite = ({ permissions = {} }: Job): boolean =>
  Object.values(permissions).some((access) => access !== 'read');

describe.each(jobs)('$title', (job) => {
  const runs = job.steps.flatMap(({ run }) => run ?? []);
  const checkouts = job.steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));

  test('has a time limit, single permissions, and no outside text in its commands', () => {
    expect(job['timeout-minutes']).toBeGreaterThan(0);
    expect(job.permissions).toBeTypeOf('object');
    for (const run of runs) expect(run).not.toContain('${{');
  });

  test('never runs packages with a token that can write', () => {
    const packages = runs.filter((run) => /\b(npm|npx|node|\.ci\/run)\b/.test(run));
    if (canWrite(job)) expect(packages).toEqual([]);
    for (const step of checkouts) {
      const keeps = step.with?.['persist-credentials'];
      expect(keeps).toBe(job.permissions?.['contents'] === 'write');
    }
  });
});

/** Settings, one per line after their place; a step is named by its action or the beginning of its command. */
function settings(value: unknown, place: string): string[] {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) {
    return [`${place}: ${JSON.stringify(value)}`];
  }
  const { steps = [], ...others } = value as Partial<Job>;
  const ofSteps = steps.flatMap(({ uses, ...step }) => {
    const name = uses?.replace(/@.*/, '') ?? step.run?.split(/\s+/, 3).join(' ');
    return settings(step, `${place} › ${name}`);
  });
  const own = Object.entries(others);
  return [...own.flatMap(([key, inner]) => settings(inner, `${place} ${key}`)), ...ofSteps];
}

test('every setting of every workflow is in the table', async () => {
  const lines = files.flatMap((file) => settings(workflow(file), file));
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('settings.out');
});

test('each schedule is alone in its file, and not at the full hour', () => {
  const scheduled = files.filter((file) => 'schedule' in workflow(file).on);
  expect(scheduled).toEqual(['hourly.yml', 'weekly.yml']);
  for (const file of scheduled) {
    const { schedule, workflow_dispatch: button, ...others } = workflow(file).on;
    expect(schedule).toEqual([{ cron: expect.stringMatching(/^[1-5]?[13579] /) as string }]);
    expect([button ?? null, others]).toEqual([null, {}]);
  }
  expect(texts.get('hourly.yml')).toMatch(/cron: '\d+ \* \* \* \*'/);
});
