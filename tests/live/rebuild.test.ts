/** The hourly job, run by run: the snapshot directory and the decision to publish after each. */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { formatEnding } from '../../src/publish/summary.ts';
import { publicationFile, readPublication, siteAt, siteIn } from '../../src/publish/publication.ts';
import { readSeasonFolder } from '../../src/archive/read.ts';
import { readManifest } from '../../src/snapshot/manifest.ts';
import type { PublishedChanges } from '../../src/snapshot/history.ts';
import { SourceFailure } from '../../src/sources/fetch/retry-policy.ts';
import { contentsOf, hoursLater, noon, startCommunity } from '../fixtures/publishing.ts';
import { noWait, smallData } from '../fixtures/small-data.ts';

const { ranking } = smallData.sheets;
let community: Awaited<ReturnType<typeof startCommunity>>;

beforeEach(async () => {
  community = await startCommunity();
});
afterEach(() => community.close());

/** Deploys the prepared site and commits its snapshot. @returns The newest commit. */
async function publish(): Promise<string> {
  await community.deploy();
  return community.save();
}

/** Changes one player's rating. */
const editCell = (rating = 777): void => {
  const text = ranking.replace(/^(990000001,.*?,.*?),\d+,/m, `$1,${rating},`);
  community.texts.set('ranking', { text });
};

test('the first run publishes; an hour later without changes nothing is built', async () => {
  expect(await community.rebuild()).toMatchObject({
    result: 'published',
    message: 'Primera instantánea, 2 fuentes',
    hold: null,
  });
  expect(await community.read('sheets/ranking.csv')).toBe(ranking);
  expect(await readFile(join(community.out, 'index.html'), 'utf8')).toMatch(/^ranking /);
  expect(await readPublication(siteIn(community.out))).toMatchObject({
    code: 'c0de',
    day: '2026-11-20',
    assets: [expect.stringMatching(/^_astro\/page\.\w+\.js$/)],
  });
  await publish();
  const before = await contentsOf(dirname(community.out));
  expect(await community.rebuild({ now: hoursLater(1) })).toMatchObject({
    result: 'unchanged',
    message: null,
    reasons: [],
  });
  expect(community.builds()).toBe(1);
  expect(await contentsOf(dirname(community.out))).toMatchObject(before);
});

test.each(['ECONNREFUSED', 'ENOTFOUND'])(
  'where nobody answers yet (%s), the first run says that it is the first, and publishes',
  async (code) => {
    const cause = Object.assign(new Error(code), { code });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed', { cause })));
    onTestFinished(() => void vi.unstubAllGlobals());
    const ending = await community.rebuild({ published: siteAt('https://s.example', noWait) });
    expect(formatEnding({ ...ending, report: null })).toBe(
      'Publicado\n- es la primera publicación del sitio\n- datos: Primera instantánea, 2 fuentes',
    );
    await publish();
    // With a snapshot, a site that does not answer is in trouble.
    const later = { now: hoursLater(1), published: siteAt('https://s.example', noWait) };
    expect(await community.rebuild(later)).toMatchObject({ result: 'failed' });
  },
);

test('without new or earlier data of a source, the first run publishes and writes nothing', async () => {
  community.texts.set('ranking', { failure: 'respondió 404' });
  expect(await community.rebuild()).toMatchObject({
    result: 'failed',
    reasons: [expect.stringMatching(/^No hay datos nuevos ni anteriores de ranking.*poné null/)],
    message: null,
  });
  expect(await readdir(dirname(community.directory))).not.toContain('snapshot');
});

describe('after a first publication', () => {
  let first: string;
  beforeEach(async () => {
    await community.rebuild();
    first = await publish();
  });

  test('a changed cell gives a new site, which keeps the old site’s scripts', async () => {
    const [oldScript = ''] = Object.keys(await contentsOf(join(community.out, '_astro')));
    editCell();
    expect(await community.rebuild({ now: hoursLater(1) })).toMatchObject({
      result: 'published',
      reasons: ['cambiaron los datos'],
      message: 'Ranking: PuenteAlsina, Elo 562 → 777',
    });
    expect(await community.read('sheets/ranking.csv')).toContain('PuenteAlsina,777,');
    expect(Object.keys(await contentsOf(join(community.out, '_astro')))).toContain(oldScript);
    await publish();
    const published = await community.read('history/changes.json');
    community.texts.set('news', { failure: 'respondió 503' });
    expect(await community.rebuild({ now: hoursLater(2) })).toMatchObject({
      message: 'Noticias: se conserva lo anterior',
    });
    expect(await community.read('history/changes.json')).toBe(published);
  });

  const silent = () => Promise.reject(new SourceFailure('respondió 503', { isTransient: true }));

  // tests/unit/publish tests the other reasons to publish.
  test('a person’s request is a reason to publish unchanged data, even if the site does not answer', async () => {
    expect(await community.rebuild({ force: true, published: silent })).toMatchObject({
      result: 'published',
      reasons: ['lo pidió una persona'],
      message: null,
    });
  });

  test('the next run makes up for a failed deploy', async () => {
    editCell();
    await community.rebuild({ now: hoursLater(1) });
    await community.save();
    expect(await community.rebuild({ now: hoursLater(2) })).toMatchObject({
      result: 'published',
      reasons: ['cambiaron los datos'],
      message: null,
    });
  });

  describe('while the site does not answer', () => {
    test('nothing is published when no data changed, because it is unknown what is online', async () => {
      expect(await community.rebuild({ published: silent })).toMatchObject({
        result: 'failed',
        reasons: [expect.stringContaining('el sitio publicado no contesta (respondió 503)')],
      });
      expect(community.builds()).toBe(1);
    });

    test.each([
      ['at all', silent, 'no se conservan todos los archivos del anterior'],
      [
        'about its files',
        (path: string) => (path === publicationFile ? siteIn(community.online)(path) : silent()),
        'el sitio publicado dejó de contestar',
      ],
    ])('%s, data that changed is published, saying what is lost', async (_, published, warning) => {
      editCell();
      expect(await community.rebuild({ published })).toMatchObject({
        result: 'published',
        reasons: ['cambiaron los datos'],
        warnings: [expect.stringContaining(warning)],
      });
    });
  });

  const killed = () => Promise.reject(new Error('killed'));
  const sick = { problems: ['index.html: no existe /x'], warnings: [] };
  test.each([
    ['may not be published', { build: () => Promise.resolve(sick) }],
    ['is killed while it builds', { build: killed }],
  ])('a run whose site %s changes nothing, and the next one does it all', async (_, fault) => {
    const home = dirname(community.out);
    const before = await contentsOf(home);
    editCell();
    const ending = await community.rebuild({ now: hoursLater(1), ...fault }).catch(() => null);
    expect(ending?.result).not.toBe('published');
    expect(await contentsOf(home)).toMatchObject(before);
    // A killed run may leave anything here.
    await mkdir(`${community.directory}.candidate/sheets`, { recursive: true });
    await writeFile(`${community.directory}.candidate/sheets/ranking.csv`, 'half a');
    expect(await community.rebuild({ now: hoursLater(2) })).toMatchObject({
      result: 'published',
      message: 'Ranking: PuenteAlsina, Elo 562 → 777',
    });
    expect(await readdir(dirname(community.directory))).not.toContain('snapshot.candidate');
  });

  test('a run killed while it swaps the snapshot or the site loses neither version', async () => {
    const home = dirname(community.out);
    const before = await contentsOf(home);
    for (const one of [community.directory, community.out]) await rename(one, `${one}.previous`);
    expect(await community.rebuild({ now: hoursLater(1) })).toMatchObject({ result: 'unchanged' });
    expect(await contentsOf(home)).toEqual(before);
  });

  // tests/unit/snapshot/finished-seasons.test.ts asks which corrections and remarks there are.
  test('a corrected result of a finished season is reported once', async () => {
    const season = await readSeasonFolder('tests/communities/season-2/seasons', '2025');
    const sheet = 'liga-nacional/fixtures-elite';
    const text = season.sheets.get(sheet) ?? '';
    const run = (hours: number, from = '', to = '') => {
      const sheets = new Map([...season.sheets, [sheet, text.replace(from, to)]]);
      return community.rebuild({ now: hoursLater(hours), archive: [{ ...season, sheets }] });
    };
    // Archiving a season for the first time is no correction.
    expect(await run(1)).toMatchObject({ message: 'temporadas terminadas', changes: [] });
    await publish();
    const edit = ['PuenteAlsina,0,2,Faro_Querandi', 'PuenteAlsina,2,1,Faro_Querandi'] as const;
    const said = /^se corrigió una temporada terminada: .*0 - 2 → 2 - 1; .*standings-elite\.csv/;
    expect((await run(26, ...edit)).message).toMatch(said);
    await publish();
    expect(await run(27, ...edit)).toMatchObject({ message: null });
  });

  // tests/live/acts.test.ts tries erasing, also in earlier and held snapshots.
  test.each([
    ['a site online', {}, /, y el sitio está publicado: publicar ahora empezaría de nuevo/],
    [
      'a site that does not answer',
      { published: () => Promise.reject(new SourceFailure('respondió 503')) },
      /, y el sitio publicado no contesta \(respondió 503\): publicar/,
    ],
  ])('with %s, a lost snapshot stops the run until a person begins anew', async (_, site, said) => {
    await rm(community.directory, { recursive: true });
    const ending = await community.rebuild({ now: hoursLater(1), ...site });
    const told = expect.stringMatching(said) as string;
    expect(ending).toMatchObject({ result: 'failed', message: null, reasons: [told] });
    expect(ending.alert).toMatch(/^### Falta la rama «snapshot»\n\n.*«Empezar de nuevo»/);
    expect(community.builds()).toBe(1);
    const anew = { now: hoursLater(2), beginAnew: true, ...site };
    expect(await community.rebuild(anew)).toMatchObject({
      result: 'published',
      reasons: ['se empezó de nuevo, sin los datos de antes'],
      message: 'Primera instantánea, 2 fuentes',
    });
  });

  describe('going back', () => {
    let second: string;
    beforeEach(async () => {
      editCell();
      await community.rebuild({ now: hoursLater(1) });
      second = await publish();
    });

    test('publishes the earlier data and holds it until it is released', async () => {
      const short = first.slice(0, 7);
      const elo = 'Ranking: PuenteAlsina, Elo';
      const what = `vuelta a la instantánea ${short}`;
      const hold = `${what}, el vie 20/11 a las 14:00`;
      const back = { now: hoursLater(2), rollBackTo: short };
      expect(await community.rebuild(back)).toMatchObject({
        result: 'published',
        message: `${what}; ${elo} 777 → 562`,
        hold,
      });
      await publish();
      expect(await community.read('sheets/ranking.csv')).toBe(ranking);

      editCell(778);
      expect(await community.rebuild({ now: hoursLater(3) })).toMatchObject({
        result: 'unchanged',
        hold,
        report: null,
      });
      expect(await community.rebuild({ now: hoursLater(25), release: true })).toMatchObject({
        result: 'published',
        message: `se soltó: ${hold}; ${elo} 562 → 778`,
        changes: [`se soltó: ${hold}`, `${elo} 562 → 778`],
        hold: null,
      });
      await publish();
      expect(await community.read('sheets/ranking.csv')).toContain('Alsina,778,');
      expect(await community.rebuild({ now: hoursLater(26) })).toMatchObject({
        result: 'unchanged',
        hold: null,
      });
      // The changes of each publication are remembered, newest first.
      const said = JSON.parse(await community.read('history/changes.json')) as PublishedChanges[];
      expect(said).toEqual([
        { at: hoursLater(25).toISOString(), lines: [`se soltó: ${hold}`, `${elo} 562 → 778`] },
        { at: hoursLater(2).toISOString(), lines: [what, `${elo} 777 → 562`] },
        { at: hoursLater(1).toISOString(), lines: [`${elo} 562 → 777`] },
        { at: noon.toISOString(), lines: ['Primera instantánea, 2 fuentes'] },
      ]);
    });

    test('a failed site leaves the hold as it was, and nobody is said to have gone back or released', async () => {
      const faulty = { build: () => Promise.resolve(sick) };
      const back = { now: hoursLater(2), rollBackTo: first };
      const elo = 'Ranking: PuenteAlsina, Elo 777 → 562';
      const failedBack = await community.rebuild({ ...back, ...faulty });
      expect(failedBack).toMatchObject({ result: 'failed', hold: null, changes: [elo] });
      await community.rebuild(back);
      const hold = (await community.read('hold.txt')).trim();
      await publish();
      const failedRelease = await community.rebuild({
        now: hoursLater(3),
        release: true,
        ...faulty,
      });
      const change = 'Ranking: PuenteAlsina, Elo 562 → 777';
      expect(failedRelease).toMatchObject({ result: 'failed', hold, changes: [change] });
    });

    // tests/live/acts.test.ts asks for the histories.
    test('keeps what was accepted since', async () => {
      const accepted = async () =>
        readManifest(await community.read('manifest.json'))?.sources.ranking;
      const both = { accepted: [expect.any(String), expect.any(String)] };
      expect(await accepted()).toMatchObject(both);
      await community.rebuild({ now: hoursLater(2), rollBackTo: first });
      expect(await accepted()).toMatchObject(both);
    });

    test.each(['nada', '--all'])('to «%s» is refused', async (rollBackTo) => {
      const before = await contentsOf(community.directory);
      await expect(community.rebuild({ rollBackTo })).rejects.toThrow(
        `«${rollBackTo}» no es una instantánea anterior`,
      );
      expect(await contentsOf(community.directory)).toEqual(before);
      expect(await community.save()).toBe(second);
    });
  });

  test('a line that a person wrote into hold.txt also holds the data', async () => {
    await writeFile(join(community.directory, 'hold.txt'), 'feriado\n');
    editCell();
    expect(await community.rebuild()).toMatchObject({ result: 'unchanged', hold: 'feriado' });
  });
});
