/** Everything that documents and comments cite exists: files, headings, numbers, commands, variables, labels. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import packageFile from '../../../package.json' with { type: 'json' };
import { communityDirectoryOf, readEnvironment } from '../../../src/config/environment.ts';
import { divisions, site } from '../../../src/config/site.ts';
import { hasWindow } from '../../../src/sources/sheets/standings.ts';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));
// Links in a community's texts are addresses of its site, not files.
const documents = files.filter(
  (file) => file.endsWith('.md') && !/^(src\/content|tests\/communities|\.github)\//.test(file),
);
const code = files.filter((file) => /\.(ts|tsx|astro|js|mjs|css|yaml|yml)$/.test(file));

const read = (file: string): string => readFileSync(file, 'utf8');
const oneLine = (text: string): string => text.replace(/\s*\n\s*(\*|\/\/|#)?\s*/g, ' ');

/** What a pattern's group matches in a text. */
const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

const headingsOf = (file: string): string[] => found(read(file), /^#+ (.*)$/gm);

/** The anchor that GitHub makes from a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

test.each(documents)('links of %s lead to existing files and headings', (document) => {
  // Code has examples, whose links belong to a community's site.
  const text = read(document).replaceAll(/`[^`\n]*`/g, '');
  const links = found(text, /\]\(([^)\s]+)\)/g);
  const isThere = (link: string): boolean => {
    const [path = '', anchor] = link.split('#');
    const file = path === '' ? document : normalize(join(dirname(document), path));
    if (!existsSync(file) || anchor === undefined) return existsSync(file);
    return headingsOf(file).map(anchorOf).includes(decodeURIComponent(anchor));
  };
  expect(links.filter((link) => !/^[a-z]+:/.test(link) && !isThere(link))).toEqual([]);
});

/** True for a path that a command creates later, once there is a season to archive. */
const isMadeLater = (path: string): boolean => path.startsWith('src/content/community/seasons/');

/** A community may do without any file or folder; the demo has them all. */
const inDemo = (path: string): string =>
  path.replace('src/content/community/', 'src/content/demo/');

test.each(documents)('paths that %s names exist', (document) => {
  const inCode = /`((?:src|scripts|tests|docs|public|\.github)\/[\w./-]*\w\/?)`/g;
  const paths = found(read(document), inCode);
  expect(paths.filter((path) => !existsSync(inDemo(path)) && !isMadeLater(path))).toEqual([]);
});

test('files that comments and messages name exist', () => {
  const inProgram =
    /(?<![\w/.@$}*-])(?:\.{1,2}\/)*((?:[\w.-]+\/)*[\w-]+\.(?:astro|tsx?|mjs|md))\b/g;
  // Tests and workflows write files of their own: only documents in capitals are ours.
  const inTests = /\b([A-Z]+\.md)\b/g;
  const unknown = code.flatMap((file) => {
    const named = found(read(file), /^(tests|\.github)\//.test(file) ? inTests : inProgram);
    const isThere = (path: string): boolean =>
      path.startsWith('node_modules/') || files.some((other) => `/${other}`.endsWith(`/${path}`));
    return named.filter((path) => !isThere(path)).map((path) => `${file}: ${path}`);
  });
  expect(unknown).toEqual([]);
});

test('comments cite headings that their document has', () => {
  const cited = code.flatMap((file) =>
    [...oneLine(read(file)).matchAll(/(docs\/[\w-]+\.md), «([^»]+)»/g)].map(
      ([citation, document = '', heading = '']) => ({ file, citation, document, heading }),
    ),
  );
  expect(cited.length).toBeGreaterThan(40);
  const wrong = cited.filter(({ document, heading }) => !headingsOf(document).includes(heading));
  expect(wrong.map(({ file, citation }) => `${file}: ${citation}`)).toEqual([]);
});

test('docs/product.md has the default numbers of a community', () => {
  const product = oneLine(read('docs/product.md'));
  const { news, ranking } = site;
  const windows = divisions.flatMap(({ groups }) =>
    groups.filter(hasWindow).map(({ window }) => `${window.first}–${window.last}`),
  );
  for (const text of [
    `the ${news.onHome} newest news`,
    `newest first, ${news.perPage} a page`,
    `first ${news.descriptionLength} characters`,
    `shows ${ranking?.pageSize} a page`,
    ...windows,
  ]) {
    expect(product).toContain(text);
  }
});

const textOf = (names: readonly string[]): string => oneLine(names.map(read).join('\n'));
const program = code.filter((file) => /^(src\/(?!content\/)|scripts|astro)/.test(file));
const commands = read('docs/commands.md');
const environment = commands.split('## Environment')[1] ?? '';

test('commands that are named anywhere exist, and docs/commands.md lists each script', () => {
  const scripts = Object.keys(packageFile.scripts);
  const named = found(textOf([...documents, ...code]), /\bnpm run (?:-s )?([a-z][\w:-]*)/g);
  expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  const isTold = (name: string): boolean =>
    ['npm run ', 'npm ', ''].some((before) => commands.includes(`\`${before}${name}\``));
  expect(scripts.filter((name) => !isTold(name))).toEqual([]);
});

test('the table of variables has exactly those that code reads', () => {
  const text = textOf(program);
  // Leaves out variables that GitHub sets, and one that a benchmark passes to its own processes.
  const used = found(text, /\benv\['(?!GITHUB_|USAGE_REPORT)([A-Z_]+)'\]/g);
  const told = found(environment, /`([A-Z]\w+)`/g);
  expect(used.filter((name) => !told.includes(name))).toEqual([]);
  expect(told.filter((name) => !text.includes(`'${name}'`))).toEqual([]);
});

test('defaults in the table are those of the code', () => {
  const { port, liveDirectory, communityDirectory } = readEnvironment({ DATA: 'demo' });
  for (const [variable, value] of [
    ['PORT', `${port}`],
    ['SNAPSHOT_DIR', relative('.', liveDirectory)],
    ['COMMUNITY_DIR', relative('.', communityDirectoryOf({ DATA: 'live' }))],
  ] as const) {
    const row = environment.split('\n').find((line) => line.startsWith(`| \`${variable}\``));
    expect(row).toMatch(new RegExp(`^\\| \\S+ +\\| \`${RegExp.escape(value)}\` +\\|`));
  }
  expect(environment).toContain(`data, \`${relative('.', communityDirectory)}\``);
  const ports = found(textOf([...documents, ...program]), /localhost:(\d+)/g);
  expect(new Set(ports)).toEqual(new Set([`${port}`]));
});

interface Workflow {
  name: string;
  on: Record<string, { inputs?: Record<string, { description: string; options?: string[] }> }>;
  jobs: Record<string, unknown>;
}

const workflows = code.filter((file) => file.startsWith('.github/workflows/'));
const parsed = workflows.map((file) => parse(read(file)) as Workflow);
const inputs = parsed.flatMap(({ on }) => Object.values(on['workflow_dispatch']?.inputs ?? {}));

test('labels in the organisers’ documents exist in our files, or are listed in labels.txt', () => {
  const text = textOf(
    ['mantenimiento', 'puesta-en-marcha', 'datos', 'relevo'].map((name) => `docs/${name}.md`),
  );
  const labels = [
    ...found(text, /«([^»]+)»/g).flatMap((path) => path.split(' → ')),
    ...found(text, /Temporada[^»]*», `(\w+)`/g),
  ];
  const own = [
    ...parsed.flatMap(({ name, jobs }) => [name, ...Object.keys(jobs)]),
    ...inputs.flatMap(({ options = [] }) => options),
    ...found(textOf(workflows), /alert\.sh '([^']+)'/g),
    ...found(read('docs/Publicar.gs'), /(?:createMenu|addItem)\('([^']+)'/g),
  ];
  const isOwn = (label: string): boolean =>
    own.includes(label) || inputs.some(({ description }) => description.startsWith(label));
  const others = read('tests/unit/docs/labels.txt').split('\n');
  expect(new Set(labels.filter((label) => !isOwn(label)))).toEqual(
    new Set(others.filter((line) => line !== '' && !line.startsWith('#'))),
  );
  const runs = found(text, /«Actions → (.+?)(?: →|»)/g);
  expect(parsed.map(({ name }) => name)).toEqual(expect.arrayContaining(runs));
});
