/** «Volver» goes back in the history if the visitor came from this site; else the link leads to the list. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-back]')) {
  link.addEventListener('click', (event) => {
    const cameFromHere = document.referrer.startsWith(`${location.origin}/`);
    if (!cameFromHere || history.length < 2) return;
    event.preventDefault();
    history.back();
  });
}
