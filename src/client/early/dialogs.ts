/**
 * Opens the calendar of duels with the duels of today, in the community's zone by the visitor's clock. Its island
 * asks for other days. Closed it has every duel, for paper. Includes polyfills for `command` and `closedby`. Sent as
 * text, like islands.ts.
 */
export function openDialogs(): void {
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
    const titles = ['Duelos de hoy', 'Duelos de mañana', 'Próximos duelos'];
    const title = dialog.querySelector('h2');
    if (title) title.textContent = titles[offset ?? 3] ?? 'Calendario de duelos';
  };
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[commandfor]');
    const id = button?.getAttribute('commandfor') ?? '';
    const dialog = document.getElementById(id) as HTMLDialogElement | null;
    if (!dialog || dialog.open) return;
    show(dialog, 0);
    if (!('command' in HTMLButtonElement.prototype)) dialog.showModal();
  });
  for (const type of ['close', 'duels:show']) {
    const onEvent = ({ target, detail }: CustomEventInit<number> & Event): void =>
      show(target as HTMLElement, detail);
    addEventListener(type, onEvent, true);
  }
  if (!('closedBy' in HTMLDialogElement.prototype)) {
    addEventListener('click', ({ target }) => {
      if ((target as Element).matches('dialog[closedby]')) (target as HTMLDialogElement).close();
    });
  }
}
