/** «Anterior» or «Siguiente»: a link into the whole ranking that turns the page in place. */
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '../hydration/takeover.ts';
import { useHydrated } from '../hydration/useHydrated.ts';

interface Props {
  /** The same rows in the whole ranking; null at the end, where there is nowhere to go. */
  href: string | null;
  onPress: () => void;
  children: ReactNode;
}

export function PageLink({ href, onPress, children }: Props): ReactNode {
  const isHydrated = useHydrated();
  const isEnd = href === null;
  const press = (event: MouseEvent | KeyboardEvent): void => {
    event.preventDefault();
    if (!isEnd) onPress();
  };
  return (
    <a
      className="button quiet"
      href={href ?? undefined}
      role={isHydrated ? 'button' : undefined}
      aria-disabled={(isHydrated && isEnd) || undefined}
      // Stays focusable at the end: a keyboard visitor keeps their place.
      tabIndex={isHydrated && isEnd ? 0 : undefined}
      onClick={(event) => {
        if (isPlainClick(event)) press(event);
      }}
      onKeyDown={(event) => {
        if (event.key === ' ') press(event);
      }}
    >
      {children}
    </a>
  );
}
