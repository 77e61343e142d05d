/** Plays a season: who edits, what fails, an organiser who goes back, a league that ends and begins again. */
import { readFile } from 'node:fs/promises';
import * as menu from '../../../src/apps-script/menu.ts';
import { site } from '../../../src/config/site.ts';
import { planClosing } from '../../../src/seasons/close.ts';
import { sheetNames } from '../../../src/sources/catalog.ts';
import { Actions } from './actions.ts';
import { Clock, day, hour, minute } from './clock.ts';
import { Editors } from './editors.ts';
import { planOutages, type Outage, type Upstream } from './outages.ts';
import { Pages } from './pages.ts';
import { randomFrom } from './random.ts';
import { ScriptHost } from './script-host.ts';
import type { Window } from './verdict.ts';
import { isOfLeague, World } from './world.ts';

export interface Season {
  start: number;
  end: number;
  world: World;
  pages: Pages;
  actions: Actions;
  host: ScriptHost;
  editors: Editors;
  outages: Outage[];
  /** While the data is held, edits wait on purpose. */
  holds: Window[];
  /** Sheets of the season that were archived without their last edit. */
  lostFromArchive: string[];
}

/** @param passed Called after each day, with their number. */
export async function playSeason(
  { seed, days, work }: { seed: number; days: number; work: string },
  passed: (days: number) => void,
): Promise<Season> {
  const start = Date.parse('2026-03-01T03:00:00Z');
  const end = start + days * day;
  const random = randomFrom(seed);
  const clock = new Clock(start);
  const world = new World(clock, random.fork('world'));
  const pages = new Pages(clock, world);
  const outages = planOutages(random.fork('outages'), start + 3 * day, end - 3 * day);
  const isOut = (upstream: Upstream): boolean =>
    outages.some((one) => one.upstream === upstream && one.from <= clock.now && clock.now < one.to);
  const actions = new Actions(clock, random.fork('actions'), { world, pages, isOut, work });
  const host = new ScriptHost(clock, random.fork('script'), { world, pages, actions, isOut });
  const editors = new Editors(clock, random.fork('editors'), world, end - day);
  const holds: Window[] = [];
  const lostFromArchive: string[] = [];

  for (const { upstream, from, to } of outages) {
    if (upstream !== 'site') continue;
    clock.at(from, () => {
      pages.isSilent = true;
    });
    clock.at(to, () => {
      pages.isSilent = false;
    });
  }

  /** The first moment from this one with no outage near. */
  function quietMoment(from: number): number {
    const isQuiet = outages.every((one) => from < one.from - 8 * hour || from > one.to + 4 * hour);
    return isQuiet ? from : quietMoment(from + hour);
  }

  clock.at(quietMoment(start + 0.3 * days * day), () => {
    menu.goBack(host.services, host.answering(), host.tables.get('Publicaciones')?.[1] ?? null);
    holds.push({ from: clock.now, to: clock.now + 3.5 * hour });
    clock.in(3 * hour, () => {
      menu.release(host.services, host.answering());
    });
  });

  /** The job of season.yml, and somebody who accepts what it proposes. */
  async function closeLeague(): Promise<void> {
    const sheets = new Map<string, string>();
    for (const [name, fetched] of actions.fetched()) {
      if ('text' in fetched) sheets.set(name, fetched.text);
    }
    const request = { competitions: ['league'], id: '2026', names: {}, unfinished: true } as const;
    const texts = new Map([
      ['league.yaml', await readFile('src/content/demo/league.yaml', 'utf8')],
    ]);
    const data = { has: site, texts, sheets, existing: null, path: 'seasons/2026' };
    const { files } = planClosing(request, data);
    for (const name of sheetNames.filter((one) => isOfLeague(one) && !one.startsWith('duels'))) {
      const archived = files.get(`seasons/2026/sheets/${name}.csv`);
      if (archived !== world.current(name).text) lostFromArchive.push(name);
    }
    pages.archive(({ name }) => isOfLeague(name));
    world.isLeagueRead = false;
    actions.push('c0de-2');
  }

  function openLeague(): void {
    world.isLeagueRead = true;
    actions.season = '2ª temporada';
    actions.push('c0de-3');
  }

  host.onSeason = ({ step }) => {
    clock.in(5 * minute, step === 'abrir' ? openLeague : closeLeague);
  };
  const closing = quietMoment(start + 0.5 * days * day);
  const opening = quietMoment(closing + 0.08 * days * day);
  // The last results were an hour before; nobody edits from then on.
  clock.at(closing - hour, () => {
    world.isLeaguePlayed = false;
  });
  clock.at(closing, () => {
    menu.closeSeason(host.services, host.answering('liga', '2026', ''));
  });
  clock.at(opening - hour, () => {
    world.isLeaguePlayed = true;
    world.beginSeason();
  });
  clock.at(opening, () => {
    menu.openSeason(host.services, host.answering('liga', ''));
  });

  actions.start('publish');
  await clock.runUntil(start + hour);
  actions.startCron();
  host.start();
  editors.start();
  for (let count = 1; count <= days; count++) {
    await clock.runUntil(start + count * day);
    passed(count);
  }
  return { start, end, world, pages, actions, host, editors, outages, holds, lostFromArchive };
}
