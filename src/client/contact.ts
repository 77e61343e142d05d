/**
 * A submit before the island is there waits for it, because the plain POST would leave the visitor
 * on the mail service's bare «OK»; where the island does not come, that POST is better than nothing.
 */
const patienceMs = 10_000;
const form = document.querySelector<HTMLFormElement>('form.contact');
const button = form?.querySelector('button');

if (form && button) {
  /** Holds no more: what is submitted goes as it is, or through the island once it is there. */
  const letGo = (): void => {
    const isHeld = form.dataset['early'] === 'held';
    // «posted» keeps the island from sending it once more.
    form.dataset['early'] = isHeld ? 'posted' : 'over';
    if (isHeld) form.submit();
  };
  const hold = (event: SubmitEvent): void => {
    const early = form.dataset['early'];
    if (early === 'over') return;
    event.preventDefault();
    if (early) return;
    form.dataset['early'] = 'held';
    button.setAttribute('aria-busy', 'true');
    setTimeout(() => {
      if (form.dataset['early'] === 'held') letGo();
    }, patienceMs);
  };
  form.addEventListener('submit', hold);
  document.addEventListener('astro:hydration-error', letGo);
  // Back from the mail service's page, as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || form.dataset['early'] !== 'posted') return;
    form.dataset['early'] = 'over';
    button.removeAttribute('aria-busy');
  });
}
