/** Sharing: popups, the system's own sheet, and copying the link (docs/product.md, «News»). */
const popupSize = 'width=550,height=400';
const confirmationMs = 2000;

/** A popup makes sense beside a window, not over a phone's screen. */
const hasRoomForPopups = matchMedia('(pointer: fine)').matches;

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-share]')) {
  link.addEventListener('click', (event) => {
    if (!hasRoomForPopups) return;
    // «noopener» among the features would hide whether a popup opened at all.
    const popup = window.open(link.href, '_blank', `popup,${popupSize}`);
    // Blocked: the plain link goes on as it is.
    if (!popup) return;
    popup.opener = null;
    event.preventDefault();
  });
}

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-share-url]')) {
  const { shareTitle: title = '', shareUrl: url = '' } = button.dataset;
  // Not in every browser, whatever the type says.
  button.hidden = hasRoomForPopups || !('share' in navigator);
  button.addEventListener('click', () => {
    // Whoever closes the sheet has changed their mind: nothing to say.
    navigator.share({ title, url }).catch(() => undefined);
  });
}

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
  const section = button.closest('section');
  const status = section?.querySelector('[data-copied]');
  const byHand = section?.querySelector<HTMLElement>('.share-address');
  let timer: number | undefined;
  const say = (text: string): void => {
    if (status) status.textContent = text;
  };
  const confirm = (): void => {
    say('Enlace copiado');
    button.classList.add('copied');
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      button.classList.remove('copied');
      say('');
    }, confirmationMs);
  };
  const offerByHand = (): void => {
    if (!byHand) return;
    byHand.hidden = false;
    const field = byHand.querySelector('input');
    if (field) field.value = location.href;
    field?.select();
  };
  button.hidden = false;
  button.addEventListener('click', () => {
    // Without a secure context there is no clipboard at all.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(location.href))
      .then(confirm, offerByHand);
  });
}
