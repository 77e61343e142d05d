/** Closes dialogs as `closedby` says in browsers without `closedby`, and returns the focus to the dialog's button. */

// Safari does not focus a clicked button, so the dialog cannot return the focus itself.
const returnFocus = ({ target }: Event): void => {
  const { id } = target as HTMLDialogElement;
  document.querySelector<HTMLElement>(`[commandfor="${id}"]`)?.focus();
};
addEventListener('close', returnFocus, true);

if (!('closedBy' in HTMLDialogElement.prototype)) {
  addEventListener('click', ({ target }) => {
    if ((target as Element).matches('dialog[closedby]')) (target as HTMLDialogElement).close();
  });
}
