/** Under /noticias/ the missing page is a missing news item, and says so (docs/product.md, «News»). */
if (/\/noticias\/./.test(location.pathname)) {
  for (const line of document.querySelectorAll<HTMLElement>('[data-under-news]')) {
    line.hidden = false;
    const heading = document.querySelector('h1');
    if (heading) {
      heading.textContent = line.textContent;
      // That of other missing pages is in English.
      heading.removeAttribute('lang');
    }
    line.remove();
  }
}
