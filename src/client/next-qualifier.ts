/** Names the following qualifier once the qualifier that the page names is past by the visitor's clock. */
const sentence = document.querySelector<HTMLElement>('.next-qualifier');

function nameNext(): void {
  const row = document.querySelector<HTMLElement>('.qualifiers [data-moment]:not(.past)');
  const [day, place, locality] = row?.children ?? [];
  if (!sentence?.matches('.past') || !row || !day || !place || !locality) return;
  const text = (part: ChildNode | null | undefined): string => part?.textContent?.trim() ?? '';
  const next = document.createElement('strong');
  next.textContent = `Próximo clasificatorio: ${text(day.querySelector('[data-until-past]'))}`;
  sentence.replaceChildren(
    next,
    `, ${text(day.querySelector('time'))}, en ${text(locality.firstChild)}: ${text(place)}.`,
  );
  sentence.dataset['moment'] = row.dataset['moment'];
  sentence.classList.remove('past');
}

nameNext();
// visitors-clock.ts marks past qualifiers, at any time while the page is open.
if (sentence) new MutationObserver(nameNext).observe(sentence, { attributeFilter: ['class'] });
