/** The 404 page says under /noticias/ that a news item is missing (docs/product.md, «News»). */
if (/\/noticias\/./.test(location.pathname)) {
  for (const line of document.querySelectorAll<HTMLElement>('[data-under-news]')) {
    line.hidden = false;
    const heading = document.querySelector('h1');
    if (heading) {
      heading.textContent = line.textContent;
      // The page's own heading is in English.
      heading.removeAttribute('lang');
    }
    line.remove();
  }
}
