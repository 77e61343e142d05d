/**
 * Random acts of organisers over a season, each with a run of the hourly job: results, edits of the fixture, stale
 * copies of it, erased people, earlier snapshots, wrong clocks, lost branches. The test knows which duel is which, and
 * compares histories of its own with the snapshot's. `ACTS=300` tries more acts, `SEED=7` others.
 */
import { readdir, rm } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { expect, onTestFailed, onTestFinished, test } from 'vitest';
import { nicks } from '../../src/config/site.ts';
import { weekOf } from '../../src/lib/time.ts';
import type { RebuildOptions } from '../../src/publish/rebuild.ts';
import { possibleScores, type Correction } from '../../src/season/model.ts';
import { correctionsFile } from '../../src/snapshot/corrections.ts';
import { readHistory, type PublishedChanges } from '../../src/snapshot/history.ts';
import { sourceNames } from '../../src/sources/catalog/catalog.ts';
import { canonicalDocuments } from '../../src/sources/fetch/canonical.ts';
import { parseLine } from '../../src/sources/sheets/csv.ts';
import { turnedResult } from '../../src/words/duel.ts';
import { noon, startCommunity } from '../fixtures/publishing.ts';
import { smallData, takeTexts } from '../fixtures/small-data.ts';
import { pickerOf, type Pick } from '../mistakes/picker.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const players = ['Ana', 'Beto', 'Caro', 'Dani', 'Eva', 'Fede'];

type Community = Awaited<ReturnType<typeof startCommunity>>;

interface Duel {
  /** Which duel it is, whatever its row says. */
  name: string;
  code: string;
  round: number;
  home: string;
  away: string;
  score: readonly [number, number] | null;
}

/** The fixture, with the nick that it has for each player. */
interface Sheet {
  duels: Duel[];
  nicks: Record<string, string>;
  isPublished: boolean;
  isPastedTwice: boolean;
}

function newSheet(): Sheet {
  const duels: Duel[] = [];
  for (const [at, home] of players.entries()) {
    for (const away of players.slice(at + 1)) {
      const round = (at + players.indexOf(away)) % 5;
      const [name, code] = [`${home}-${away}`, `E-${duels.length}`];
      duels.push({ name, code, round, home, away, score: null });
    }
  }
  const nicks = Object.fromEntries(players.map((player) => [player, player]));
  return { duels, nicks, isPublished: true, isPastedTwice: false };
}
const duelNames = newSheet().duels.map(({ name }) => name);

function textOf({ duels, nicks, isPublished, isPastedTwice }: Sheet): string {
  const lines: string[] = [];
  for (const round of isPublished ? [0, 1, 2, 3, 4] : []) {
    lines.push(`,Fecha ${round + 1},,,,,`);
    for (const { code, home, away, score } of duels.filter((duel) => duel.round === round)) {
      lines.push([code, nicks[home], score ?? ',', nicks[away], '', ''].join());
    }
  }
  return `${(isPastedTwice ? [...lines, ...lines] : lines).join('\n')}\n`;
}

/** The player of a nick or pseudonym: who is renamed gets an «x» more. */
const playerOf = (nick: string): string => nick.replace(/x*(_erased)?$/, '');

/** The result of a duel as its name has the players. */
function resultOf({ name, home, score }: Duel): string {
  if (!score) return 'sin resultado';
  return (name.startsWith(home) ? score : score.toReversed()).join(' - ');
}

/** What was online of a duel, oldest first. */
type Timeline = { since: number; result: string }[];

interface Season {
  community: Community;
  pick: Pick;
  now: Date;
  /** Moment of the last run whose clock was right. */
  lastRun: Date;
  sheet: Sheet;
  /** Fixtures as published, oldest first. */
  past: Sheet[];
  elos: number[];
  isRankingBroken: boolean;
  /** What the histories have to say: Elo by week and player, and when each result was first seen. */
  memory: { elos: Map<string, number>; results: Map<string, string> };
  timelines: Map<string, Timeline>;
  /** True from going back to an earlier snapshot until the data is released. */
  isHeld: boolean;
  commits: string[];
  log: string[];
}

function writeSheets({ community: { texts }, elos, isRankingBroken }: Season, sheet: Sheet): void {
  const ranked = players.map((nick, at) => `${at + 1},${at + 1},${nick},${elos[at]},900`);
  const ranking = ['ID,Pos,Jugador,Elo,MAX', ...ranked].join('\n');
  texts.set('ranking', isRankingBroken ? { failure: 'respondió 500' } : { text: ranking });
  texts.set('liga-nacional/fixtures-elite', { text: textOf(sheet) });
  const title = `Ganó ${players[0]}, y ${players[1]} salió segundo`;
  const news = smallData.documents.news.map((item) => ({ ...item, title }));
  texts.set('news', { text: canonicalDocuments(news) });
}

/** Adds to the expected histories what a run finds. */
function remember({ elos, isRankingBroken, memory, timelines, past, now }: Season, sheet: Sheet) {
  for (const [at, elo] of elos.entries()) {
    const key = `${weekOf(now)} ${players[at]}`;
    if (!isRankingBroken && !memory.elos.has(key)) memory.elos.set(key, elo);
  }
  past.push(structuredClone(sheet));
  if (!sheet.isPublished) return;
  for (const name of duelNames) {
    const duel = sheet.duels.find((one) => one.name === name);
    if (duel?.score && !memory.results.has(name)) memory.results.set(name, now.toISOString());
    const result = duel ? resultOf(duel) : 'ya no figura';
    const timeline = timelines.get(name) ?? [];
    if (timeline.at(-1)?.result !== result) timeline.push({ since: now.getTime(), result });
    timelines.set(name, timeline);
  }
}

const erasedNames = (): string[] => Object.keys(nicks.erased ?? {});

/** The lines that the two histories have to have. Erased people have no Elo history. */
function expectedLines({ memory }: Season): string[] {
  const lines: string[] = [];
  for (const [key, elo] of memory.elos) {
    if (!erasedNames().some((name) => key.endsWith(` ${name}`))) lines.push(`${key} ${elo}`);
  }
  for (const [name, seen] of memory.results) lines.push(`${seen} ${name}`);
  return lines.toSorted();
}

/** The lines that the snapshot's two histories have. */
async function historyLines({ read }: Community): Promise<string[]> {
  const rowsIn = async (path: string): Promise<string[][]> => {
    const [, ...lines] = (await read(path).catch(() => '')).split('\n');
    return lines.filter(Boolean).map((line) => parseLine(line));
  };
  const weeks = await rowsIn('history/elo.csv');
  const results = await rowsIn('history/results.csv');
  return [
    ...weeks.map(([week, , nick, elo]) => `${week} ${nick} ${elo}`),
    ...results.map(
      (cells) => `${cells[0]} ${cells.slice(5, 7).map(playerOf).toSorted().join('-')}`,
    ),
  ].toSorted();
}

/** Requires that no file has an erased name, no history a line twice, and that publications are dated in order. */
async function expectTrueFiles({ community, now }: Season, names: RegExp): Promise<void> {
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

/** Results that were online for a day and are not what the duel says now. */
function wrongResults(timeline: Timeline): string[] {
  const now = timeline.at(-1)?.result;
  const wrong = new Set<string>();
  for (const [at, { since, result }] of timeline.entries()) {
    const end = timeline[at + 1]?.since ?? since;
    if (/\d/.test(result) && end - since >= dayMs && result !== now) wrong.add(result);
  }
  return [...wrong].toSorted();
}

/** Requires that the corrections are exactly the results that were online for a day and are others now. */
async function expectCorrections({ community, timelines }: Season): Promise<void> {
  const text = await community.read('history/corrections.csv').catch(() => null);
  const lines = readHistory(correctionsFile, text).rows;
  for (const [name, timeline] of timelines) {
    const own = lines.filter(
      ({ home, away }) => [home, away].map(playerOf).toSorted().join('-') === name,
    );
    const said = ({ home }: Correction, value: string): string =>
      name.startsWith(playerOf(home)) ? value : turnedResult(value);
    const now = timeline.at(-1)?.result;
    const before = new Set(own.map((line) => said(line, line.before)));
    const wrong = [...before].filter((result) => /\d/.test(result) && result !== now);
    expect(wrong.toSorted(), name).toEqual(wrongResults(timeline));
    const last = own.at(-1);
    if (last) expect(said(last, last.after), name).toBe(now);
  }
}

/** Runs the hourly job and compares the histories afterwards. @param changes A moment among them is of a wrong clock. */
async function run(
  season: Season,
  changes: Partial<RebuildOptions> = {},
  sheet = season.sheet,
): Promise<void> {
  const { community, isHeld, pick, log } = season;
  const now = changes.now ?? season.now;
  writeSheets(season, sheet);
  const ending = await community.rebuild({
    now,
    code: JSON.stringify(nicks.erased ?? {}),
    take: (candidate) => takeTexts(community.texts, candidate, { now, acceptShrink: sourceNames }),
    ...changes,
  });
  log.push(`${now.toISOString()} ${JSON.stringify(changes)} ${ending.result}`);
  expect(ending.result).not.toBe('failed');
  const isRecorded = !isHeld && changes.now === undefined;
  if (isRecorded) remember(season, sheet);
  if (changes.now === undefined) season.lastRun = now;
  expect(await historyLines(community)).toEqual(expectedLines(season));
  if (isRecorded) await expectCorrections(season);
  const names = new RegExp(String.raw`\b(${['^$', ...erasedNames()].join('|')})\b`, 'i');
  await expectTrueFiles(season, names);
  const told = [...ending.reasons, ...ending.changes, ...ending.warnings, ending.message].join();
  expect(told).not.toMatch(names);
  if (ending.result === 'published' && pick([true, true, false])) await community.deploy();
  season.commits.push(await community.save());
}

/** The branch is lost: an organiser restores it, or begins anew. */
async function loseBranch(season: Season): Promise<void> {
  const { community, now, pick } = season;
  await rm(community.directory, { recursive: true });
  const ending = await community.rebuild({ now });
  expect(ending).toMatchObject({ result: 'failed', message: null });
  expect(ending.alert).toContain('Falta la rama «snapshot»');
  if (pick([true, true, true, false])) {
    await community.restore();
    return;
  }
  season.memory = { elos: new Map(), results: new Map() };
  season.timelines = new Map();
  season.isHeld = false;
  // A first snapshot needs all sources.
  season.isRankingBroken = false;
  await run(season, { beginAnew: true });
}

const scores = possibleScores({ gamesToWin: 2 });
const isAny = (): boolean => true;
const isPlayed = ({ score }: Duel): boolean => score !== null;
const isOpen = ({ score }: Duel): boolean => score === null;

type Act = (season: Season) => Promise<void> | void;
/** An act on a duel of the fixture that is meant. */
const onDuel =
  (isMeant: (duel: Duel) => boolean, change: (duel: Duel, pick: Pick) => void): Act =>
  ({ sheet, pick }) => {
    const meant = sheet.duels.filter(isMeant);
    if (meant.length > 0) change(pick(meant), pick);
  };
const typeResult = onDuel(isOpen, (duel, pick) => {
  duel.score = pick(scores);
});

/** Acts on which duels and players stand where: one at a time, so that each can be recognised. */
const fixtureActs: Record<string, Act> = {
  'sides swapped': onDuel(isAny, (duel) => {
    const { home, away, score } = duel;
    Object.assign(duel, { home: away, away: home, score: score && [score[1], score[0]] });
  }),
  'a duel moved': onDuel(isAny, (duel, pick) => {
    duel.round = pick([0, 1, 2, 3, 4]);
  }),
  'a row deleted': ({ sheet: { duels }, pick }) => {
    if (duels.length > 8) duels.splice(duels.indexOf(pick(duels)), 1);
  },
  'codes numbered anew': ({ sheet: { duels }, pick }) => {
    const first = pick([0, 1, 50]);
    for (const [at, duel] of duels.entries()) duel.code = `E-${first + at}`;
  },
  'a player renamed': ({ sheet: { duels, nicks, isPublished }, pick }) => {
    const player = pick(players);
    const own = duels.filter(({ home, away }) => home === player || away === player);
    if (isPublished && own.length > 1 && own.some(isPlayed)) nicks[player] = `${nicks[player]}x`;
  },
  'pasted twice, or no longer': ({ sheet }) => {
    sheet.isPastedTwice = !sheet.isPastedTwice;
  },
  'closed, or open again': ({ sheet }) => {
    sheet.isPublished = !sheet.isPublished;
  },
  undo: (season) => {
    season.sheet = structuredClone(season.past.at(-2) ?? season.sheet);
  },
  'a stale copy': async (season) => {
    const { past, sheet, pick } = season;
    const copies = past.slice(-3).filter(({ nicks }) => isDeepStrictEqual(nicks, sheet.nicks));
    await run(season, {}, pick([sheet, ...copies]));
  },
};

const resultActs: Record<string, Act> = {
  'a result': typeResult,
  'a result of another duel': typeResult,
  'another result': onDuel(isPlayed, (duel, pick) => {
    duel.score = pick(scores);
  }),
  'a result taken away': onDuel(isPlayed, (duel) => {
    duel.score = null;
  }),
};

/** Acts on other sources, on the publication and its machine. */
const otherActs: Record<string, Act> = {
  'an Elo': ({ elos, pick }) => {
    elos[pick([...players.keys()])] = pick([480, 510, 620]);
  },
  'a ranking that does not answer': (season) => {
    season.isRankingBroken = season.pick([true, false]);
  },
  'a person erased': ({ sheet, pick }) => {
    const nick = sheet.nicks[pick(players)] ?? '';
    if (erasedNames().length < 3) nicks.erased = { ...nicks.erased, [nick]: `${nick}_erased` };
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

test.each([1, 2, 3, 4])(
  'histories and corrections are true after random acts, %d',
  async (number) => {
    const community = await startCommunity();
    onTestFinished(async () => {
      delete nicks.erased;
      await community.close();
    });
    const season: Season = {
      community,
      pick: pickerOf(Number(process.env['SEED'] ?? 42) * 10 + number),
      now: noon,
      lastRun: noon,
      sheet: newSheet(),
      past: [],
      elos: players.map(() => 500),
      isRankingBroken: false,
      memory: { elos: new Map(), results: new Map() },
      timelines: new Map(),
      isHeld: false,
      commits: [],
      log: [],
    };
    const { pick, log } = season;
    onTestFailed(() => console.log(log.slice(-40).join('\n')));
    const wait = (hours: number): void => {
      season.now = new Date(season.now.getTime() + hours * hourMs);
    };
    await run(season);
    await community.deploy();
    for (let act = 0; act < Number(process.env['ACTS'] ?? 10); act++) {
      wait(pick([1, 2, 5, 13, 30, 80]));
      const groups = season.isHeld ? [resultActs] : [resultActs, fixtureActs, fixtureActs];
      const [name, doAct] = pick(Object.entries(pick([...groups, otherActs])));
      log.push(name);
      await doAct(season);
      wait(1);
      if (!season.isHeld || pick([true, false])) await run(season);
      if (season.isHeld && pick([true, false, false])) {
        season.isHeld = false;
        await run(season, { release: true });
      }
    }
    season.isHeld = false;
    season.sheet.isPublished = true;
    wait(1);
    await run(season, { release: true });
  },
);
