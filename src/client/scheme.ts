/** The button for the light and the dark scheme. Choosing the scheme that the system has follows the system again. */
const { dataset } = document.documentElement;
const button = document.querySelector('.scheme-button');
const themeColor = document.querySelector<HTMLMetaElement>('[name=theme-color]');
const system = matchMedia('(prefers-color-scheme: dark)');

/** Applies a choice, '' for the system's scheme, and updates aria-pressed and the browser's theme colour. */
function show(choice = ''): void {
  if (!button || !themeColor) return;
  dataset['scheme'] = choice;
  button.ariaPressed = String(choice ? choice === 'dark' : system.matches);
  themeColor.content = getComputedStyle(button.closest('header') ?? button).borderTopColor;
}

/** Reads the choice again: another tab may have changed it. Importing storage.ts would load another file on each page. */
function recall(): void {
  try {
    show(localStorage.getItem('scheme') ?? '');
  } catch {
    // Without storage, the choice of this page stays.
  }
}

button?.addEventListener('click', () => {
  const isDark = button.ariaPressed !== 'true';
  const chosen = isDark ? 'dark' : 'light';
  show(isDark === system.matches ? '' : chosen);
  try {
    localStorage.setItem('scheme', dataset['scheme'] ?? '');
  } catch {
    // Without storage, the next page does not know the choice.
  }
});
system.addEventListener('change', () => show(dataset['scheme']));
addEventListener('storage', recall);
addEventListener('pageshow', recall);
show(dataset['scheme']);
