/**
 * The button for light and dark. Who chooses what the system has follows the system again. Where storage
 * is denied, a choice lasts as long as the page.
 */
const { dataset } = document.documentElement;
const button = document.querySelector('.scheme-button');
const frame = document.querySelector<HTMLMetaElement>('[name=theme-color]');
const system = matchMedia('(prefers-color-scheme: dark)');

/** Shows a choice, '' for the system's, and tells screen readers and the browser's own frame. */
function show(choice = ''): void {
  if (!button || !frame) return;
  dataset['scheme'] = choice;
  button.ariaPressed = String(choice ? choice === 'dark' : system.matches);
  frame.content = getComputedStyle(button.closest('header') ?? button).borderTopColor;
}

/** Shows what was chosen meanwhile, in another tab or on another page before a step back. */
function recall(): void {
  try {
    show(localStorage.getItem('scheme') ?? '');
  } catch {
    // Denied: what was chosen here stays.
  }
}

button?.addEventListener('click', () => {
  const isDark = button.ariaPressed !== 'true';
  show(isDark === system.matches ? '' : isDark ? 'dark' : 'light');
  try {
    localStorage.setItem('scheme', dataset['scheme'] ?? '');
  } catch {
    // Denied: not remembered.
  }
});
system.addEventListener('change', () => show(dataset['scheme']));
addEventListener('storage', recall);
addEventListener('pageshow', recall);
show(dataset['scheme']);
