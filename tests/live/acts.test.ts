/**
 * Random acts of organisers over a season, each with a run of the hourly job: results, erased people, earlier
 * snapshots, wrong clocks, lost branches. The test keeps histories of its own and compares those of the snapshot with
 * them. `PUBLISHED_ACTS=200` tries more acts, `SEED=7` others.
 */
import { readdir, rm } from 'node:fs/promises';
import { expect, onTestFailed, onTestFinished, test } from 'vitest';
import { nicks } from '../../src/config/site.ts';
import { weekOf } from '../../src/lib/time.ts';
import type { RebuildOptions } from '../../src/publish/rebuild.ts';
import type { PublishedChanges } from '../../src/snapshot/published-changes.ts';
import { canonicalDocuments } from '../../src/sources/fetch/canonical.ts';
import { parseLine } from '../../src/sources/sheets/csv.ts';
import { noon, startCommunity, type Community } from '../fixtures/publishing.ts';
import { smallData } from '../fixtures/small-data.ts';
import { pickerOf, type Pick } from '../mistakes/picker.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const players = ['Abril', 'Bruno', 'Clara', 'Diego', 'Elena', 'Felix', 'Gina', 'Hector'];
/** All duels, as places of the two players in `players`. */
const duels = players.flatMap((_, away) =>
  players
    .keys()
    .take(away)
    .toArray()
    .map((home) => `${home} ${away}`),
);

interface Season {
  community: Community;
  pick: Pick;
  now: Date;
  /** Moment of the last run whose clock was right. */
  lastRun: Date;
  /** What the sheets say. A score is `2,1`, as cells of the fixture. */
  sheets: { elos: number[]; scores: Map<string, string>; isRankingBroken: boolean };
  /** What the histories have to say: Elo by week and player, and when each result was first seen. */
  memory: { elos: Map<string, number>; results: Map<string, string> };
  /** True from going back to an earlier snapshot until the data is released. */
  isHeld: boolean;
  commits: string[];
  log: string[];
}

function writeSheets({ community: { texts }, sheets }: Season): void {
  const ranked = players.map((nick, at) => `${at + 1},${at + 1},${nick},${sheets.elos[at]},900`);
  const ranking = ['ID,Pos,Jugador,Elo,MAX', ...ranked].join('\n');
  texts.set('ranking', sheets.isRankingBroken ? { failure: 'respondió 500' } : { text: ranking });
  const rows = duels.map((duel, index) => {
    const [home = 0, away = 0] = duel.split(' ').map(Number);
    return `E-${index},${players[home]},${sheets.scores.get(duel) ?? ','},${players[away]},,`;
  });
  const fixture = [',Fecha 1,,,,14/9 al 29/11,', ...rows].join('\n');
  texts.set('liga-nacional/fixtures-elite', { text: fixture });
  const title = `Ganó ${players[0]}, y ${players[1]} salió segundo`;
  const news = smallData.documents.news.map((item) => ({ ...item, title }));
  texts.set('news', { text: canonicalDocuments(news) });
}

/** Adds to the expected histories what the sheets say for the first time. */
function remember({ sheets, memory, now }: Season): void {
  for (const [at, elo] of sheets.elos.entries()) {
    const key = `${weekOf(now)} ${players[at]}`;
    if (!sheets.isRankingBroken && !memory.elos.has(key)) memory.elos.set(key, elo);
  }
  for (const duel of sheets.scores.keys()) {
    if (!memory.results.has(duel)) memory.results.set(duel, now.toISOString());
  }
}

const erasedNames = (): string[] => Object.keys(nicks.erased ?? {});
const shownName = (nick: string): string => nicks.erased?.[nick] ?? nick;

/** The lines that the two histories have to have. Erased people have no Elo history. */
function expectedLines({ memory }: Season): string[] {
  const lines: string[] = [];
  for (const [key, elo] of memory.elos) {
    if (!erasedNames().some((name) => key.endsWith(` ${name}`))) lines.push(`${key} ${elo}`);
  }
  for (const [duel, seen] of memory.results) {
    const names = duel.split(' ').map((at) => shownName(players[Number(at)] ?? ''));
    lines.push(`${seen} ${names.toSorted().join(' - ')}`);
  }
  return lines.toSorted();
}

/** The lines that the snapshot's two histories have. */
async function historyLines({ read }: Community): Promise<string[]> {
  const rowsIn = async (path: string): Promise<string[][]> => {
    const [, ...lines] = (await read(path).catch(() => '')).split('\n');
    return lines.filter(Boolean).map((line) => parseLine(path, line));
  };
  const weeks = await rowsIn('history/elo.csv');
  const results = await rowsIn('history/results.csv');
  return [
    ...weeks.map(([week, , nick, elo]) => `${week} ${nick} ${elo}`),
    ...results.map((cells) => `${cells[0]} ${cells.slice(5, 7).toSorted().join(' - ')}`),
  ].toSorted();
}

/** Requires that no file has an erased name, no history a line twice, and that publications are dated in order. */
async function expectTrueFiles({ community, now }: Season): Promise<void> {
  const names = new RegExp(['^\\b$', ...erasedNames()].join('|'), 'i');
  for (const path of await readdir(community.directory, { recursive: true })) {
    if (!/\.(csv|json|txt)$/.test(path)) continue;
    const text = await community.read(path);
    expect(text, path).not.toMatch(names);
    const lines = /^history.*csv$/.test(path) ? text.trimEnd().split('\n') : [];
    expect(new Set(lines).size, path).toBe(lines.length);
  }
  const published = JSON.parse(await community.read('history/changes.json')) as PublishedChanges[];
  const moments = [now.toISOString(), ...published.map(({ at }) => at)];
  expect(moments).toEqual(moments.toSorted().toReversed());
}

/** Runs the hourly job and compares the histories afterwards. @param changes A moment among them is of a wrong clock. */
async function run(season: Season, changes: Partial<RebuildOptions> = {}): Promise<void> {
  const { community, now, isHeld, pick, log } = season;
  writeSheets(season);
  const code = JSON.stringify(nicks.erased ?? {});
  const ending = await community.rebuild({ now, code, ...changes });
  log.push(`${now.toISOString()} ${JSON.stringify(changes)} ${ending.result}`);
  expect(ending.result).not.toBe('failed');
  if (!isHeld && changes.now === undefined) remember(season);
  if (changes.now === undefined) season.lastRun = now;
  expect(await historyLines(community)).toEqual(expectedLines(season));
  await expectTrueFiles(season);
  const told = [...ending.reasons, ...ending.changes, ...ending.warnings, ending.message].join();
  for (const name of erasedNames()) expect(told).not.toContain(name);
  if (ending.result === 'published' && pick([true, true, false])) await community.deploy();
  season.commits.push(await community.save());
}

/** The branch is lost: an organiser restores it, or begins anew. */
async function loseBranch(season: Season): Promise<void> {
  const { community, now, pick, sheets } = season;
  await rm(community.directory, { recursive: true });
  const ending = await community.rebuild({ now });
  expect(ending).toMatchObject({ result: 'failed', message: null });
  expect(ending.alert).toContain('Falta la rama «snapshot»');
  if (pick([true, true, true, false])) {
    await community.restore();
    return;
  }
  season.memory = { elos: new Map(), results: new Map() };
  season.isHeld = false;
  // A first snapshot needs all sources.
  sheets.isRankingBroken = false;
  await run(season, { beginAnew: true });
}

const acts: Record<string, (season: Season) => Promise<void> | void> = {
  'a result': ({ sheets, pick }) => {
    sheets.scores.set(pick(duels), pick(['2,0', '2,1', '1,2', '0,2']));
  },
  'another result': ({ sheets, pick }) => {
    sheets.scores.set(pick([...sheets.scores.keys(), ...duels]), pick(['2,0', '2,1', '1,2']));
  },
  'a result withdrawn': ({ sheets, pick }) => {
    sheets.scores.delete(pick([...sheets.scores.keys(), ...duels]));
  },
  'an Elo': ({ sheets, pick }) => {
    sheets.elos[pick([...players.keys()])] = pick([480, 510, 620]);
  },
  'a ranking that does not answer': ({ sheets, pick }) => {
    sheets.isRankingBroken = pick([true, false]);
  },
  'a person erased': ({ pick }) => {
    const count = erasedNames().length;
    if (count < 2) {
      nicks.erased = { ...nicks.erased, [pick(players)]: `Anónimo ${count}` };
    }
  },
  'back to an earlier snapshot': (season) => {
    season.isHeld = true;
    return run(season, { rollBackTo: season.pick(season.commits) });
  },
  'a clock that is wrong once': (season) => {
    const days = season.pick([-400, -2, 100, 365]);
    return run(season, { now: new Date(season.lastRun.getTime() + days * dayMs) });
  },
  'a lost branch': loseBranch,
};

test.each([1, 2, 3, 4])('histories and erased names after random acts, %d', async (number) => {
  const community = await startCommunity();
  onTestFinished(() => community.close());
  onTestFinished(() => {
    delete nicks.erased;
  });
  const season: Season = {
    community,
    pick: pickerOf(Number(process.env['SEED'] ?? 42) * 10 + number),
    now: noon,
    lastRun: noon,
    sheets: { elos: players.map(() => 500), scores: new Map(), isRankingBroken: false },
    memory: { elos: new Map(), results: new Map() },
    isHeld: false,
    commits: [],
    log: [],
  };
  const { pick, log } = season;
  onTestFailed(() => console.log(log.slice(-15).join('\n')));
  const wait = (hours: number): void => {
    season.now = new Date(season.now.getTime() + hours * hourMs);
  };
  await run(season);
  await community.deploy();
  for (let act = 0; act < Number(process.env['PUBLISHED_ACTS'] ?? 50); act++) {
    wait(pick([1, 5, 30, 80]));
    const name = pick(Object.keys(acts));
    log.push(name);
    await acts[name]?.(season);
    wait(1);
    if (!season.isHeld || pick([true, false])) await run(season);
    if (season.isHeld && pick([true, false, false])) {
      season.isHeld = false;
      await run(season, { release: true });
    }
  }
});
