/** Goes to the first player that matches `?jugador=`, which the home page's form sends without its island. */
/** Folds a nick like src/lib/nick.ts, which an inline script cannot import. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\s_]/gu, '')
    .toLowerCase();

const query = fold(new URLSearchParams(location.search).get('jugador') ?? '');
if (query !== '' && location.hash === '') {
  const row = [...document.querySelectorAll('.ranking tbody tr')].find((candidate) =>
    fold(candidate.querySelector('th')?.textContent ?? '').includes(query),
  );
  const next = document.querySelector<HTMLAnchorElement>('a[rel=next]');
  if (row) location.replace(`#${row.id}`);
  else if (next) location.replace(next.href + location.search);
}
