/** What documents and comments speak of is there: files, headings, numbers. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { divisions, site } from '../../../src/config/site.ts';
import { hasWindow } from '../../../src/domain/standings.ts';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));
// Links of a community's texts are pages of its site.
const documents = files.filter(
  (file) => file.endsWith('.md') && !/^(src\/content|tests\/communities|\.github)\//.test(file),
);
const code = files.filter((file) => /\.(ts|tsx|astro|js|mjs|css|yaml|yml)$/.test(file));

const read = (file: string): string => readFileSync(file, 'utf8');
const oneLine = (text: string): string => text.replace(/\s*\n\s*(\*|\/\/|#)?\s*/g, ' ');

const headingsOf = (file: string): string[] =>
  [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading);

/** As GitHub makes an address of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

test.each(documents)('links of %s lead to files and headings that are there', (document) => {
  const links = [...read(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  const isThere = (link: string): boolean => {
    const [path = '', anchor] = link.split('#');
    const file = path === '' ? document : normalize(join(dirname(document), path));
    if (!existsSync(file) || anchor === undefined) return existsSync(file);
    return headingsOf(file).map(anchorOf).includes(decodeURIComponent(anchor));
  };
  expect(links.filter((link) => !/^[a-z]+:/.test(link) && !isThere(link))).toEqual([]);
});

/** Made by a command, once there is a season to keep. */
const isMadeLater = (path: string): boolean => path.startsWith('src/content/community/seasons/');

test.each(documents)('paths that %s names are there', (document) => {
  const named = read(document).matchAll(
    /`((?:src|scripts|tests|docs|public|\.github)\/[\w./-]*\w\/?)`/g,
  );
  const paths = [...named].map(([, path = '']) => path);
  expect(paths.filter((path) => !existsSync(path) && !isMadeLater(path))).toEqual([]);
});

test('comments cite only documents that are in the repository', () => {
  const names = new Set(files.map((file) => file.split('/').at(-1)));
  const unknown = code.flatMap((file) =>
    [...read(file).matchAll(/\b([A-Z]+\.md)\b/g)].flatMap(([, name = '']) =>
      names.has(name) ? [] : [`${file}: ${name}`],
    ),
  );
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

test('docs/product.md says the numbers that a community begins with', () => {
  const product = oneLine(read('docs/product.md'));
  const { news, week, ranking } = site;
  const windows = divisions.flatMap(({ groups }) =>
    groups.filter(hasWindow).map(({ window }) => `${window.first}–${window.last}`),
  );
  for (const text of [
    `the next ${week.duels} duels, the last ${week.results} results, the next ${week.qualifiers} qualifiers`,
    `the ${news.onHome} newest news`,
    `newest first, ${news.perPage} a page`,
    `first ${news.descriptionLength} characters`,
    `shows ${ranking.pageSize} a page`,
    ...windows,
  ]) {
    expect(product).toContain(text);
  }
});
