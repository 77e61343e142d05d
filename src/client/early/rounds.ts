/**
 * Opens or closes all rounds of a fixture, those that its search found, with one button that says which of both it
 * does. Sent as text, like islands.ts.
 */
export function openRounds(): void {
  /** The rounds of the fixture that an element is part of. */
  const roundsBeside = (element: Element): HTMLDetailsElement[] => [
    ...(element
      .closest('astro-island')
      ?.querySelectorAll<HTMLDetailsElement>('.round:not([hidden])') ?? []),
  ];
  const areOpen = (rounds: HTMLDetailsElement[]): boolean => rounds.every(({ open }) => open);
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[data-open-all]');
    if (!button) return;
    const rounds = roundsBeside(button);
    const open = !areOpen(rounds);
    for (const round of rounds) round.open = open;
  });
  const onToggle = ({ target }: Event): void => {
    const element = target as Element;
    const button = element.closest('astro-island')?.querySelector('[data-open-all]');
    if (button) button.textContent = `${areOpen(roundsBeside(element)) ? 'Cerrar' : 'Abrir'} todas`;
  };
  // Rounds are also opened by a press, a link, or the browser's own search.
  addEventListener('toggle', onToggle, true);
}
