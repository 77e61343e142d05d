/**
 * Where browsers do not know `command` or `closedby`, the calendar of duels opens and closes all the same.
 * Sent as text, as islands.ts is.
 */
export function openDialogs(): void {
  if (!('command' in HTMLButtonElement.prototype)) {
    addEventListener('click', ({ target }) => {
      const button = (target as Element).closest('[commandfor]');
      const id = button?.getAttribute('commandfor') ?? '';
      const dialog = document.getElementById(id) as HTMLDialogElement | null;
      if (dialog && !dialog.open) dialog.showModal();
    });
  }
  if (!('closedBy' in HTMLDialogElement.prototype)) {
    addEventListener('click', ({ target }) => {
      if ((target as Element).matches('dialog[closedby]')) (target as HTMLDialogElement).close();
    });
  }
}
