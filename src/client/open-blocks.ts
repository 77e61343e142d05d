/**
 * Opens the blocks around what the address names, for Safari, which long did not. Where the platform
 * has opened them there is nothing left to do, nor to scroll.
 */
function reveal(): void {
  const closed = document.querySelectorAll<HTMLDetailsElement>('details:not([open]):has(:target)');
  for (const block of closed) block.open = true;
  // Smoothly, a browser may stop where the page ended before.
  const behavior = 'instant';
  if (closed.length > 0) document.querySelector(':target')?.scrollIntoView({ behavior });
}

addEventListener('hashchange', reveal);
reveal();
