/** The button for light and dark. Choosing the system's scheme follows the system again. */
const { dataset } = document.documentElement;
const button = document.querySelector('.scheme-button');
const frame = document.querySelector<HTMLMetaElement>('[name=theme-color]');
const system = matchMedia('(prefers-color-scheme: dark)');

/** Shows a choice, '' for the system's; updates aria-pressed and the browser's theme colour. */
function show(choice = ''): void {
  if (!button || !frame) return;
  dataset['scheme'] = choice;
  button.ariaPressed = String(choice ? choice === 'dark' : system.matches);
  frame.content = getComputedStyle(button.closest('header') ?? button).borderTopColor;
}

/** Reads the choice again: another tab or page may have changed it. */
function recall(): void {
  try {
    show(localStorage.getItem('scheme') ?? '');
  } catch {
    // Without storage the choice of this page stays.
  }
}

button?.addEventListener('click', () => {
  const isDark = button.ariaPressed !== 'true';
  show(isDark === system.matches ? '' : isDark ? 'dark' : 'light');
  try {
    localStorage.setItem('scheme', dataset['scheme'] ?? '');
  } catch {
    // Without storage the choice is not remembered.
  }
});
system.addEventListener('change', () => show(dataset['scheme']));
addEventListener('storage', recall);
addEventListener('pageshow', recall);
show(dataset['scheme']);
