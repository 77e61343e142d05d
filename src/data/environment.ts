/** The environment of this build, read once: all its pages are of one moment and one place. */
import { readEnvironment } from '../config/environment.ts';

export const environment = readEnvironment(process.env);
