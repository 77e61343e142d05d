/**
 * Runs the button that opens or closes all rounds of a fixture, or the rounds that its search found. Keeps the button's
 * text true when a press, a link or the browser's own search opens rounds. Sent as text, like islands.ts.
 */
export function openRounds(): void {
  const update = ({ target }: Event): void => {
    const fixture = (target as Element).closest('astro-island');
    const button = fixture?.querySelector('[data-open-all]');
    if (!fixture || !button) return;
    const rounds = [...fixture.querySelectorAll<HTMLDetailsElement>('.round:not([hidden])')];
    const areOpen = (): boolean => rounds.every(({ open }) => open);
    if (button.contains(target as Node)) {
      const open = !areOpen();
      for (const round of rounds) round.open = open;
    }
    button.textContent = areOpen() ? 'Cerrar todas' : 'Abrir todas';
  };
  addEventListener('click', update);
  addEventListener('toggle', update, true);
}
