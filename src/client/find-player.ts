/** Goes to the first player that matches `?jugador=`, which the home page's form sends without its island. */
import { isSearch, nickMatcher } from '../lib/nick.ts';

const query = new URLSearchParams(location.search).get('jugador') ?? '';
if (isSearch(query) && location.hash === '') {
  const matches = nickMatcher(query);
  const row = [...document.querySelectorAll('.ranking tbody tr')].find((candidate) =>
    matches(candidate.querySelector('th')?.textContent ?? ''),
  );
  const next = document.querySelector<HTMLAnchorElement>('a[rel=next]');
  if (row) location.replace(`#${row.id}`);
  else if (next) location.replace(next.href + location.search);
}
