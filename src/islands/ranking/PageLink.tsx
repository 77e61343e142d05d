/** «Anterior» or «Siguiente»: a link into the whole ranking that turns the page in place. */
import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '../shared/plain-click.ts';

interface Props {
  /** The same rows in the whole ranking; null at the end, where there is nowhere to go. */
  href: string | null;
  /** Whether it keeps the focus at the end, so that a keyboard visitor keeps their place. */
  isTurned: boolean;
  onPress: () => void;
  children: ReactNode;
}

export function PageLink({ href, isTurned, onPress, children }: Props): ReactNode {
  const isEnd = href === null;
  const onClick = (event: MouseEvent): void => {
    if (isEnd || !isPlainClick(event)) return;
    event.preventDefault();
    onPress();
  };
  return (
    <a
      className="button quiet"
      href={href ?? undefined}
      role={isEnd ? 'link' : undefined}
      aria-disabled={isEnd || undefined}
      tabIndex={isEnd && isTurned ? 0 : undefined}
      data-react="2"
      onClick={onClick}
    >
      {children}
    </a>
  );
}
