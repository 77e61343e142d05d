/** What players of the running league can still reach, by its rules. */
import { site, type DivisionConfig } from '../config/site.ts';
import { matchesOf, type Group, type Match, type Season } from '../season/model.ts';
import { groupOutlook, type GroupRules } from '../season/outlook.ts';
import type { StakedGroup } from '../season/stakes.ts';

/** Games that win a duel. */
export const gamesToWin = site.league?.gamesToWin ?? 1;

export const rulesOf = ({ zones }: Pick<DivisionConfig, 'zones'>): GroupRules => ({
  zones,
  gamesToWin,
});

/** Of each row of a group's table; null where it cannot be foreseen. */
export const outlookOf = (division: DivisionConfig, { standings, stage }: Group) =>
  groupOutlook(standings, matchesOf(stage), rulesOf(division));

/** The division and the group whose table a duel counts for; null for what is played outside of groups. */
export function stakedGroupOf(
  { stage }: Match,
  { divisions }: Season,
): { config: DivisionConfig; group: StakedGroup } | null {
  const division = divisions.find(({ config }) => config.id === stage.division?.id);
  const own = division?.groups.find(({ id }) => id === stage.group);
  if (!division || !own) return null;
  const { config } = division;
  const { standings } = own;
  return { config, group: { standings, duels: matchesOf(own.stage), rules: rulesOf(config) } };
}
