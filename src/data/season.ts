/** The running season: league and cup. */
import { running } from '../config/site.ts';
import { compareTexts } from '../domain/text.ts';
import type { CalendarDate } from '../domain/time.ts';
import { buildSeason } from '../season/build.ts';
import type { Competition, DailyDuel, Season } from '../season/model.ts';
import { demoShift, shiftRules } from '../snapshot/demo.ts';
import { builtAt } from './clock.ts';
import { environment } from './environment.ts';
import { once } from './once.ts';
import { snapshot } from './snapshot.ts';

/** The season of this build's snapshot. */
export const season = once(async (): Promise<Season> => {
  const days = environment.data === 'demo' ? demoShift(builtAt) : 0;
  const league = shiftRules(running.league, days);
  const cup = shiftRules(running.cup, days);
  return buildSeason({ league, cup }, await snapshot());
});

/** What a page for each division is made from: the last part of its address, and the division. */
export async function divisionPages() {
  const { divisions } = await season();
  return divisions.map((division) => ({
    params: { division: division.config.id },
    props: { division },
  }));
}

const moment = ({ date, time }: DailyDuel): string => `${date} ${time}`;

/** The daily duels from a day on, by day and hour; of one competition, or of both. */
export async function dailyDuelsSince(
  first: CalendarDate,
  only: Competition | null = null,
): Promise<DailyDuel[]> {
  const { daily } = await season();
  return daily
    .filter(({ date, competition }) => date >= first && (only ?? competition) === competition)
    .toSorted((a, b) => compareTexts(moment(a), moment(b)));
}
