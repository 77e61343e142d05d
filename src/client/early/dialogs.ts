/**
 * Runs the dialog with the calendar of duels. It opens with today's duels (the day of the community's time zone, by the
 * visitor's clock), has buttons for the days beside, and changes the day at midnight. A closed dialog has all duels,
 * for print. Sent as text, like islands.ts.
 */
export function openDialogs(): void {
  const titles = ['Duelos de hoy', 'Duelos de mañana', 'Próximos duelos', 'Calendario de duelos'];
  /** Offsets in days from today. The last day has all later days too; `allDuels` is the offset that has every duel. */
  const lastDay = 2;
  const allDuels = 3;
  const show = (dialog: HTMLElement, offset: number): void => {
    let isEmpty = true;
    for (const row of dialog.querySelectorAll<HTMLElement>('tbody tr')) {
      // The day is wrong for an hour in nights when clocks change.
      const { dateTime = '' } = row.querySelector('time') ?? {};
      const start = Date.parse(dateTime.replace(/T\d+:\d+/, 'T00:00'));
      const daysAway = Math.ceil((start - Date.now()) / 864e5);
      row.hidden =
        offset === lastDay ? daysAway < lastDay : offset < lastDay && daysAway !== offset;
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
      button.setAttribute('aria-disabled', `${next < 0 || next > lastDay}`);
    }
  };
  const shownOffset = (dialog: HTMLElement): number => Number(dialog.dataset['offset']);
  addEventListener('click', (event) => {
    const target = event.target as HTMLElement;
    const arrow = target.closest<HTMLElement>('[data-turn][aria-disabled=false]');
    const openDialog = target.closest('dialog');
    if (openDialog && arrow)
      show(openDialog, shownOffset(openDialog) + Number(arrow.dataset['turn']));

    const id = target.closest('[commandfor]')?.getAttribute('commandfor') ?? '';
    const dialog = document.getElementById(id) as HTMLDialogElement | null;
    if (!dialog || dialog.open) return;
    show(dialog, 0);
    // For browsers without `command`. Other browsers leave a dialog alone that is already open.
    dialog.showModal();
  });
  addEventListener('close', ({ target }) => show(target as HTMLElement, allDuels), true);
  // A timer for midnight would be late after the device slept.
  setInterval(() => {
    for (const dialog of document.querySelectorAll<HTMLElement>('dialog[open]')) {
      show(dialog, shownOffset(dialog));
    }
  }, 10_000);
}
