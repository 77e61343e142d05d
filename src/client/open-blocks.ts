/** Opens the fragment's target and the blocks around it, if the browser did not, and scrolls to the target. */
function reveal(): void {
  const closed = document.querySelectorAll<HTMLDetailsElement>(
    'details:not([open]):is(:target, :has(:target))',
  );
  for (const block of closed) block.open = true;
  // A smooth scroll might stop where the page ended before the blocks were open.
  const behavior = 'instant';
  if (closed.length > 0) document.querySelector(':target')?.scrollIntoView({ behavior });
}

addEventListener('hashchange', reveal);
reveal();
