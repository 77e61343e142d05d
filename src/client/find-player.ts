/**
 * A search sent before the home page's island was there: goes to the first player it finds. Imports
 * nothing, so that it stays inline: a module shared with the island would be a request.
 */
const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

const query = fold(new URLSearchParams(location.search).get('jugador') ?? '');
if (query !== '' && location.hash === '') {
  const row = [...document.querySelectorAll('.ranking tbody tr')].find((candidate) =>
    fold(candidate.querySelector('th')?.textContent ?? '').includes(query),
  );
  if (row) location.replace(`#${row.id}`);
}
