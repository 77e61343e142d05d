/** Sharing with popups, the system's share sheet, and copying (docs/product.md, «News»). */
const popupFeatures = 'popup,width=550,height=400';
const confirmationMs = 2000;

/** Popups open beside a desktop's window; on a phone they would cover the screen. */
const hasRoomForPopups = matchMedia('(pointer: fine)').matches;

/** Rejects without a secure context, which has no clipboard. */
const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

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
    // With «noopener» among the features, open() always returns null.
    const popup = window.open(link.href, '_blank', popupFeatures);
    // A blocked popup: the browser follows the link.
    if (!popup) return;
    popup.opener = null;
    event.preventDefault();
  });

  // Despite the type, not every browser has `share`.
  sheet.hidden = hasRoomForPopups || !('share' in navigator);
  sheet.addEventListener('click', () => {
    // Closing the share sheet is no failure.
    navigator.share({ title: document.title, url: sheet.value }).catch(() => undefined);
  });

  for (const copy of copies) {
    let timer: number | undefined;
    const say = (sentence = ''): void => {
      status.textContent = sentence;
      copy.classList.toggle('copied', sentence !== '');
    };
    copy.hidden = false;
    copy.addEventListener('click', () => {
      const text = copy.value || location.href;
      void copyText(text).then(
        () => {
          say('Copiado: ya podés pegarlo.');
          clearTimeout(timer);
          timer = window.setTimeout(say, confirmationMs);
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
