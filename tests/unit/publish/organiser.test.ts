/**
 * What an organiser does at random, and a group that believes each message: true when it is sent, none twice,
 * none missing at the end. `ACTS=2000` tries so many, `SEED=20261124` others.
 */
import { text as textOf } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { takeGroups, tellGroups, type Posts } from '../../../src/publish/posts.ts';
import type { Season } from '../../../src/season/model.ts';
import { pickerOf, type Pick } from '../../fixtures/picker.ts';
import { seasonOf } from '../season/season.ts';
import { quickRetries, serve } from '../sources/loopback.ts';

interface Duel {
  code: string;
  home: string;
  away: string;
  score: readonly [number, number] | null;
}
type Stage = { title: string; duels: Duel[] }[];
/** What the sheets say. */
interface State {
  edition: number;
  isPublished: boolean;
  /** How often the rows stand in the sheet. */
  copies: number;
  stages: { primera: Stage; segundaA: Stage; cup: Stage };
}

const players = ['Ana', 'Beto', 'Caro', 'Dani', 'Eva', 'Fede'];
/** Rounds in which all meet once, numbered from a code on. */
function roundsOf(nicks: readonly string[], words: string, from: number): Stage {
  const [first = '', ...others] = nicks;
  return others.map((_, round) => {
    const turned = [first, ...others.slice(round), ...others.slice(0, round)];
    const duels = turned.slice(0, nicks.length / 2).map((home, at): Duel => {
      const code = `${words.charAt(0)}-${from + round * 10 + at}`;
      return { code, home, away: turned.at(-1 - at) ?? '', score: null };
    });
    return { title: `${words} ${round + 1}`, duels };
  });
}
const newState = (edition: number): State => ({
  edition,
  isPublished: true,
  copies: 1,
  stages: {
    // All meet twice; in the cup's rounds some pairs do.
    primera: [
      ...roundsOf(players, 'Fecha', 1),
      ...roundsOf(players.toReversed(), 'Fecha Vuelta', 100),
    ],
    segundaA: roundsOf(['Gabi', 'Hugo', 'Ines', 'Juan'], 'Fecha', 1),
    cup: [
      {
        title: '4tos de Final',
        duels: [...roundsOf(players, 'Copa', 1), ...roundsOf(players, 'Copa', 90)]
          .slice(3, 7)
          .flatMap(({ duels }) => duels),
      },
    ],
  },
});

const stageNames = { primera: 'Primera', segundaA: 'Segunda · Grupo A', cup: 'Copa' };
const stagesOf = ({ stages }: State): Stage[] => Object.values(stages);
const duelsOf = (state: State): Duel[] =>
  stagesOf(state)
    .flat()
    .flatMap(({ duels }) => duels);

/** What a message and a sheet say alike, whichever side each player stands on. */
const fact = (place: string, ...sides: [nick: string, games: number | string][]): string =>
  [place, ...sides.map(([nick, games]) => `${nick.toLowerCase()} ${games}`).toSorted()].join(' / ');

function factsOf({ stages, isPublished }: State): string[] {
  return Object.entries(isPublished ? stages : {}).flatMap(([name, rounds]) =>
    rounds.flatMap(({ duels }) =>
      duels.flatMap(({ home, away, score }) =>
        score ? fact(stageNames[name as 'cup'], [home, score[0]], [away, score[1]]) : [],
      ),
    ),
  );
}

function seasonIn({ stages, copies, isPublished, edition }: State): Season {
  const sheets = Object.entries(isPublished ? stages : {}).map(([name, rounds]) => {
    const lines = rounds.flatMap(({ title, duels }) => [
      `,${title},,,,,`,
      ...duels.map(({ code, home, away, score }) =>
        [code, home, score?.[0], score?.[1], away, '', ''].join(),
      ),
    ]);
    return [name, Array.from({ length: copies }, () => lines).flat()];
  });
  const season = seasonOf(Object.fromEntries(sheets) as object);
  for (const stage of season.stages) stage.edition = `${edition}ª`;
  return season;
}

const scores = [
  [2, 0],
  [2, 1],
  [1, 2],
  [0, 2],
] as const;
const isPlayed = ({ score }: Duel): boolean => score !== null;

/** An act on the sheets; it does nothing where there is nothing to do it to. */
type Act = (state: State, pick: Pick) => void;
const onDuel =
  (which: (duel: Duel) => boolean, act: (duel: Duel, pick: Pick, state: State) => void): Act =>
  (state, pick) => {
    const duels = duelsOf(state).filter(which);
    if (duels.length > 0) act(pick(duels), pick, state);
  };
const type: Act = onDuel(
  (duel) => !isPlayed(duel),
  (duel, pick) => {
    duel.score = pick(scores);
  },
);
const acts: Record<string, Act> = {
  ...Object.fromEntries([1, 2, 3, 4, 5].map((number) => [`a result ${number}`, type])),
  'another result': onDuel(isPlayed, (duel, pick) => {
    duel.score = pick(scores);
  }),
  'a result withdrawn': onDuel(isPlayed, (duel) => {
    duel.score = null;
  }),
  'a result in the wrong row': onDuel(isPlayed, (duel, pick, state) => {
    const other = pick(duelsOf(state));
    [duel.score, other.score] = [other.score, duel.score];
  }),
  'sides that change places': onDuel(
    () => true,
    (duel) => {
      const [home, away] = duel.score ?? [];
      Object.assign(duel, { home: duel.away, away: duel.home });
      if (home !== undefined && away !== undefined) duel.score = [away, home];
    },
  ),
  'a player mended': onDuel(isPlayed, (duel, pick) => {
    const others = [...players, 'Gabi', 'Hugo'].filter(
      (nick) => ![duel.home, duel.away].includes(nick),
    );
    duel.away = pick(others);
  }),
  'a nick in capitals': onDuel(
    () => true,
    ({ home }, _, state) => {
      for (const duel of duelsOf(state)) {
        if (duel.home === home) duel.home = home.toUpperCase();
        if (duel.away === home) duel.away = home.toUpperCase();
      }
    },
  ),
  'codes numbered anew': (state, pick) => {
    const from = pick([1, 7, 500]);
    duelsOf(state).forEach((duel, at) => {
      duel.code = `N-${from + at}`;
    });
  },
  'rows in another order': (state, pick) => {
    for (const round of stagesOf(state).flat()) {
      const at = pick(round.duels.map((_, index) => index));
      round.duels = [...round.duels.slice(at), ...round.duels.slice(0, at)];
    }
  },
  'a row in another round': ({ stages }, pick) => {
    const stage = pick([stages.primera, stages.segundaA]);
    const [from, to] = [pick(stage), pick(stage)];
    const duel = from.duels.length > 1 ? from.duels.shift() : undefined;
    if (duel) to.duels.push(duel);
  },
  'a title in capitals': (state, pick) => {
    const round = pick(stagesOf(state).flat());
    round.title = round.title.toUpperCase();
  },
  'pasted twice': (state) => {
    state.copies = 2;
  },
  'pasting undone': (state) => {
    state.copies = 1;
  },
  'a season closed, its sheets not published': (state) => {
    state.isPublished = false;
  },
  'closing undone': (state) => {
    state.isPublished = true;
  },
  'a new season': (state, pick) => {
    if (pick([0, 0, 1]) === 1) Object.assign(state, newState(state.edition + 1));
  },
};

/** What a group believes, after its messages. */
function startBeliefs() {
  let facts: string[] = [];
  const take = (gone: string, message: string): void => {
    expect(facts, `«${message}» was never told`).toContain(gone);
    facts = facts.toSpliced(facts.indexOf(gone), 1);
  };
  /** Believes the lines of a message; each has to be true of these two. */
  const hear = (message: string, truths: readonly string[][]): void => {
    const lines = message.split('\n\n')[1]?.split('\n') ?? [];
    for (const line of lines) {
      const [, withdrawn, said = '', before, place = ''] =
        /^(Se retiró el resultado: )?(?:Corrección: )?(.*?)(?:, antes (.*))? \((.*), .*\)$/.exec(
          line,
        ) ?? [];
      const read = (text: string): string => {
        const whole = /^\d - \d$/.test(text) ? said.replace(/\d - \d/, text) : text;
        const [, home = '', h = '', a = '', away = ''] =
          /^(\S+) (\d) - (\d) (\S+)$/.exec(whole) ?? [];
        return fact(place, [home, h], [away, a]);
      };
      if (withdrawn !== undefined || before !== undefined) take(read(before ?? said), line);
      const told = facts.filter((one) => one === read(said)).length;
      for (const truth of truths) {
        const times = truth.filter((one) => one === read(said)).length;
        expect(told < times, `«${line}» is ${times} times true, and was told ${told} times`).toBe(
          withdrawn === undefined,
        );
      }
      if (withdrawn === undefined) facts.push(read(said));
    }
  };
  return {
    hear,
    facts: () => facts.toSorted(),
    forget: () => {
      facts = [];
    },
  };
}

test.each([1, 2, 3, 4])('acts of an organiser, %d', { timeout: 600_000 }, async (number) => {
  const pick = pickerOf(Number(process.env['SEED'] ?? 42) * 10 + number);
  let state = newState(1);
  const copyOf = (one: State): State => structuredClone(one);
  let [directory, online] = [copyOf(state), copyOf(state)];
  let past: State[] = [];
  let [isHeld, isDown] = [false, false];
  let posts: Posts = {};
  const log: string[] = [];
  const group = startBeliefs();
  const messages: string[] = [];
  const { url } = await serve((request, response) => {
    void textOf(request).then((body) => {
      if (!isDown) messages.push((JSON.parse(body) as { text: string }).text);
      response.writeHead(isDown ? 503 : 200).end();
    });
  });
  const groups = takeGroups({ TELEGRAM_TOKEN: 'x' }).map((one) => ({
    ...one,
    url,
    atMost: Infinity,
  }));
  const telling = {
    groups,
    address: 'https://s.example',
    retryPolicy: { ...quickRetries, attempts: 1 },
  };

  /** A run of the publication, as rebuild.ts does it. */
  const run = async (deploys = true): Promise<void> => {
    const next = isHeld ? directory : copyOf(state);
    if (!isHeld && online === directory) {
      posts = (await tellGroups(telling, posts, { online: seasonIn(online), now: seasonIn(next) }))
        .posts;
      posts = JSON.parse(JSON.stringify(posts)) as Posts;
      for (const message of messages.splice(0)) {
        log.push(message);
        group.hear(message, [factsOf(online), factsOf(next)]);
      }
    }
    if (next.edition !== directory.edition) {
      group.forget();
      past = [];
    }
    directory = next;
    past.push(next);
    if (deploys) online = directory;
  };
  try {
    online = directory;
    await run();
    for (let act = 0; act < Number(process.env['ACTS'] ?? 200); act++) {
      const name = pick(Object.keys(acts));
      log.push(name);
      acts[name]?.(state, pick);
      // Two acts in a row may be published together.
      if (pick([true, true, false])) {
        isDown = pick([false, false, false, true]);
        await run(pick([true, true, true, false]));
      }
      if (isHeld || pick(Array.from({ length: 25 }, (_, index) => index === 0))) {
        isHeld = !isHeld;
        if (isHeld) {
          directory = pick(past);
          log.push('back to an earlier snapshot');
          if (pick([true, false])) state = copyOf(directory);
        }
        await run();
      }
    }
    [isHeld, isDown] = [false, false];
    state.isPublished = true;
    for (let quiet = 0; quiet < 3; quiet++) await run();
    expect(group.facts()).toEqual(factsOf(state).toSorted());
  } catch (error) {
    console.log(log.slice(-12).join('\n'));
    throw error;
  }
});
