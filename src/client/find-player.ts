/**
 * Leads to the player of a page who is called like `?jugador=`, else to the first whose nick contains the text, else to
 * the next page; the last page says that there is nobody.
 */
import { isSearch, nickKey, nickMatcher } from '../lib/text.ts';
import { readParameter } from './address.ts';

const query = readParameter('jugador');
const field = document.querySelector<HTMLInputElement>('.player-search input');
const status = document.querySelector('.player-search [role=status]');
if (field && status && isSearch(query)) {
  if (field.value === '') field.value = query;
  const key = nickKey(query);
  const matches = nickMatcher(query);
  const nicks = [...document.querySelectorAll('.ranking tbody th, .players li a')];
  const player =
    nicks.find(({ textContent }) => nickKey(textContent) === key) ??
    nicks.find(({ textContent }) => matches(textContent));
  const row = player?.closest('tr, li');
  const next = document.querySelector<HTMLAnchorElement>('a[rel=next]');
  if (row) location.hash = row.id;
  else if (next) location.replace(next.href + location.search);
  else status.textContent = `Ningún jugador tiene «${query.trim()}» en su nick.`;
}
