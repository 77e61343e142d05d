/** Closes the dropdown on Escape, with the focus back on its summary, and on clicks and focus outside of it. */
for (const dropdown of document.querySelectorAll<HTMLDetailsElement>('#menu details')) {
  const summary = dropdown.querySelector('summary');
  dropdown.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !dropdown.open) return;
    // Without this, Escape would also close the menu around the dropdown.
    event.preventDefault();
    dropdown.open = false;
    summary?.focus();
  });
  for (const type of ['click', 'focusin']) {
    document.addEventListener(type, (event) => {
      if (!dropdown.contains(event.target as Node)) dropdown.open = false;
    });
  }
}
