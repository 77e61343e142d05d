/** The line of the visitor's own card about the player's chances (docs/product.md, «Chances»). */
import { divisionPath, href } from '../config/addresses.ts';
import { competitionPath } from '../config/competitions.ts';
import { playerKey } from '../domain/player-key.ts';
import { changeOf, mainPercents, type MainPercents } from '../season/chances.ts';
import type { Stage } from '../season/model.ts';
import {
  chancesOf,
  chancesOfCup,
  cupChancesId,
  daysOf,
  earlierChances,
  trendPath,
} from './chances.ts';
import { once } from './once.ts';
import { season } from './season.ts';

/**
 * Part of a line: its text, its link, the moment of an hour in the text, the label of a text with signs for screen
 * readers, and an SVG path to draw behind the text (`trendPath`).
 */
export type Part = readonly [
  text: string,
  address?: string,
  hour?: string,
  label?: string,
  path?: string,
];

/** `Ascenso 41 %` with its path over the season, and `(▲ 6 desde ayer)` if it changed. Empty for a proven figure. */
function partsOf(
  name: string,
  percent: number | null,
  before: number | undefined,
  { address, trend }: { address: string; trend: string },
): Part[] {
  if (percent === null || percent === 0 || percent === 100) return [];
  const change = changeOf(before ?? percent, percent);
  const [sign, verb] = change > 0 ? ['▲', 'sube'] : ['▼', 'baja'];
  const since = `${Math.abs(change)}\u00a0desde\u00a0ayer`;
  return [
    [`${name} ${percent}\u00a0%`, address, '', '', trend],
    ...(change === 0 ? [] : [[`(${sign}\u00a0${since})`, '', '', `${verb} ${since}`] as const]),
  ];
}

/** A player's figures in a stage. Only figures with a name are shown. */
interface Figures {
  player: string;
  stage: Stage;
  percents: MainPercents;
  names: Partial<Record<keyof MainPercents, string>>;
  /** Address of the part of a page that explains the figures. */
  address: string;
}

/** Figures of all players: in groups promotion (or else the first place) and permanence, in knock-outs the title. */
async function allFigures(): Promise<Figures[]> {
  const { divisions, competitions } = await season();
  const figures: Figures[] = [];
  for (const division of divisions) {
    const { competition, config, groups } = division;
    const address = href(`${divisionPath(competition.id, config.id)}#${config.id}-puede`);
    const title = groups.length === 1 ? 'Título' : 'Primer puesto';
    for (const group of groups) {
      const { rows } = group.standings;
      for (const [index, line] of ((await chancesOf(division, group))?.lines ?? []).entries()) {
        if (rows[index]?.withdrawn) continue;
        const percents = mainPercents(line.percents, config.zones);
        const first = percents.promotion === null ? { title } : { promotion: 'Ascenso' };
        const names = { ...first, permanence: 'Permanencia' };
        figures.push({ player: line.player, stage: group.stage, percents, names, address });
      }
    }
  }
  for (const { bracket, config } of competitions) {
    const address = href(`${competitionPath(config.id)}#${cupChancesId}`);
    const names = { title: `Ganar ${config.article} ${config.shortName}` };
    const stage = bracket?.stage;
    for (const { player, percent } of (stage && (await chancesOfCup(stage)))?.lines ?? []) {
      const percents = { title: percent, promotion: null, permanence: null };
      if (stage) figures.push({ player, stage, percents, names, address });
    }
  }
  return figures;
}

/** Returns a function that finds a player's lines, one for each stage with a figure that is not proven. */
export const chancesOfPlayer = once(async () => {
  const earlierOf = await earlierChances();
  const figuresByKey = Map.groupBy(await allFigures(), ({ player }) => playerKey(player));
  return (nick: string): Part[][] => {
    const lines = (figuresByKey.get(playerKey(nick)) ?? []).map((figures) => {
      const { stage, percents, names, address } = figures;
      const rows = earlierOf(stage, nick);
      return (Object.keys(names) as (keyof MainPercents)[]).flatMap((figure) => {
        const before = daysOf(rows, figure);
        const percent = percents[figure];
        // A second small line beside that of the main figure would be too much.
        const trend = figure === 'permanence' ? '' : trendPath(before, percent ?? 0);
        return partsOf(names[figure] ?? '', percent, before.at(-1)?.percent, { address, trend });
      });
    });
    return lines.filter((line) => line.length > 0);
  };
});
