/** Sharing with popups, with the system's share dialog, and by copying (docs/product.md, «A division's page»). */
const popupFeatures = 'popup,width=550,height=400';
const confirmationMs = 2000;

/** False on phones, where a popup would cover the screen. */
const hasRoomForPopups = matchMedia('(pointer: fine)').matches;

/** Copies a text. Async, so that it rejects instead of throwing where there is no clipboard (no secure context). */
const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

for (const share of document.querySelectorAll<HTMLElement>('.share')) {
  const copies = share.querySelectorAll<HTMLButtonElement>('button:not([data-system])');
  const systemShare = share.querySelector<HTMLButtonElement>('[data-system]');
  const status = share.querySelector('[role=status]');
  const manualCopy = share.querySelector('label');
  const field = share.querySelector('textarea');
  if (!systemShare || !status || !manualCopy || !field) continue;

  share.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.target || !hasRoomForPopups) return;
    // With a modifier key the browser opens a tab or window. Importing `hasModifier` would load one more file.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    // With «noopener» among the features, open() always returns null.
    const popup = window.open(link.href, '_blank', popupFeatures);
    // If the popup is blocked, the browser follows the link.
    if (!popup) return;
    popup.opener = null;
    event.preventDefault();
  });

  // Not every browser has `share`, despite the type.
  systemShare.hidden = hasRoomForPopups || !('share' in navigator);
  systemShare.addEventListener('click', () => {
    // Rejects when the visitor closes the dialog, which is no failure.
    navigator.share({ title: document.title, url: systemShare.value }).catch(() => undefined);
  });

  let timer: number | undefined;
  /** Announces what a button has copied, and marks the button. Without arguments removes both. */
  const announce = (sentence = '', copied: Element | null = null): void => {
    clearTimeout(timer);
    status.textContent = sentence;
    for (const copy of copies) copy.classList.toggle('copied', copy === copied);
  };
  for (const copy of copies) {
    copy.hidden = false;
    copy.addEventListener('click', () => {
      const text = copy.value || location.href;
      void copyText(text).then(
        () => {
          manualCopy.hidden = true;
          announce('Copiado: ya podés pegarlo.', copy);
          timer = window.setTimeout(announce, confirmationMs);
        },
        () => {
          announce();
          manualCopy.hidden = false;
          field.value = text;
          field.focus();
          field.select();
        },
      );
    });
  }
}
