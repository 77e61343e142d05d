/** Parts of a division's page were tabs once: `?seccion=fixture` still leads to them. */
const section = new URLSearchParams(location.search).get('seccion') ?? '';
const part = document.querySelector(`.fold > [id$="-${CSS.escape(section)}"]`);
if (part && location.hash === '' && !location.search.includes('ysi=')) location.hash = part.id;

/** Opens the target of the address, and the blocks around it where the browser did not, and scrolls to it. */
function reveal(): void {
  const closed = document.querySelectorAll<HTMLDetailsElement>(
    'details:not([open]):is(:target, :has(:target))',
  );
  for (const block of closed) block.open = true;
  // A smooth scroll may stop at the end that the page had before the blocks were open.
  const behavior = 'instant';
  if (closed.length > 0) document.querySelector(':target')?.scrollIntoView({ behavior });
}

addEventListener('hashchange', reveal);
reveal();
