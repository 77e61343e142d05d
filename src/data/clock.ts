/** The build's clock. All pages of a build share one moment. */
import { calendarDate } from '../lib/time.ts';
import { environment } from './environment.ts';

export const { now: builtAt } = environment;

/** Day of the build in the community's time zone. */
export const today = calendarDate(builtAt);
