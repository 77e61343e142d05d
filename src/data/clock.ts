/** The build's clock: every page of a build is of the same moment. */
import { calendarDate } from '../domain/time.ts';
import { environment } from './environment.ts';

export const { now: builtAt } = environment;

/** Its day, where the community is. */
export const today = calendarDate(builtAt);
