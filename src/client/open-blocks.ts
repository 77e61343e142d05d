/** A part of a division's page had a tab once, `?seccion=fixture`: the address still leads to it. */
const section = new URLSearchParams(location.search).get('seccion') ?? '';
const part = document.querySelector(`.fold > [id$="-${CSS.escape(section)}"]`);
if (part && location.hash === '' && !location.search.includes('ysi=')) location.hash = part.id;

/**
 * Opens the blocks around what the address names, for the versions of Safari that do not. Where the
 * browser has opened them there is nothing left to do, nor to scroll.
 */
function reveal(): void {
  const closed = document.querySelectorAll<HTMLDetailsElement>('details:not([open]):has(:target)');
  for (const block of closed) block.open = true;
  // A smooth scroll may stop where the page ended before the blocks were open.
  const behavior = 'instant';
  if (closed.length > 0) document.querySelector(':target')?.scrollIntoView({ behavior });
}

addEventListener('hashchange', reveal);
reveal();
