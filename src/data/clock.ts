/** The build's clock: every page of a build is of the same moment. */
import { readEnvironment } from '../config/environment.ts';

export const { now: builtAt } = readEnvironment(process.env);
