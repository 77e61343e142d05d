/**
 * Runs the calendar of duels: opens it with the duels of today, in the community's zone by the visitor's clock, turns
 * its days, and rolls over at midnight. Closed it has every duel, for paper. Includes polyfills for `command` and
 * `closedby`. Sent as text, like islands.ts.
 */
export function openDialogs(): void {
  const titles = ['Duelos de hoy', 'Duelos de mañana', 'Próximos duelos'];
  /** @param offset Days from today; 2 has all later days too, and undefined is every duel. */
  const show = (dialog: HTMLElement, offset?: number): void => {
    let isEmpty = true;
    for (const row of dialog.querySelectorAll<HTMLElement>('tbody tr')) {
      // Wrong for an hour in nights when clocks change.
      const { dateTime = '' } = row.querySelector('time') ?? {};
      const start = Date.parse(dateTime.replace(/T\d+:\d+/, 'T00:00'));
      const away = Math.ceil((start - Date.now()) / 864e5);
      row.hidden = offset === 2 ? away < 2 : offset !== undefined && away !== offset;
      if (!row.hidden) isEmpty = false;
    }
    dialog.querySelector('section')?.classList.toggle('no-duels', isEmpty);
    const sentence = dialog.querySelector('.empty p');
    if (sentence && isEmpty) sentence.textContent = 'No hay duelos programados.';
    dialog.dataset['offset'] = `${offset ?? ''}`;
    const title = dialog.querySelector('h2');
    if (title) title.textContent = titles[offset ?? 3] ?? 'Calendario de duelos';
    for (const button of dialog.querySelectorAll<HTMLElement>('[data-turn]')) {
      const isEnd = !titles[(offset ?? 0) + Number(button.dataset['turn'])];
      button.setAttribute('aria-disabled', `${isEnd}`);
    }
  };
  /** Shows the day that is on show again, or one beside it if there is one. */
  const turn = (dialog: HTMLElement, days = 0): void => {
    const offset = Number(dialog.dataset['offset']) + days;
    if (titles[offset]) show(dialog, offset);
  };
  addEventListener('click', ({ target }) => {
    const arrow = (target as Element).closest<HTMLElement>('[data-turn]');
    const shown = arrow?.closest('dialog');
    if (shown) turn(shown, Number(arrow?.dataset['turn']));

    const button = (target as Element).closest('[commandfor]');
    const id = button?.getAttribute('commandfor') ?? '';
    const dialog = document.getElementById(id) as HTMLDialogElement | null;
    if (!dialog || dialog.open) return;
    show(dialog, 0);
    if (!('command' in HTMLButtonElement.prototype)) dialog.showModal();
  });
  const onClose = ({ target }: Event): void => {
    const dialog = target as HTMLDialogElement;
    show(dialog);
    // Safari does not focus a clicked button, so the dialog cannot return the focus itself.
    document.querySelector<HTMLElement>(`[commandfor="${dialog.id}"]`)?.focus();
  };
  addEventListener('close', onClose, true);
  // A timer for midnight would be late after the device slept.
  setInterval(() => {
    const dialog = document.querySelector('dialog');
    if (dialog?.open) turn(dialog);
  }, 10_000);
  if (!('closedBy' in HTMLDialogElement.prototype)) {
    addEventListener('click', ({ target }) => {
      if ((target as Element).matches('dialog[closedby]')) (target as HTMLDialogElement).close();
    });
  }
}
