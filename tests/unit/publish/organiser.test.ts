/**
 * Random acts of an organiser, and a chat that believes each message. Every message has to be true when it is sent, no
 * result may be sent twice, and none may be missing at the end. `ACTS=2000` tries more, `SEED=20261124` other acts.
 */
import { text as textOf } from 'node:stream/consumers';
import { expect, onTestFailed, test } from 'vitest';
import { takeChats, notifyChats, type Posts } from '../../../src/publish/posts.ts';
import type { Season } from '../../../src/season/model.ts';
import { pickerOf, type Pick } from '../../mistakes/picker.ts';
import { seasonOf } from '../season/season.ts';
import { quickRetries, serve } from '../sources/fetch/loopback.ts';

interface Duel {
  code: string;
  home: string;
  away: string;
  score: readonly [number, number] | null;
}
type Rounds = { title: string; duels: Duel[] }[];
/** Content of the sheets. */
interface State {
  edition: number;
  isPublished: boolean;
  /** How many times the rows are repeated in the sheet. */
  copies: number;
  stages: Record<'primera' | 'segundaA' | 'cup', Rounds>;
}

const players = ['Ana', 'Beto', 'Caro', 'Dani', 'Eva', 'Fede'];
/** A round robin, with duel codes counted from a number. */
function roundsOf(nicks: readonly string[], title: string, from: number): Rounds {
  const [first = '', ...others] = nicks;
  return others.map((_, round) => {
    const turned = [first, ...others.slice(round), ...others.slice(0, round)];
    const duels = turned.slice(0, nicks.length / 2).map((home, at): Duel => {
      const code = `D-${from + round * 10 + at}`;
      return { code, home, away: turned.at(-1 - at) ?? '', score: null };
    });
    return { title: `${title} ${round + 1}`, duels };
  });
}
/** New sheets: in the league's first group all meet twice, and also in the cup's only round. */
function newState(edition: number): State {
  const twice = [...roundsOf(players, 'Fecha', 1), ...roundsOf(players, 'Fecha Vuelta', 100)];
  const cup = structuredClone(twice).flatMap(({ duels }) => duels);
  const stages = {
    primera: twice,
    segundaA: roundsOf(['Gabi', 'Hugo', 'Ines', 'Juan'], 'Fecha', 1),
    cup: [{ title: '4tos de Final', duels: cup }],
  };
  return { edition, isPublished: true, copies: 1, stages };
}
const roundsIn = ({ stages }: State): Rounds => Object.values(stages).flat();
const duelsIn = (state: State): Duel[] => roundsIn(state).flatMap(({ duels }) => duels);

/** A result in a form that is equal for messages and sheets, whichever side each player is on. */
const fact = (place: string, ...sides: [nick: string, games: number | string][]): string =>
  [place, ...sides.map(([nick, games]) => `${nick.toLowerCase()} ${games}`).toSorted()].join();

const places = { primera: 'Primera', segundaA: 'Segunda · Grupo A', cup: 'Copa' };
function factsOf({ stages, isPublished }: State): string[] {
  return Object.entries(isPublished ? stages : {}).flatMap(([name, rounds]) =>
    rounds.flatMap(({ duels }) =>
      duels.flatMap(({ home, away, score }) =>
        score ? fact(places[name as 'cup'], [home, score[0]], [away, score[1]]) : [],
      ),
    ),
  );
}

function seasonIn({ stages, copies, isPublished, edition }: State): Season {
  const sheets = Object.entries(isPublished ? stages : {}).map(([name, rounds]) => {
    const lines = rounds.flatMap(({ title, duels }) => [
      `,${title},,,,,`,
      ...duels.map(({ code, home, away, score }) =>
        [code, home, score ?? ',', away, '', ''].join(),
      ),
    ]);
    return [name, Array<string[]>(copies).fill(lines).flat()];
  });
  const season = seasonOf(Object.fromEntries(sheets) as object);
  for (const stage of season.stages) {
    stage.competition = { ...stage.competition, edition: `${edition}ª` };
  }
  return season;
}

const scores = ['2-0', '2-1', '1-2', '0-2'].map(
  (text) => text.split('-').map(Number) as [number, number],
);
const isPlayed = ({ score }: Duel): boolean => score !== null;

/** An act on the sheets. It does nothing when the sheets have nothing to act on. */
type Act = (state: State, pick: Pick) => void;
const setting =
  (changes: Partial<State>): Act =>
  (state) =>
    void Object.assign(state, changes);
const onDuel =
  (
    which: (duel: Duel) => boolean,
    act: (duel: Duel, pick: Pick, state: State) => Partial<Duel>,
  ): Act =>
  (state, pick) => {
    const duels = duelsIn(state).filter(which);
    const duel = duels.length > 0 ? pick(duels) : null;
    if (duel) Object.assign(duel, act(duel, pick, state));
  };
const typed = onDuel(
  (duel) => !isPlayed(duel),
  (_, pick) => ({ score: pick(scores) }),
);
const acts: Record<string, Act> = {
  ...Object.fromEntries([1, 2, 3, 4, 5].map((number) => [`a result ${number}`, typed])),
  'another result': onDuel(isPlayed, (_, pick) => ({ score: pick(scores) })),
  'a result withdrawn': onDuel(isPlayed, () => ({ score: null })),
  'a result in the wrong row': onDuel(isPlayed, ({ score }, pick, state) => {
    const other = pick(duelsIn(state));
    const before = other.score;
    other.score = score;
    return { score: before };
  }),
  'sides that change places': onDuel(
    () => true,
    ({ home, away, score }) => ({ home: away, away: home, score: score && [score[1], score[0]] }),
  ),
  'a player mended': onDuel(isPlayed, ({ home, away }, pick) => ({
    away: pick([...players, 'Gabi', 'Hugo'].filter((nick) => nick !== home && nick !== away)),
  })),
  'a nick in capitals': (state, pick) => {
    const { home: nick } = pick(duelsIn(state));
    for (const duel of duelsIn(state)) {
      if (duel.home === nick) duel.home = nick.toUpperCase();
      if (duel.away === nick) duel.away = nick.toUpperCase();
    }
  },
  'codes numbered anew': (state, pick) => {
    const from = pick([1, 7, 500]);
    for (const [at, duel] of duelsIn(state).entries()) duel.code = `N-${from + at}`;
  },
  'rows in another order': (state, pick) => {
    for (const round of roundsIn(state))
      round.duels.unshift(...round.duels.splice(pick([0, 1, 2])));
  },
  'a row in another round': ({ stages }, pick) => {
    const stage = pick([stages.primera, stages.segundaA]);
    const [from, to] = [pick(stage), pick(stage)];
    if (from.duels.length > 1) to.duels.push(...from.duels.splice(0, 1));
  },
  'a title in capitals': (state, pick) => {
    const round = pick(roundsIn(state));
    round.title = round.title.toUpperCase();
  },
  'pasted twice': setting({ copies: 2 }),
  'pasting undone': setting({ copies: 1 }),
  'a season closed, its sheets not published': setting({ isPublished: false }),
  'closing undone': setting({ isPublished: true }),
  'a new season': (state, pick) => {
    if (pick([0, 0, 1]) === 1) Object.assign(state, newState(state.edition + 1));
  },
};

const messageLine =
  /^(?<gone>Se retiró el resultado: )?(?:Corrección: )?(?<said>.*?)(?:, antes (?<before>.*))? \((?<place>.*), .*\)$/;

/** Applies a line of a message to what the chat believes. The line has to agree with these facts. */
function hear(facts: readonly string[], line: string, truths: readonly string[][]): string[] {
  const { gone, said = '', before, place = '' } = messageLine.exec(line)?.groups ?? {};
  const read = (text: string): string => {
    const whole = /^\d - \d$/.test(text) ? said.replace(/\d - \d/, text) : text;
    const [, home = '', h = '', a = '', away = ''] = /^(\S+) (\d) - (\d) (\S+)$/.exec(whole) ?? [];
    return fact(place, [home, h], [away, a]);
  };
  const [now, isWrong] = [read(said), gone !== undefined || before !== undefined];
  const left = [...facts];
  if (isWrong) {
    const wrong = read(before ?? said);
    expect(left, `«${line}» was never told`).toContain(wrong);
    left.splice(left.indexOf(wrong), 1);
  }
  const timesIn = (all: readonly string[]): number => all.filter((one) => one === now).length;
  const isMissing = truths.map((truth) => timesIn(left) < timesIn(truth));
  expect(isMissing, line).toEqual(truths.map(() => gone === undefined));
  return gone === undefined ? [...left, now] : left;
}

test.each([1, 2, 3, 4])('acts of an organiser, %d', { timeout: 600_000 }, async (number) => {
  const pick = pickerOf(Number(process.env['SEED'] ?? 42) * 10 + number);
  const log: string[] = [];
  const messages: string[] = [];
  onTestFailed(() => console.log(log.slice(-12).join('\n')));
  let state = newState(1);
  let directory = structuredClone(state);
  let online = directory;
  let past: State[] = [];
  let [isHeld, isDown] = [false, false];
  let posts: Posts = {};
  let facts: string[] = [];
  const { url } = await serve((request, response) => {
    void textOf(request).then((body) => {
      if (!isDown) messages.push((JSON.parse(body) as { text: string }).text);
      response.writeHead(isDown ? 503 : 200).end();
    });
  });
  const chats = takeChats({ TELEGRAM_TOKEN: 'x' }).map((chat) => ({
    ...chat,
    url,
    maxLength: Infinity,
  }));
  const retryPolicy = { ...quickRetries, attempts: 1 };
  const chatOptions = { chats, address: 'https://s.example', retryPolicy };

  /** Runs a publication as rebuild.ts does. */
  const run = async (deploys = true): Promise<void> => {
    const next = isHeld ? directory : structuredClone(state);
    if (!isHeld && online === directory) {
      const seasons = { online: seasonIn(online), now: seasonIn(next) };
      const told = await notifyChats(chatOptions, posts, seasons);
      posts = JSON.parse(JSON.stringify(told.posts)) as Posts;
      for (const message of messages.splice(0)) {
        log.push(message);
        for (const line of message.split('\n\n')[1]?.split('\n') ?? []) {
          facts = hear(facts, line, [factsOf(online), factsOf(next)]);
        }
      }
    }
    if (next.edition !== directory.edition) [facts, past] = [[], []];
    directory = next;
    past.push(next);
    if (deploys) online = directory;
  };
  await run();
  for (let act = 0; act < Number(process.env['ACTS'] ?? 200); act++) {
    const name = pick(Object.keys(acts));
    log.push(name);
    acts[name]?.(state, pick);
    // Several acts may be published together, the chat may not answer, and a deployment may fail.
    if (pick([true, true, false])) {
      isDown = pick([false, false, false, true]);
      await run(pick([true, true, true, false]));
    }
    // Goes back to an earlier snapshot or releases it; the sheets may go back, too.
    if (isHeld || pick(Array.from({ length: 25 }, (_, index) => index === 0))) {
      isHeld = !isHeld;
      if (isHeld) directory = pick(past);
      if (isHeld && pick([true, false])) state = structuredClone(directory);
      await run();
    }
  }
  [isHeld, isDown] = [false, false];
  state.isPublished = true;
  for (let quiet = 0; quiet < 3; quiet++) await run();
  expect(facts.toSorted()).toEqual(factsOf(state).toSorted());
});
