/** What players of the running league can still reach, by its rules. */
import { site, type DivisionConfig } from '../config/site.ts';
import { matchesOf, type Group } from '../season/model.ts';
import { groupOutlook, type GroupRules } from '../season/outlook.ts';

/** Games that win a duel. */
export const gamesToWin = site.league?.gamesToWin ?? 1;

export const rulesOf = ({ zones }: Pick<DivisionConfig, 'zones'>): GroupRules => ({
  zones,
  gamesToWin,
});

/** Of each row of a group's table; null where it cannot be foreseen. */
export const outlookOf = (division: DivisionConfig, { standings, stage }: Group) =>
  groupOutlook(standings, matchesOf(stage), rulesOf(division));
