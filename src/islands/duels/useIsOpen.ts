import { useCallback, useSyncExternalStore, type RefObject } from 'react';

/**
 * Whether a dialog is open. The platform opens and closes it (`command`, Escape, its form), also before
 * React is there; its attribute is the one sign of that in every browser.
 */
export function useIsOpen(dialog: RefObject<HTMLDialogElement | null>): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const observer = new MutationObserver(onChange);
      if (dialog.current) observer.observe(dialog.current, { attributeFilter: ['open'] });
      return () => observer.disconnect();
    },
    [dialog],
  );
  return useSyncExternalStore(
    subscribe,
    () => dialog.current?.open ?? false,
    () => false,
  );
}
