/** The environment of this build, read once, so that all pages agree. */
import { readEnvironment } from '../config/environment.ts';

export const environment = readEnvironment(process.env);
