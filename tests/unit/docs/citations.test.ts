/** What documents and comments speak of is there: files, headings, numbers. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { site } from '../../../src/config/site.ts';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));
// Links of a community's texts are pages of its site.
const documents = files.filter(
  (file) => file.endsWith('.md') && !/^(src\/content|tests\/communities|\.github)\//.test(file),
);
const code = files.filter((file) => /\.(ts|tsx|astro|js|mjs|css|yaml|yml)$/.test(file));

const read = (file: string): Promise<string> => readFile(file, 'utf8');
const oneLine = (text: string): string => text.replace(/\s*\n\s*(\*|\/\/|#)?\s*/g, ' ');

const headingsOf = async (file: string): Promise<string[]> =>
  [...(await read(file)).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading);

/** As GitHub makes an address of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

test.each(documents)('links of %s lead to files and headings that are there', async (document) => {
  const links = [...(await read(document)).matchAll(/\]\(([^)\s]+)\)/g)].map(
    ([, link = '']) => link,
  );
  const dead = await Promise.all(
    links
      .filter((link) => !/^[a-z]+:/.test(link))
      .map(async (link) => {
        const [path = '', anchor] = link.split('#');
        const file = path === '' ? document : normalize(join(dirname(document), path));
        if (!existsSync(file)) return [link];
        if (anchor === undefined) return [];
        const anchors = (await headingsOf(file)).map(anchorOf);
        return anchors.includes(decodeURIComponent(anchor)) ? [] : [link];
      }),
  );
  expect(dead.flat()).toEqual([]);
});

/** Made by a command, once there is a season to keep. */
const isMadeLater = (path: string): boolean => path.startsWith('src/content/community/seasons/');

test.each(documents)('paths that %s names are there', async (document) => {
  const named = [
    ...(await read(document)).matchAll(
      /`((?:src|scripts|tests|docs|public|\.github)\/[\w./-]*\w\/?)`/g,
    ),
  ];
  const missing = named
    .map(([, path = '']) => path)
    .filter((path) => !existsSync(path) && !isMadeLater(path));
  expect(missing).toEqual([]);
});

describe('comments', () => {
  test('cite only documents that are in the repository', async () => {
    const names = new Set(files.map((file) => file.split('/').at(-1)));
    const unknown = await Promise.all(
      code.map(async (file) => {
        const cited = [...(await read(file)).matchAll(/\b([A-Z]+\.md)\b/g)];
        return cited.flatMap(([, name = '']) => (names.has(name) ? [] : [`${file}: ${name}`]));
      }),
    );
    expect(unknown.flat()).toEqual([]);
  });

  test('cite headings that their document has', async () => {
    const cited = await Promise.all(
      code.map(async (file) => {
        const citations = oneLine(await read(file)).matchAll(/(docs\/[\w-]+\.md), «([^»]+)»/g);
        return [...citations].map(([, document = '', heading = '']) => ({
          file,
          document,
          heading,
        }));
      }),
    );
    const all = cited.flat();
    expect(all.length).toBeGreaterThan(40);
    const wrong = await Promise.all(
      all.map(async ({ file, document, heading }) =>
        (await headingsOf(document)).includes(heading)
          ? []
          : [`${file}: ${document}, «${heading}»`],
      ),
    );
    expect(wrong.flat()).toEqual([]);
  });
});

test('docs/product.md says the numbers that a community begins with', async () => {
  const product = oneLine(await read('docs/product.md'));
  const { news, week, ranking, league } = site;
  const windows = (league?.divisions ?? []).flatMap(({ groups }) =>
    groups.map(({ window }) => `${window.first}–${window.last}`),
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
