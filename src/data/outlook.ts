/** Outlooks of the running season's groups. */
import { matchesOf, type Division, type Group, type Match, type Season } from '../season/model.ts';
import { groupOutlook, rulesOf } from '../season/outlook.ts';
import type { StakedGroup } from '../season/stakes.ts';

/** Outlook of each player of a group. Null if it cannot be foreseen. */
export const outlookOf = (
  division: Pick<Division, 'config' | 'competition'>,
  { standings, stage }: Group,
) => groupOutlook(standings, matchesOf(stage), rulesOf(division));

/** The division and group whose table counts a duel. Null for a playoff or a bracket. */
export function stakedGroupOf(
  { stage }: Match,
  { divisions }: Season,
): { config: Division['config']; group: StakedGroup } | null {
  const division = divisions.find(({ config }) => config.id === stage.division?.id);
  const group = division?.groups.find(({ id }) => id === stage.group);
  if (!division || !group) return null;
  const { config } = division;
  const { standings } = group;
  return { config, group: { standings, duels: matchesOf(group.stage), rules: rulesOf(division) } };
}
