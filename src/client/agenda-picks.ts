/** Marks the visitor's picks in the agenda. Most devices have none, and load nothing. */
import { bookKey, readStored } from './storage.ts';

if (readStored(bookKey) !== null) void import('./prode-agenda.ts');
