/** `?seccion=fixture` leads to a part of a division's page, since these parts once were tabs with such addresses. */
const section = new URLSearchParams(location.search).get('seccion') ?? '';
const part = document.querySelector(`.fold > [id$="-${CSS.escape(section)}"]`);
if (part && location.hash === '' && !location.search.includes('ysi=')) location.hash = part.id;

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
