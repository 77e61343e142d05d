/** Copies tables of the page as text for a chat, as they stand: what a search hides is left out. */
import { chatTable } from './chat-table.ts';

/** Without the hyphens that only a narrow column shows. */
const textOf = (element: Element): string =>
  element.textContent.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();

function tableText(table: HTMLTableElement): string {
  const [head, ...body] = [...table.rows].filter((row) => !row.hidden);
  const headings = [...(head?.cells ?? [])].map(textOf);
  // «Ver» says nothing without its link.
  const columns = headings.flatMap((heading, index) => (heading === 'Link' ? [] : [index]));
  const rows = body.map((row) => [...row.cells].map(textOf));
  const chosen = [headings, ...rows].map((row) => columns.map((index) => row[index] ?? ''));
  return chatTable(table.caption ? textOf(table.caption) : '', chosen);
}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy-tables]')) {
  const kit = button.closest('.share-kit');
  const status = kit?.querySelector('[role=status]');
  const byHand = kit?.querySelector('textarea');
  button.hidden = false;
  button.addEventListener('click', () => {
    const tables = document.querySelectorAll<HTMLTableElement>(button.dataset['copyTables'] ?? '');
    const text = [...[...tables].map(tableText), button.dataset['address']].join('\n');
    const say = (sentence: string): void => {
      if (status) status.textContent = sentence;
    };
    // Without a secure context there is no clipboard at all.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => say('Copiado: pegalo en el chat.'),
        () => {
          if (!byHand) return;
          say('No se pudo copiar: copialo de acá.');
          byHand.hidden = false;
          byHand.value = text;
          byHand.select();
        },
      );
  });
}
