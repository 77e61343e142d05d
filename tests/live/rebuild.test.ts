/** The hourly job, cycle by cycle: what is on the snapshot branch and what would be published after each. */
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SourceName } from '../../src/sources/catalog.ts';
import { publicationSchema } from '../../src/publish/publication.ts';
import { siteIn } from '../../src/publish/published-site.ts';
import { readPublications } from '../../src/snapshot/publications.ts';
import { readManifest, stateOf, type SourceState } from '../../src/snapshot/manifest.ts';
import { SourceFailure } from '../../src/sources/failure.ts';
import {
  contentsOf,
  hoursLater,
  noon,
  startCommunity,
  type Community,
  type Machine,
} from '../fixtures/publishing.ts';
import { smallData } from '../fixtures/small-data.ts';

const { ranking } = smallData.sheets;
let community: Community;
let machine: Machine;

beforeEach(async () => {
  community = await startCommunity();
  machine = community.machine('runner');
});

afterEach(() => community.close());

/** Publishes for the first time, and puts it online. */
async function publishFirst(): Promise<void> {
  await machine.rebuild();
  await machine.deploy();
}

function editRanking(edit: (text: string) => string): void {
  community.texts.set('ranking', { text: edit(ranking) });
}

/** Changes one player's rating. */
const editCell = (rating = 777): void => {
  editRanking((text) => text.replace(/^(990000001,.*?,.*?),\d+,/m, `$1,${rating},`));
};

const refuse = (name: SourceName): void => {
  community.texts.set(name, { failure: 'respondió 503' });
};

async function stateOnBranch(name: SourceName): Promise<SourceState> {
  const manifest = readManifest(await community.onBranch('manifest.json'));
  if (!manifest) throw new Error('there is no manifest');
  return stateOf(manifest, name);
}

const homePage = (directory: string): Promise<string> =>
  readFile(join(directory, 'index.html'), 'utf8');

test('the first run publishes, and starts the branch', async () => {
  const ending = await machine.rebuild();
  expect(ending).toMatchObject({
    result: 'published',
    changes: ['primera instantánea, 2 fuentes'],
    hold: null,
  });
  expect(await community.messages()).toEqual(['primera instantánea, 2 fuentes']);
  expect(await community.onBranch('sheets/ranking.csv')).toBe(ranking.trim());
  expect(await homePage(machine.out)).toMatch(/^ranking /);
  expect(JSON.parse(await readFile(join(machine.out, 'publicacion.json'), 'utf8'))).toMatchObject({
    code: 'c0de',
    day: '2026-11-20',
    assets: [expect.stringMatching(/^_astro\/page\.\w+\.js$/)],
  });
});

test('an hour without changes builds, pushes and publishes nothing', async () => {
  await publishFirst();
  const tip = await community.tip();
  const ready = await contentsOf(machine.out);
  expect(await machine.rebuild({ now: hoursLater(1) })).toMatchObject({
    result: 'unchanged',
    reasons: [],
    changes: [],
  });
  expect(machine.builds()).toBe(1);
  expect(await community.tip()).toBe(tip);
  expect(await contentsOf(machine.out)).toEqual(ready);
});

test('a publication says how its sources are, and what changed last with the way back to it', async () => {
  await publishFirst();
  const first = await community.tip();
  editCell();
  refuse('news');
  await machine.rebuild({ now: hoursLater(1) });
  const publication = publicationSchema.parse(
    JSON.parse(await readFile(join(machine.out, 'publicacion.json'), 'utf8')),
  );
  const changes = 'noticias: se conserva lo anterior; ranking: 1 jugador';
  expect(publication).toMatchObject({
    at: hoursLater(1).toISOString(),
    hold: null,
    sources: [
      {
        name: 'news',
        title: 'noticias',
        tab: null,
        kept: { since: hoursLater(1).toISOString(), because: 'respondió 503' },
      },
      {
        name: 'ranking',
        tab: { gid: '7', digest: expect.stringMatching(/^[0-9a-f]{16}$/) as string },
        kept: null,
      },
    ],
    publications: [
      { snapshot: null, at: hoursLater(1).toISOString(), changes },
      { snapshot: first, at: noon.toISOString(), changes: 'primera instantánea, 2 fuentes' },
    ],
  });
  expect(readPublications(await community.onBranch('publications.json'))).toEqual(
    publication.publications,
  );
  await machine.deploy();
  await machine.rebuild({ now: hoursLater(30), code: 'other' });
  const again = await readFile(join(machine.out, 'publicacion.json'), 'utf8');
  expect(publicationSchema.parse(JSON.parse(again)).publications).toMatchObject([
    { snapshot: await community.tip(), changes },
    { snapshot: first },
  ]);
});

test('on a machine that has never run, an hour without changes is the same', async () => {
  await publishFirst();
  const other = community.machine('fresh-runner');
  expect(await other.rebuild({ now: hoursLater(1) })).toMatchObject({ result: 'unchanged' });
  expect(existsSync(other.out)).toBe(false);
});

test('a cell that changed is a commit that says so, and a new site with the old one’s scripts', async () => {
  await publishFirst();
  const [oldScript = ''] = Object.keys(await contentsOf(join(machine.out, '_astro')));
  editCell();
  const ending = await machine.rebuild({ now: hoursLater(1) });
  expect(ending).toMatchObject({
    result: 'published',
    reasons: ['cambiaron los datos'],
    changes: ['ranking: 1 jugador'],
  });
  expect(await community.messages()).toEqual([
    'ranking: 1 jugador',
    'primera instantánea, 2 fuentes',
  ]);
  expect(await community.onBranch('sheets/ranking.csv')).toContain('PuenteAlsina,777,');
  expect(Object.keys(await contentsOf(join(machine.out, '_astro')))).toContain(oldScript);

  // After a week its scripts are gone: they do not pile up.
  await machine.deploy();
  editCell(778);
  await machine.rebuild({ now: hoursLater(8 * 24) });
  const scripts = Object.keys(await contentsOf(join(machine.out, '_astro')));
  expect(scripts).toHaveLength(1);
  expect(scripts).not.toContain(oldScript);
});

test('a source that is down keeps its data and says since when; back again, it is fresh', async () => {
  await publishFirst();
  refuse('ranking');
  expect(await machine.rebuild({ now: hoursLater(1) })).toMatchObject({
    result: 'published',
    changes: ['ranking: se conserva lo anterior'],
  });
  await machine.deploy();
  expect(await stateOnBranch('ranking')).toMatchObject({
    status: 'kept',
    since: hoursLater(1).toISOString(),
    fetchedAt: noon.toISOString(),
  });

  expect(await machine.rebuild({ now: hoursLater(2) })).toMatchObject({ result: 'unchanged' });

  editCell();
  expect(await machine.rebuild({ now: hoursLater(3) })).toMatchObject({
    result: 'published',
    changes: ['ranking: 1 jugador, al día otra vez'],
  });
  expect((await stateOnBranch('ranking')).status).toBe('fresh');
});

test('with every source down the site stays as it is, and nothing is lost', async () => {
  await publishFirst();
  const page = await homePage(machine.out);
  const before = await community.onBranch('sheets/ranking.csv');
  (['news', 'ranking'] as const).forEach(refuse);
  await machine.rebuild({ now: hoursLater(1) });
  expect(await homePage(machine.out)).toBe(page);
  expect(await community.onBranch('sheets/ranking.csv')).toBe(before);
});

test('a day without changes is published once, without a commit', async () => {
  await publishFirst();
  const tip = await community.tip();
  // 02:59 and 03:00 UTC: the last minute of the day in Buenos Aires, and the first of the next.
  expect(await machine.rebuild({ now: new Date('2026-11-21T02:59:00Z') })).toMatchObject({
    result: 'unchanged',
  });
  expect(await machine.rebuild({ now: new Date('2026-11-21T03:00:00Z') })).toMatchObject({
    result: 'published',
    reasons: ['es la primera publicación del día'],
  });
  await machine.deploy();
  expect(await machine.rebuild({ now: new Date('2026-11-21T04:00:00Z') })).toMatchObject({
    result: 'unchanged',
  });
  expect(await community.tip()).toBe(tip);
});

test('new code is published without a commit; a person’s word is enough of a reason', async () => {
  await publishFirst();
  const tip = await community.tip();
  expect(await machine.rebuild({ code: 'new' })).toMatchObject({
    result: 'published',
    reasons: ['cambió el código del sitio'],
  });
  expect(await machine.rebuild({ force: true })).toMatchObject({
    result: 'published',
    reasons: ['lo pidió una persona'],
  });
  expect(await community.tip()).toBe(tip);
});

describe('a site that does not answer', () => {
  const failing = () => Promise.reject(new SourceFailure('respondió 503', { transient: true }));
  const published = { publication: failing, file: failing };

  test('is not published anew when no data changed: nobody knows what is online', async () => {
    await publishFirst();
    expect(await machine.rebuild({ now: hoursLater(1), published })).toMatchObject({
      result: 'failed',
      reasons: [expect.stringContaining('el sitio publicado no contesta (respondió 503)')],
    });
    expect(machine.builds()).toBe(1);
  });

  test('is replaced when the data changed, saying what is lost', async () => {
    await publishFirst();
    editCell();
    expect(await machine.rebuild({ now: hoursLater(1), published })).toMatchObject({
      result: 'published',
      changes: ['ranking: 1 jugador'],
      warnings: [expect.stringContaining('no se conservan todos los archivos del anterior')],
    });
  });

  test('while its files are asked for is replaced too, saying the same', async () => {
    await publishFirst();
    editCell();
    const mute = { ...siteIn(community.online), file: failing };
    expect(await machine.rebuild({ now: hoursLater(1), published: mute })).toMatchObject({
      result: 'published',
      warnings: [expect.stringContaining('el sitio publicado dejó de contestar')],
    });
  });
});

describe('a new site that is not published', () => {
  const sick = { problems: ['index.html: no existe /x'], warnings: [] };

  test('because it cannot be built or fails its check: nothing is pushed, what is ready stays, and the next run tries again', async () => {
    await publishFirst();
    const tip = await community.tip();
    const ready = await contentsOf(machine.out);
    editCell();
    for (const [fault, reason] of [
      [{ build: () => Promise.resolve(false) }, 'el sitio no se pudo armar'],
      [{ check: () => Promise.resolve(sick) }, 'no existe /x'],
    ] as const) {
      expect(await machine.rebuild({ now: hoursLater(1), ...fault })).toMatchObject({
        result: 'failed',
        reasons: [expect.stringContaining(reason)],
      });
      expect(await community.tip()).toBe(tip);
      expect(await contentsOf(machine.out)).toEqual(ready);
    }
    expect(await machine.rebuild({ now: hoursLater(2) })).toMatchObject({
      result: 'published',
      changes: ['ranking: 1 jugador'],
    });
  });

  test('a source with neither new nor last good data fails before the build', async () => {
    refuse('news');
    expect(await machine.rebuild()).toMatchObject({ result: 'failed' });
    expect(machine.builds()).toBe(0);
    expect(await community.git('branch', '--list')).toBe('');
  });
});

describe('killed half-way', () => {
  const killed = () => Promise.reject(new Error('killed'));

  test('while it takes the snapshot, builds or checks: the next run does it all', async () => {
    await publishFirst();
    const tip = await community.tip();
    editCell();
    for (const where of [{ take: killed }, { build: killed }, { check: killed }]) {
      await expect(machine.rebuild({ now: hoursLater(1), ...where })).rejects.toThrow('killed');
      expect(await community.tip()).toBe(tip);
      // A run that was killed may leave anything here.
      await rm(join(machine.directory, 'manifest.json'), { force: true });
      await writeFile(join(machine.directory, 'sheets/ranking.csv'), 'half a');
    }
    expect(await machine.rebuild({ now: hoursLater(2) })).toMatchObject({
      result: 'published',
      changes: ['ranking: 1 jugador'],
    });
    expect(await community.onBranch('sheets/ranking.csv')).toContain('PuenteAlsina,777,');
  });

  test('after the push and before the deploy: the next run publishes, without a second commit', async () => {
    await publishFirst();
    editCell();
    await machine.rebuild({ now: hoursLater(1) });
    const tip = await community.tip();
    expect(await machine.rebuild({ now: hoursLater(2) })).toMatchObject({
      result: 'published',
      reasons: ['cambiaron los datos'],
      changes: [],
    });
    expect(await community.tip()).toBe(tip);
  });
});

describe('two at once', () => {
  test('the second finds the branch moved on, and starts again from the first one’s data', async () => {
    await publishFirst();
    editCell();
    const other = community.machine('other');
    let isFirst = true;
    const ending = await machine.rebuild({
      now: hoursLater(1),
      check: async () => {
        if (isFirst) {
          isFirst = false;
          await other.rebuild({ now: hoursLater(1.1) });
          editCell(778);
        }
        return { problems: [], warnings: [] };
      },
    });
    expect(ending).toMatchObject({ result: 'published', changes: ['ranking: 1 jugador'] });
    expect(machine.builds()).toBe(3);
    expect(await community.messages()).toEqual([
      'ranking: 1 jugador',
      'ranking: 1 jugador',
      'primera instantánea, 2 fuentes',
    ]);
    expect(await community.onBranch('sheets/ranking.csv', 'snapshot~1')).toContain('Alsina,777,');
    expect(await community.onBranch('sheets/ranking.csv')).toContain('Alsina,778,');
  });

  test('both are the first ever: one starts the branch, the other adds nothing to it', async () => {
    const other = community.machine('other');
    const endings = await Promise.all([machine.rebuild(), other.rebuild()]);
    expect(endings.map(({ result }) => result)).toEqual(['published', 'published']);
    expect(await community.messages()).toEqual(['primera instantánea, 2 fuentes']);
  });
});

describe('going back', () => {
  /** Two publications; returns the first one's commit. */
  async function publishTwice(): Promise<string> {
    await publishFirst();
    const first = await community.tip();
    editCell();
    await machine.rebuild({ now: hoursLater(1) });
    await machine.deploy();
    return first;
  }

  test('publishes the earlier data as a new commit, and holds it until it is released', async () => {
    const first = await publishTwice();
    const short = first.slice(0, 7);
    expect(await machine.rebuild({ now: hoursLater(2), rollBackTo: short })).toMatchObject({
      result: 'published',
      changes: [`vuelta a la instantánea ${short}`, 'ranking: 1 jugador'],
      hold: { snapshot: first },
    });
    await machine.deploy();
    expect(await community.onBranch('sheets/ranking.csv')).not.toContain('Alsina,777,');
    expect(await community.messages()).toHaveLength(3);

    editCell(778);
    expect(await machine.rebuild({ now: hoursLater(3) })).toMatchObject({
      result: 'unchanged',
      hold: { snapshot: first },
      report: null,
    });
    expect(await machine.rebuild({ now: hoursLater(24) })).toMatchObject({
      result: 'published',
      reasons: ['es la primera publicación del día'],
      hold: { snapshot: first },
    });
    await machine.deploy();

    expect(await machine.rebuild({ now: hoursLater(25), release: true })).toMatchObject({
      result: 'published',
      changes: [`se soltó la instantánea ${short}`, 'ranking: 1 jugador'],
      hold: null,
    });
    await machine.deploy();
    expect(await community.onBranch('sheets/ranking.csv')).toContain('Alsina,778,');
    expect(await machine.rebuild({ now: hoursLater(26) })).toMatchObject({ result: 'unchanged' });
  });

  test('keeps the Elo history of today', async () => {
    const first = await publishTwice();
    // A week later the history has a second Monday.
    await machine.rebuild({ now: hoursLater(7 * 24) });
    const history = await community.onBranch('history/elo.csv');
    expect(history).toContain('\n2026-11-23,');
    await machine.rebuild({ now: hoursLater(7 * 24 + 1), rollBackTo: first });
    expect(await community.onBranch('history/elo.csv')).toBe(history);
  });

  test('keeps when results were seen, and dates anew the one that it changes', async () => {
    const sheet = smallData.sheets['fixtures-elite'] ?? '';
    const seen = async () => (await community.onBranch('history/results.csv')).split('\n');
    community.texts.set('fixtures-elite', { text: sheet });
    await publishFirst();
    const first = await community.tip();
    const corrected = sheet.replace('E-02,HorneroVeloz,2,0', 'E-02,HorneroVeloz,2,1');
    community.texts.set('fixtures-elite', { text: corrected });
    await machine.rebuild({ now: hoursLater(1) });
    const before = await seen();
    await machine.rebuild({ now: hoursLater(2), rollBackTo: first });
    const after = await seen();
    expect(after).toHaveLength(before.length);
    const [redated = '', ...more] = after.filter((line) => !before.includes(line));
    expect(more).toEqual([]);
    expect(redated).toContain('league-1a-temporada-elite-e-02,');
    expect(redated.endsWith(`,${hoursLater(2).toISOString()}`)).toBe(true);
  });

  test('to what is no snapshot is refused', async () => {
    await publishFirst();
    for (const reference of ['nada', '--all', 'HEAD:manifest.json']) {
      await expect(machine.rebuild({ rollBackTo: reference })).rejects.toThrow(
        `«${reference}» no es una instantánea de la rama «snapshot»`,
      );
    }
  });
});

test('the history is cut to its newest commits, and the state is whole', async () => {
  const limited = community.machine('limited', { atMost: 4, keep: 2 });
  for (let run = 0; run < 6; run++) {
    editCell(800 + run);
    await limited.rebuild({ now: hoursLater(run) });
  }
  // Four commits, the next cuts to two and adds itself, and one more.
  expect(await community.messages()).toEqual(Array(4).fill('ranking: 1 jugador'));
  expect(await community.onBranch('sheets/ranking.csv')).toContain('Alsina,805,');
  expect(await community.onBranch('sheets/ranking.csv', 'snapshot~3')).toContain('Alsina,802,');
  expect(await community.git('log', '-1', '--format=%aI', 'snapshot~3')).toBe(
    '2026-11-20T17:00:00+00:00',
  );
});

test('without a remote it works on this machine alone', async () => {
  await machine.rebuild({ branch: null });
  await machine.deploy();
  expect(await machine.rebuild({ branch: null })).toMatchObject({ result: 'unchanged' });
  editCell();
  expect(await machine.rebuild({ branch: null })).toMatchObject({
    result: 'published',
    changes: ['ranking: 1 jugador'],
  });
  await expect(machine.rebuild({ branch: null, rollBackTo: 'x' })).rejects.toThrow(
    'sin SNAPSHOT_REMOTE no hay instantáneas anteriores',
  );
});

describe('without a remote, the last good data stays', () => {
  const offline = (changes: Parameters<Machine['rebuild']>[0] = {}) =>
    machine.rebuild({ branch: null, ...changes });

  beforeEach(async () => {
    await offline();
    await machine.deploy();
    editCell();
  });

  test.each([
    ['cannot be built', { build: () => Promise.resolve(false) }],
    ['fails its check', { check: () => Promise.resolve({ problems: ['no'], warnings: [] }) }],
    ['ends with an error', { check: () => Promise.reject(new Error('disk full')) }],
  ])('when the site %s', async (_, fault) => {
    const good = await contentsOf(machine.directory);
    const ending = await offline({ now: hoursLater(1), ...fault }).catch(() => null);
    expect(ending?.result).not.toBe('published');
    expect(await contentsOf(machine.directory)).toEqual(good);

    expect(await offline({ now: hoursLater(2) })).toMatchObject({
      result: 'published',
      changes: ['ranking: 1 jugador'],
    });
    expect(await contentsOf(machine.directory)).not.toEqual(good);
    expect(await readdir(dirname(machine.directory))).toEqual([
      'dist-publish',
      'snapshot',
      'snapshot.lock',
    ]);
  });

  test('when a run is killed while it builds, for the next one', async () => {
    const good = await contentsOf(machine.directory);
    const home = dirname(machine.directory);
    await offline({
      now: hoursLater(1),
      build: async () => {
        await cp(home, `${home}.killed`, { recursive: true });
        return false;
      },
    });
    await rm(home, { recursive: true });
    await rename(`${home}.killed`, home);
    expect(await contentsOf(machine.directory)).not.toEqual(good);

    const build = () => Promise.resolve(false);
    await offline({ now: hoursLater(2), build });
    expect(await contentsOf(machine.directory)).toEqual(good);
  });
});
