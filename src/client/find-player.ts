/** A search sent before the home page's island was there: goes to the first player it finds. */
/** Folds a nick as src/text/nick.ts does, which would be a file of its own here. */
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
