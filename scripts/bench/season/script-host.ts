/** Google's side: the community's spreadsheet, and its script called each five minutes. */
import type { Dialog } from '../../../src/apps-script/menu.ts';
import { look } from '../../../src/apps-script/look.ts';
import type { Answer, Request, Services, Tab } from '../../../src/apps-script/services.ts';
import { sha256 } from '../../../src/snapshot/manifest.ts';
import { sheetNames } from '../../../src/sources/catalog.ts';
import { gidOf, type Actions } from './actions.ts';
import { minute, type Clock } from './clock.ts';
import type { Upstream } from './outages.ts';
import type { Pages } from './pages.ts';
import type { Random } from './random.ts';
import type { World } from './world.ts';

export interface Mail {
  at: number;
  subject: string;
  body: string;
}

export class ScriptHost {
  readonly mails: Mail[] = [];
  readonly tables = new Map<string, string[][]>();
  looks = 0;
  fetches = 0;
  asked = 0;
  longestMemory = 0;
  /** What happens when the season's button is pressed. */
  onSeason: (inputs: Record<string, string>) => void = () => undefined;
  readonly services: Services;
  #clock: Clock;
  #random: Random;
  #isOut: (upstream: Upstream) => boolean;

  constructor(
    clock: Clock,
    random: Random,
    {
      world,
      pages,
      actions,
      isOut,
    }: { world: World; pages: Pages; actions: Actions; isOut: (upstream: Upstream) => boolean },
  ) {
    this.#clock = clock;
    this.#random = random;
    this.#isOut = isOut;
    const digests = new Map<string, string>();
    const properties = new Map([
      ['SITIO', 'https://ejemplo.org'],
      ['REPOSITORIO', 'comunidad/sitio'],
      ['TOKEN', 'secreto'],
      ['AVISAR_A', 'ana@example.com'],
    ]);

    const github = (url: string, { method, payload }: Request): Answer | null => {
      if (isOut('api')) return { status: 503, text: '' };
      if (method === 'post') {
        const { inputs } = JSON.parse(payload ?? '') as { inputs: Record<string, string> };
        if (url.includes('season.yml')) this.onSeason(inputs);
        else actions.start('publish', inputs);
        this.asked++;
        return { status: 204, text: '' };
      }
      const workflow_runs = actions.runs
        .slice(-30)
        .toReversed()
        .map(({ workflow, begun, ended, conclusion }) => ({
          path: `.github/workflows/${workflow}.yml`,
          status: ended === null ? 'in_progress' : 'completed',
          conclusion,
          run_started_at: new Date(begun).toISOString(),
          updated_at: new Date(ended ?? begun).toISOString(),
          html_url: 'https://github.com/comunidad/sitio/actions/runs/1',
        }));
      return { status: 200, text: JSON.stringify({ workflow_runs }) };
    };

    this.services = {
      now: () => new Date(clock.now),
      setting: (name) => properties.get(name) ?? '',
      store: (name, value) => {
        properties.set(name, value);
        this.longestMemory = Math.max(this.longestMemory, Buffer.byteLength(value));
      },
      tabs: () =>
        sheetNames.map((name): Tab => ({
          gid: gidOf(name),
          title: name,
          rows: () => world.rows(name),
        })),
      sha256: (text) => {
        const digest = digests.get(text) ?? sha256(text);
        digests.set(text, digest);
        return digest;
      },
      fetch: (url, request) => {
        this.fetches++;
        if (url.startsWith('https://api.github.com/')) return github(url, request);
        if (pages.isSilent || !pages.online) return null;
        return { status: 200, text: JSON.stringify(pages.online.publication) };
      },
      mail: (_, subject, body) => {
        this.mails.push({ at: clock.now, subject: subject.replace('ejemplo.org: ', ''), body });
      },
      write: (tab, rows) => {
        this.tables.set(tab, rows);
      },
      log: () => undefined,
      format: (moment) => moment.toISOString(),
    };
  }

  start(): void {
    const tick = (): void => {
      this.#clock.in(5 * minute + this.#random.between(-20, 20) * 1000, tick);
      if (this.#isOut('script')) return;
      this.looks++;
      look(this.services);
    };
    tick();
  }

  /** Somebody who answers the menu's prompts with these, and confirms. */
  answering(...answers: string[]): Dialog {
    return { say: () => undefined, ask: () => answers.shift() ?? null, confirm: () => true };
  }
}
