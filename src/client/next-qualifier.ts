/** Names the following qualifier once the page's next one is over by the visitor's clock. */
function nameNext(): void {
  const sentence = document.querySelector('.next-qualifier.past');
  const row = document.querySelector('.qualifiers [data-moment]:not(.past)');
  const [day, place, locality] = row?.children ?? [];
  if (!sentence || !day || !place || !locality) return;
  const text = (part: ChildNode | null | undefined): string => part?.textContent?.trim() ?? '';
  const next = document.createElement('strong');
  next.textContent = `Próximo clasificatorio: ${text(day.querySelector('[data-until-past]'))}`;
  sentence.replaceChildren(
    next,
    `, ${text(day.querySelector('time'))}, en ${text(locality.firstChild)}: ${text(place)}.`,
  );
  sentence.classList.remove('past');
}

nameNext();
addEventListener('visitors-clock', nameNext);
