/**
 * The demo with odd documents and rows builds, and all pages but lists are those of the demo. Weekly, because the build
 * takes longer than most files of tests; snapshot/odd.test.ts reads the same documents and rows each time.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import { expect, inject, test } from 'vitest';
import { checkSite } from '../../scripts/check/check-site.ts';
import { copyCommunity } from '../../scripts/lib/demo-data.ts';
import { site } from '../../src/config/site.ts';
import { nickSlug } from '../../src/season/player-slug.ts';
import { itemsOf, readSource, sheetOf } from '../../src/sources/catalog/catalog.ts';
import { sheetKinds } from '../../src/sources/catalog/sheet-kinds.ts';
import { folderOfAll } from '../fixtures/folder.ts';
import { runScript } from '../fixtures/script.ts';
import { oddCount, oddSeed, takeOdd } from '../mistakes/odd.ts';

const inside = folderOfAll();

/** Pages that list many documents or rows, and files for programs. */
const lists = new RegExp(
  [
    '^(index|noticias|ranking|ranking/elo|duelos|comunidad|datos|empeza-a-jugar|estado|reglas)\\.html$',
    '^(seleccion-nacional(/prensa)?|en/national-team|torneos/.*)\\.html$',
    '^(calendarios|datos|pagefind|tarjetas)/|^jugadores/.*\\.json$|\\.xml$',
  ].join('|'),
);

/** Text as a page shows it. */
const shown = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/\p{Cs}/gu, '\ufffd')
    .trim();

test.runIf(process.env['ODD'])(
  'odd documents and rows change no other page, and each is told',
  async () => {
    await copyCommunity(inside('community'));
    const { odd, told, sources } = await takeOdd(inside('community/snapshot'), oddCount, oddSeed);
    const { code, output } = await runScript('build', ['--out', inside('site')], {
      DATA: 'demo',
      BUILD_TIME: inject('builtAt'),
      COMMUNITY_DIR: inside('community'),
      // The demo has the default, so that its pictures can be compared.
      AVIF_EFFORT: '',
    });
    expect(code, output).toBe(0);

    const { problems } = await checkSite(inside('site'), {
      ...{ data: 'live', communityDirectory: inside('community'), basePath: '' },
      siteUrl: site.address,
    });
    expect(problems.filter((line) => !/de muestra|Datos de demostración/.test(line))).toEqual([]);

    // Players' pages say how many players their group has, so an odd row changes the pages of its group.
    const inGroups = [...sources].flatMap(([name, text]) => {
      if (sheetOf(name)?.kind !== 'standings') return [];
      const tables = itemsOf({ reading: readSource(name, text) }, sheetKinds.standings);
      return (tables.at(-1)?.rows ?? []).map(({ player }) => `jugadores/${nickSlug(player)}.html`);
    });
    const dist = inject('dist');
    const files = await readdir(dist, { recursive: true, withFileTypes: true });
    const pages = files
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(dist.length + 1))
      .filter((file) => !lists.test(file) && !inGroups.includes(file));
    const others: string[] = [];
    for (const file of pages) {
      const [before, after] = await Promise.all(
        [dist, inside('site')].map((root) => readFile(join(root, file)).catch(() => null)),
      );
      if (!after || !before?.equals(after)) others.push(file);
    }
    expect(pages.length).toBeGreaterThan(100);
    expect(others).toEqual([]);

    const said = shown(load(await readFile(inside('site/estado.html'), 'utf8'))('main').text());
    const unnamed = told.filter(
      ({ place }) =>
        !said.includes(shown(typeof place === 'number' ? `fila ${place},` : `documento ${place},`)),
    );
    expect(unnamed).toEqual([]);
    console.log(`${odd.length} odd, ${told.length} named`);
  },
);
