/** What documents call things is what things are called: commands, variables, defaults, labels of buttons. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import packageFile from '../../../package.json' with { type: 'json' };
import { communityDirectoryOf } from '../../../src/config/data.ts';
import { emailjsOrigin } from '../../../src/config/emailjs.ts';
import { readEnvironment } from '../../../src/config/environment.ts';

const places = ['*.md', 'docs', 'src', 'scripts', '.github', 'astro.config.mjs'];
const listed = execFileSync('git', ['ls-files', ...places], { encoding: 'utf8' });
const files = listed
  .split('\n')
  .filter(
    (file) => /\.(astro|gs|md|mjs|ts|tsx|yml)$/.test(file) && !file.startsWith('src/content/'),
  );
const read = (file: string): string => readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ');
const texts = files.map(read);
const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);
const commands = read('docs/commands.md');

test('commands that are named anywhere are scripts, and docs/commands.md has each script', () => {
  const scripts = Object.keys(packageFile.scripts);
  const named = texts.flatMap((text) => found(text, /\bnpm run (?:-s )?([a-z][\w:-]*)/g));
  expect(new Set(named).difference(new Set(scripts))).toEqual(new Set());
  const isTold = (name: string): boolean =>
    ['npm run ', 'npm ', ''].some((before) => commands.includes(`\`${before}${name}\``));
  expect(scripts.filter((name) => !isTold(name))).toEqual([]);
});

const environment = commands.split('## Environment')[1] ?? '';

test('variables that are read are in the table, and those of the table are read', () => {
  const code = texts
    .filter((_, index) => /^(src|scripts|astro)/.test(files[index] ?? ''))
    .join(' ');
  // Without what GitHub sets, and what a benchmark tells its own processes.
  const used = new Set(found(code, /\benv\['(?!GITHUB_|USAGE_REPORT)([A-Z_]+)'\]/g));
  const told = new Set(found(environment, /`([A-Z]\w+)`/g));
  expect(used.difference(told)).toEqual(new Set());
  expect([...told].filter((name) => !code.includes(`'${name}'`))).toEqual([]);
});

test('defaults of the table are those of the code', () => {
  const { port, liveDirectory, communityDirectory } = readEnvironment({ DATA: 'demo' });
  const shown = (path: string): string => `\`${relative('.', path)}\``;
  for (const [variable, value] of [
    ['PORT', `\`${port}\``],
    ['SNAPSHOT_DIR', shown(liveDirectory)],
    ['COMMUNITY_DIR', shown(communityDirectoryOf({ DATA: 'live' }))],
    ['EMAILJS_ORIGIN', `\`${emailjsOrigin}\``],
  ] as const) {
    expect(environment).toMatch(
      new RegExp(`\\| \`${variable}\` +\\| ${RegExp.escape(value)} +\\|`),
    );
  }
  expect(environment).toContain(`with the demo's data, ${shown(communityDirectory)}`);
  const ports = texts.flatMap((text) => found(text, /localhost:(\d+)/g));
  expect(new Set(ports)).toEqual(new Set([`${port}`]));
});

interface Workflow {
  name: string;
  on: {
    workflow_dispatch?: { inputs?: Record<string, { description: string; options?: string[] }> };
  };
  jobs: Record<string, unknown>;
}

const workflows = files
  .filter((file) => file.startsWith('.github/workflows/'))
  .map((file) => ({ text: read(file), ...(parse(readFileSync(file, 'utf8')) as Workflow) }));
const inputs = workflows.flatMap(({ on }) => Object.values(on.workflow_dispatch?.inputs ?? {}));

/** Labels on GitHub that workflows write, and those of the spreadsheet's menu; of an input, its beginning. */
const ownLabels = [
  ...workflows.flatMap(({ name, jobs, text }) => [
    name,
    ...Object.keys(jobs),
    ...found(text, /alert\.sh '([^']+)'/g),
  ]),
  ...inputs.flatMap(({ options = [] }) => options),
  ...found(read('docs/Publicar.gs'), /(?:createMenu|addItem)\('([^']+)'/g),
];
const isOwn = (label: string): boolean =>
  ownLabels.includes(label) || inputs.some(({ description }) => description.startsWith(label));

test('labels in the documents for organisers are ours, or in labels.txt', () => {
  const documents = ['mantenimiento', 'puesta-en-marcha', 'datos'].map((name) =>
    read(`docs/${name}.md`),
  );
  const labels = documents.flatMap((text) => [
    ...found(text, /«([^»]+)»/g).flatMap((path) => path.split(' → ')),
    ...found(text, /Temporada[^»]*», `(\w+)`/g),
  ]);
  const others = readFileSync(`${import.meta.dirname}/labels.txt`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  expect(new Set(labels.filter((label) => !isOwn(label)))).toEqual(new Set(others));
  const runs = documents.flatMap((text) => found(text, /«Actions → (.+?)(?: →|»)/g));
  expect(workflows.map(({ name }) => name)).toEqual(expect.arrayContaining(runs));
});
