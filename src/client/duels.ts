/**
 * The calendar of duels, narrowed to a day while its dialog is open. Closed, as without script, it
 * holds every duel: that is what is printed. No React here: these few lines are in the page, so
 * the arrows answer as soon as they show, and React would bring 60 KB to hide some rows.
 */
import { duelViews, isInView, type DayOffset } from '../domain/duels.ts';
import { calendarDate } from '../domain/time.ts';

const dialog = document.querySelector<HTMLDialogElement>('dialog.duels');
const opener = document.querySelector<HTMLButtonElement>('[commandfor=duelos]');
const title = dialog?.querySelector('h2');
const [back, forward] = dialog?.querySelectorAll<HTMLButtonElement>('[data-step]') ?? [];

if (dialog && opener && title && back && forward) {
  const whole = title.textContent;
  let offset: DayOffset = 0;

  const show = (view: { offset: DayOffset; title: string } | null): void => {
    const today = calendarDate(new Date());
    let count = 0;
    for (const row of dialog.querySelectorAll<HTMLElement>('[data-day]')) {
      row.hidden = view !== null && !isInView(row.dataset['day'] ?? '', today, view.offset);
      if (!row.hidden) count++;
    }
    offset = view?.offset ?? 0;
    title.textContent = view?.title ?? whole;
    dialog.dataset['offset'] = view ? String(offset) : '';
    dialog.classList.toggle('no-duels', count === 0);
    back.disabled = offset === 0;
    forward.disabled = offset === 2;
  };
  const step = (button: HTMLButtonElement, by: 1 | -1): void => {
    button.hidden = false;
    button.addEventListener('click', () => {
      show(duelViews[offset + by] ?? null);
      // A disabled button loses focus, and with it the keyboard's place.
      if (button.disabled) title.focus();
    });
  };
  step(back, -1);
  step(forward, 1);

  // Comes before the button's own command: the dialog opens as it has to be.
  opener.addEventListener('click', () => {
    show(duelViews[0]);
    if (!('command' in opener) && !dialog.open) dialog.showModal();
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog && !('closedBy' in HTMLDialogElement.prototype)) dialog.close();
  });
  dialog.addEventListener('close', () => {
    show(null);
    // Safari does not focus a button that is clicked, so it has nothing to return to.
    opener.focus();
  });
  if (dialog.open) show(duelViews[0]);
}
