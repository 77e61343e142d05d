/**
 * Random acts of organisers, and what the corrections say at the end. The test knows which duel is which, and for how
 * long each result was online. `ACTS=2000` tries more acts, `SEED=7` others.
 */
import { isDeepStrictEqual } from 'node:util';
import { afterEach, expect, onTestFailed, test } from 'vitest';
import { nicks } from '../../../src/config/site.ts';
import type { Correction } from '../../../src/season/corrections.ts';
import { correctionsFile, followResults } from '../../../src/snapshot/corrections.ts';
import { eraseNames } from '../../../src/snapshot/erase.ts';
import { readHistory } from '../../../src/snapshot/history.ts';
import { turnedResult } from '../../../src/words/duel.ts';
import { pickerOf, type Pick } from '../../mistakes/picker.ts';
import { seasonOf } from '../season/season.ts';
import { absentSources, snapshotFiles } from './builder.ts';

afterEach(() => {
  delete nicks.erased;
});

const files = snapshotFiles(absentSources());
const sheetName = 'liga-nacional/fixtures-elite';

interface Duel {
  /** Which duel it is, whatever its row says. */
  name: string;
  code: string;
  round: number;
  home: string;
  away: string;
  score: readonly [number, number] | null;
}
/** The sheet, with the nick of each player. */
interface Sheet {
  duels: Duel[];
  nicks: Record<string, string>;
  isPublished: boolean;
  isPastedTwice: boolean;
}

const players = ['Ana', 'Beto', 'Caro', 'Dani', 'Eva', 'Fede'];
function newSheet(): Sheet {
  const duels: Duel[] = [];
  for (const [at, home] of players.entries()) {
    for (const away of players.slice(at + 1)) {
      const round = (at + players.indexOf(away)) % 5;
      duels.push({
        name: `${home}-${away}`,
        code: `E-${duels.length}`,
        round,
        home,
        away,
        score: null,
      });
    }
  }
  const nicks = Object.fromEntries(players.map((player) => [player, player]));
  return { duels, nicks, isPublished: true, isPastedTwice: false };
}

function seasonIn({ duels, nicks, isPublished, isPastedTwice }: Sheet) {
  const lines: string[] = [];
  for (const round of isPublished ? [0, 1, 2, 3, 4] : []) {
    lines.push(`,Fecha ${round + 1},,,,,`);
    for (const duel of duels.filter((one) => one.round === round)) {
      const { code, home, away, score } = duel;
      lines.push([code, nicks[home], score ?? ',', nicks[away], '', ''].join());
    }
  }
  const text = (isPastedTwice ? [...lines, ...lines] : lines).join('\n');
  const erased = eraseNames({ ...files, sources: new Map([[sheetName, text]]) });
  return seasonOf({ primera: erased.sources.get(sheetName)?.split('\n') ?? [] });
}

/** The result of a duel as its name has the players. */
function resultOf({ name, home, score }: Duel): string {
  if (!score) return 'sin resultado';
  return (name.startsWith(home) ? score : score.toReversed()).join(' - ');
}

type Act = (sheet: Sheet, pick: Pick) => void;
const scores = [
  [2, 0],
  [2, 1],
  [1, 2],
  [0, 2],
] as const;
const onDuel =
  (isMeant: (duel: Duel) => boolean, change: (duel: Duel, pick: Pick) => void): Act =>
  ({ duels }, pick) => {
    const meant = duels.filter(isMeant);
    if (meant.length > 0) change(pick(meant), pick);
  };
const isPlayed = ({ score }: Duel): boolean => score !== null;
const typing = onDuel(
  (duel) => !isPlayed(duel),
  (duel, pick) => {
    duel.score = pick(scores);
  },
);
const acts: Record<string, Act> = {
  'a result': typing,
  'a result of another duel': typing,
  'another result': onDuel(isPlayed, (duel, pick) => {
    duel.score = pick(scores);
  }),
  'a result taken away': onDuel(isPlayed, (duel) => {
    duel.score = null;
  }),
  'sides swapped': onDuel(
    () => true,
    (duel) => {
      const { home, away, score } = duel;
      Object.assign(duel, { home: away, away: home, score: score && [score[1], score[0]] });
    },
  ),
  'a duel moved': onDuel(
    () => true,
    (duel, pick) => {
      duel.round = pick([0, 1, 2, 3, 4]);
    },
  ),
  'a row deleted': ({ duels }, pick) => {
    if (duels.length > 8) duels.splice(duels.indexOf(pick(duels)), 1);
  },
  'codes numbered anew': ({ duels }, pick) => {
    const first = pick([0, 1, 50]);
    for (const [at, duel] of duels.entries()) duel.code = `E-${first + at}`;
  },
  'a player renamed': ({ duels, nicks, isPublished }, pick) => {
    const player = pick(players);
    const own = duels.filter(({ home, away }) => home === player || away === player);
    if (isPublished && own.length > 1 && own.some(isPlayed)) nicks[player] = `${nicks[player]}x`;
  },
  'pasted twice, or no longer': (sheet) => {
    sheet.isPastedTwice = !sheet.isPastedTwice;
  },
  'closed, or open again': (sheet) => {
    sheet.isPublished = !sheet.isPublished;
  },
};

/** The player of a nick or pseudonym: who is renamed gets an «x» more. */
const playerOf = (nick: string): string => nick.replace(/x*(_erased)?$/, '');

/** What was online of a duel, oldest first. */
type Timeline = { since: number; result: string }[];

const hourMs = 3_600_000;

/** Results that were online for a day and are not what the duel says now. */
function wrongResults(timeline: Timeline): Set<string> {
  const now = timeline.at(-1)?.result;
  const wrong = new Set<string>();
  for (const [at, { since, result }] of timeline.entries()) {
    const end = timeline[at + 1]?.since ?? since;
    const isResult = /\d/.test(result);
    if (isResult && end - since >= 24 * hourMs && result !== now) wrong.add(result);
  }
  return wrong;
}

test.each([1, 2, 3, 4])('the corrections are true and whole after 300 acts, %d', (number) => {
  const pick = pickerOf(Number(process.env['SEED'] ?? 42) * 10 + number);
  const log: string[] = [];
  onTestFailed(() => console.log(log.slice(-40).join('\n')));
  let sheet = newSheet();
  let online = structuredClone(sheet);
  let onlineSeason = seasonIn(online);
  let texts: { corrections: string | null; results: string | null } = {
    corrections: null,
    results: null,
  };
  let at = Date.UTC(2026, 10, 1, 12);
  const past: Sheet[] = [];
  const timelines = new Map<string, Timeline>();

  const publish = (next: Sheet): void => {
    const season = seasonIn(next);
    texts = followResults(texts, onlineSeason, season, new Date(at));
    onlineSeason = season;
    online = structuredClone(next);
    past.push(online);
    if (!next.isPublished) return;
    for (const name of newSheet().duels.map((duel) => duel.name)) {
      const duel = next.duels.find((one) => one.name === name);
      const result = duel ? resultOf(duel) : 'ya no figura';
      const timeline = timelines.get(name) ?? [];
      if (timeline.at(-1)?.result !== result) timeline.push({ since: at, result });
      timelines.set(name, timeline);
    }
  };

  publish(sheet);
  for (let act = 0; act < Number(process.env['ACTS'] ?? 300); act++) {
    at += pick([1, 2, 5, 13, 30, 80]) * hourMs;
    const name = pick([...Object.keys(acts), 'undo', 'a stale copy', 'gone back', 'erased']);
    log.push(`${new Date(at).toISOString().slice(0, 16)} ${name}`);
    if (name === 'undo') {
      sheet = structuredClone(past.at(-2) ?? sheet);
    } else if (name === 'a stale copy') {
      const copies = past.slice(-3).filter(({ nicks }) => isDeepStrictEqual(nicks, sheet.nicks));
      publish(pick(copies));
      at += hourMs;
    } else if (name === 'gone back') {
      // The earlier data is held for a while; the next run compares with it.
      onlineSeason = seasonIn(pick(past.slice(-6)));
      at += pick([2, 60]) * hourMs;
    } else if (name === 'erased') {
      const nick = sheet.nicks[pick(players)] ?? '';
      nicks.erased = { ...nicks.erased, [nick]: `${nick}_erased` };
      texts = eraseNames({ ...files, ...texts });
      onlineSeason = seasonIn(online);
    } else acts[name]?.(sheet, pick);
    publish(sheet);
  }
  sheet.isPublished = true;
  at += hourMs;
  publish(sheet);

  const lines = readHistory(correctionsFile, texts.corrections).rows;
  expect(lines.filter(({ change }) => change === 'jugador')).toEqual([]);
  for (const [name, timeline] of timelines) {
    const [first = '', second = ''] = name.split('-');
    const own = lines.filter(
      ({ home, away }) => [home, away].map(playerOf).toSorted().join() === [first, second].join(),
    );
    const said = (line: Correction, value: string): string =>
      playerOf(line.home) === first ? value : turnedResult(value);
    const now = timeline.at(-1)?.result;
    const wrong = new Set(own.map((line) => said(line, line.before)));
    const isWrong = (result: string): boolean => /\d/.test(result) && result !== now;
    expect([...wrong].filter(isWrong).toSorted(), name).toEqual(
      [...wrongResults(timeline)].toSorted(),
    );
    const last = own.at(-1);
    if (last) expect(said(last, last.after), name).toBe(now);
  }
});
