/** The menu and its dropdown. Phones open both at once. On wide screens Escape, a click or focus outside closes it. */
const menu = document.getElementById('menu');
const dropdown = menu?.querySelector('details');
const summary = dropdown?.querySelector('summary');

/** True on a phone while the menu is open. */
let isMenuOpen = false;

if (menu && dropdown && summary) {
  menu.addEventListener('beforetoggle', ({ newState }) => {
    isMenuOpen = newState === 'open';
    dropdown.open = isMenuOpen;
  });
  dropdown.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !dropdown.open || isMenuOpen) return;
    event.preventDefault();
    dropdown.open = false;
    summary.focus();
  });
  for (const type of ['click', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      const isInside = target instanceof Node && dropdown.contains(target);
      if (!isMenuOpen && !isInside) dropdown.open = false;
    });
  }
  // Back may bring this page from the browser's cache as it was left.
  addEventListener('pagehide', () => {
    if (isMenuOpen) menu.hidePopover();
    dropdown.open = false;
  });
}
