/**
 * Shares an address or a text with the system's dialog on phones, and copies it elsewhere. Resolves to a message for
 * the visitor: whether copying worked, or '' after the dialog, also if it was closed. Never rejects.
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
