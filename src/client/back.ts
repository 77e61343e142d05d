/** «Volver» goes back one step; without a step to go back the link leads to the list as it is. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-back]')) {
  link.addEventListener('click', (event) => {
    const cameFromHere = document.referrer.startsWith(`${location.origin}/`);
    if (!cameFromHere || history.length < 2) return;
    event.preventDefault();
    history.back();
  });
}
