/**
 * Shares an address or a text by the system's dialog on touch screens that have it, else copies it. Resolves to ''
 * after the dialog, also if it was closed, else to a Spanish sentence: whether copying worked. Never rejects.
 */
export async function shareOrCopy(data: { url: string } | { text: string }): Promise<string> {
  if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) {
    // Rejects when the visitor closes the dialog, which is no failure.
    await navigator.share(data).catch(() => undefined);
    return '';
  }
  try {
    await navigator.clipboard.writeText('url' in data ? data.url : data.text);
    return 'Copiado: ya podés pegarlo.';
  } catch {
    return 'Tu navegador no deja copiarlo.';
  }
}
