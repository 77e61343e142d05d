/** Sharing: networks open in a popup of 550 × 400, copying shows a check for 2 s (SPEC.md §2, §9). */
const popupSize = 'width=550,height=400';
const confirmationMs = 2000;

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-share]')) {
  link.addEventListener('click', (event) => {
    // «noopener» among the features would hide whether a popup opened at all.
    const popup = window.open(link.href, '_blank', `popup,${popupSize}`);
    // Blocked: the plain link goes on as it is.
    if (!popup) return;
    popup.opener = null;
    event.preventDefault();
  });
}

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
  const status = button.closest('section')?.querySelector('[data-copied]');
  let timer: number | undefined;
  const say = (text: string): void => {
    if (status) status.textContent = text;
  };
  button.hidden = false;
  const confirm = (): void => {
    say('Enlace copiado');
    button.classList.add('copied');
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      button.classList.remove('copied');
      say('');
    }, confirmationMs);
  };
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(button.dataset['copy'] ?? location.href).then(confirm, () => {
      say('No se pudo copiar el enlace: copialo desde la barra del navegador.');
    });
  });
}
