/** Marks the visitor's picks of el prode in the agenda. Most devices have none, and load nothing. */
import { bookKey, readStored } from './storage.ts';

if (readStored(bookKey) !== null) {
  void import('./prode-notes.ts').then(({ markAgenda }) => markAgenda());
}
