/** Marks the visitor's picks in the agenda. Most devices have none, and load nothing. */
import { readStored } from './storage.ts';

if (readStored('prode') !== null) void import('./prode-agenda.ts');
