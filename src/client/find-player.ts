/** Leads to the first player who matches `?jugador=`, which the search of the list of players sends. */
import { isSearch, nickMatcher } from '../lib/text.ts';
import { readParameter } from './address.ts';

const query = readParameter('jugador');
const field = document.querySelector<HTMLInputElement>('.player-search input');
const status = document.querySelector('.player-search [role=status]');
if (field && status && isSearch(query)) {
  field.value = query;
  const matches = nickMatcher(query);
  const row = [...document.querySelectorAll('.ranking tbody tr, .players li')].find((candidate) =>
    matches(candidate.querySelector('th, a')?.textContent ?? ''),
  );
  const next = document.querySelector<HTMLAnchorElement>('a[rel=next]');
  if (row) location.hash = row.id;
  else if (next) location.replace(next.href + location.search);
  else status.textContent = `Ningún jugador tiene «${query.trim()}» en su nick.`;
}
