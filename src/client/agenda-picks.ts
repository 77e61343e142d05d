/** The agenda by what this device remembers: marks the picks of el prode, and leaves «Míos» when no nick is known. */
import { listenTo } from './events.ts';
import { bookKey, readStored } from './storage.ts';

function update(): void {
  // Most devices have no picks, and load nothing.
  if (readStored(bookKey) !== null || document.querySelector('.prode-note')) {
    void import('./prode-notes.ts').then(({ markAgenda }) => markAgenda());
  }
  const all = document.querySelector<HTMLInputElement>(
    ':root:not([data-own]) .agenda-filter:has([value=own]:checked) [value=all]',
  );
  if (all) all.checked = true;
}

update();
listenTo(['own-nicks', 'pageshow', 'storage'], update);
