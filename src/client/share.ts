/** Sharing: popups, the system's own sheet, and copying (docs/product.md, «News»). */
const popupFeatures = 'popup,width=550,height=400';
const confirmationMs = 2000;

/** A popup makes sense beside a window, not over a phone's screen. */
const hasRoomForPopups = matchMedia('(pointer: fine)').matches;

for (const share of document.querySelectorAll('.share')) {
  const copies = [...share.querySelectorAll('button')];
  const sheet = copies.pop();
  const status = share.querySelector('[role=status]');
  const byHand = share.querySelector('label');
  const field = share.querySelector('textarea');
  if (!sheet || !status || !byHand || !field) continue;

  share.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[target]');
    if (!link || !hasRoomForPopups) return;
    // «noopener» among the features would hide whether a popup opened at all.
    const popup = window.open(link.href, '_blank', popupFeatures);
    // Blocked: the plain link goes on as it is.
    if (!popup) return;
    popup.opener = null;
    event.preventDefault();
  });

  // Not in every browser, whatever the type says.
  sheet.hidden = hasRoomForPopups || !('share' in navigator);
  sheet.addEventListener('click', () => {
    // Whoever closes the sheet has changed their mind: nothing to say.
    navigator.share({ title: document.title, url: sheet.value }).catch(() => undefined);
  });

  for (const copy of copies) {
    const say = (sentence = ''): void => {
      status.textContent = sentence;
      copy.classList.toggle('copied', sentence !== '');
    };
    copy.hidden = false;
    copy.addEventListener('click', () => {
      const text = copy.value || location.href;
      // Without a secure context there is no clipboard at all.
      Promise.resolve()
        .then(() => navigator.clipboard.writeText(text))
        .then(
          () => {
            say('Copiado: ya podés pegarlo.');
            setTimeout(say, confirmationMs);
          },
          () => {
            byHand.hidden = false;
            field.value = text;
            field.select();
          },
        );
    });
  }
}
