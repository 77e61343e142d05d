/** Leads to the player of a page who is called like `?jugador=`, else to the first whose nick contains the text. */
import { isSearch, nickMatcher } from '../lib/text.ts';
import { readParameter } from './address.ts';

const query = readParameter('jugador');
const field = document.querySelector<HTMLInputElement>('.player-search input');
const status = document.querySelector('.player-search [role=status]');
if (field && status && isSearch(query)) {
  field.value = query;
  const matches = nickMatcher(query);
  const nickOf = (row: Element): string => row.querySelector('th, a')?.textContent ?? '';
  const rows = [...document.querySelectorAll('.ranking tbody tr, .players li')];
  const row =
    rows.find((candidate) => nickOf(candidate).toLowerCase() === query.trim().toLowerCase()) ??
    rows.find((candidate) => matches(nickOf(candidate)));
  const next = document.querySelector<HTMLAnchorElement>('a[rel=next]');
  if (row) location.hash = row.id;
  else if (next) location.replace(next.href + location.search);
  else status.textContent = `Ningún jugador tiene «${query.trim()}» en su nick.`;
}
