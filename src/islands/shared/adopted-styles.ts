import { useLayoutEffect } from 'react';

/** Adds a stylesheet to the document while the component is mounted. The policy blocks inline styles. */
export function useAdoptedStyles(css: string): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [css]);
}
