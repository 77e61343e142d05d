/** The build's clock: every page of a build is of the same moment. */
import { environment } from './environment.ts';

export const { now: builtAt } = environment;
