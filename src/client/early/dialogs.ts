/**
 * Runs the calendar of duels: opens it with the duels of today, in the community's zone by the visitor's clock, turns
 * its days, and rolls over at midnight. Closed it has every duel, for paper. Sent as text,
 * like islands.ts.
 */
export function openDialogs(): void {
  const titles = ['Duelos de hoy', 'Duelos de mañana', 'Próximos duelos', 'Calendario de duelos'];
  /** Days from today; the last one has all later days too, and `every` has all duels. */
  const last = 2;
  const every = 3;
  const show = (dialog: HTMLElement, offset: number): void => {
    let isEmpty = true;
    for (const row of dialog.querySelectorAll<HTMLElement>('tbody tr')) {
      // Wrong for an hour in nights when clocks change.
      const { dateTime = '' } = row.querySelector('time') ?? {};
      const start = Date.parse(dateTime.replace(/T\d+:\d+/, 'T00:00'));
      const away = Math.ceil((start - Date.now()) / 864e5);
      row.hidden = offset === last ? away < last : offset < last && away !== offset;
      if (!row.hidden) isEmpty = false;
    }
    dialog.classList.toggle('no-duels', isEmpty);
    const sentence = dialog.querySelector('.empty p');
    if (sentence && isEmpty) sentence.textContent = 'No hay duelos programados.';
    dialog.dataset['offset'] = `${offset}`;
    const title = dialog.querySelector('h2');
    if (title) title.textContent = titles[offset] ?? '';
    for (const button of dialog.querySelectorAll<HTMLElement>('[data-turn]')) {
      const next = offset + Number(button.dataset['turn']);
      button.setAttribute('aria-disabled', `${next < 0 || next > last}`);
    }
  };
  /** Shows the day again, or one beside it if there is one. */
  const turn = (dialog: HTMLElement, days = 0): void => {
    const offset = Number(dialog.dataset['offset']) + days;
    if (offset >= 0 && offset <= last) show(dialog, offset);
  };
  addEventListener('click', (event) => {
    const target = event.target as HTMLElement;
    const arrow = target.closest<HTMLElement>('[data-turn]');
    const shown = target.closest('dialog');
    if (shown && arrow) turn(shown, Number(arrow.dataset['turn']));

    const id = target.closest('[commandfor]')?.getAttribute('commandfor') ?? '';
    const dialog = document.getElementById(id) as HTMLDialogElement | null;
    if (!dialog || dialog.open) return;
    show(dialog, 0);
    // For browsers without `command`; the others leave an open dialog alone.
    dialog.showModal();
  });
  addEventListener('close', ({ target }) => show(target as HTMLElement, every), true);
  // A timer for midnight would be late after the device slept.
  setInterval(() => {
    for (const dialog of document.querySelectorAll<HTMLElement>('dialog[open]')) turn(dialog);
  }, 10_000);
}
