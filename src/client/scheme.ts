/**
 * The button for light and dark. Choosing what the system has is no choice: the page follows the
 * system again. Where storage is denied, a choice lasts as long as the page.
 */
const { dataset } = document.documentElement;
const button = document.querySelector('.scheme-button');
const frame = document.querySelector<HTMLMetaElement>('[name=theme-color]');
const system = matchMedia('(prefers-color-scheme: dark)');

const isDark = (): boolean => (dataset['scheme'] ? dataset['scheme'] === 'dark' : system.matches);

/** Says which it is, to screen readers and to the frame of the browser. */
function tell(): void {
  if (!button || !frame) return;
  button.ariaPressed = String(isDark());
  frame.content = getComputedStyle(button.closest('header') ?? button).borderTopColor;
}

/** Takes what was chosen meanwhile: in another tab, or on a page one comes back from. */
function recall(): void {
  try {
    dataset['scheme'] = localStorage.getItem('scheme') ?? '';
  } catch {
    // Denied: what was chosen here stays.
  }
  tell();
}

button?.addEventListener('click', () => {
  const scheme = isDark() ? 'light' : 'dark';
  dataset['scheme'] = (scheme === 'dark') === system.matches ? '' : scheme;
  try {
    localStorage.setItem('scheme', dataset['scheme']);
  } catch {
    // Denied: not remembered.
  }
  tell();
});
system.addEventListener('change', tell);
addEventListener('storage', recall);
addEventListener('pageshow', recall);
tell();
