/** What players of the running league can still reach, by its rules. */
import { matchesOf, type Division, type Group, type Match, type Season } from '../season/model.ts';
import { groupOutlook, rulesOf } from '../season/outlook.ts';
import type { StakedGroup } from '../season/stakes.ts';

/** Of each row of a group's table; null where it cannot be foreseen. */
export const outlookOf = (
  division: Pick<Division, 'config' | 'competition'>,
  { standings, stage }: Group,
) => groupOutlook(standings, matchesOf(stage), rulesOf(division));

/** The division and the group whose table a duel counts for; null for what is played outside of groups. */
export function stakedGroupOf(
  { stage }: Match,
  { divisions }: Season,
): { config: Division['config']; group: StakedGroup } | null {
  const division = divisions.find(({ config }) => config.id === stage.division?.id);
  const own = division?.groups.find(({ id }) => id === stage.group);
  if (!division || !own) return null;
  const { config } = division;
  const { standings } = own;
  return { config, group: { standings, duels: matchesOf(own.stage), rules: rulesOf(division) } };
}
