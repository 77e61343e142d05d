/**
 * The dialog of the daily duels (docs/product.md, «Daily duels»): this turns its days. The platform opens and
 * closes it, and src/client/early/dialogs.ts shows a day of it, the first one before React is there; closed,
 * and on paper, it holds every duel.
 */
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { bounded } from './shared/Boundary.tsx';

interface Props {
  /** The dialog's; a button elsewhere opens it with `commandfor`. */
  id: string;
  /** Its title, and the table with every duel. */
  children?: ReactNode;
}

const lastOffset = 2;
/** A clock looked at this often shows midnight soon enough, also after the device slept. */
const lookMs = 10_000;

function Duels({ id, children }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  /** Days from today; the last one is all that comes after. */
  const [offset, setOffset] = useState(0);

  // Before the press is over: what is shown and what is said change as one.
  useLayoutEffect(() => {
    const show = (): void => {
      const event = new CustomEvent('duels:show', { detail: offset });
      if (dialog.current?.open) dialog.current.dispatchEvent(event);
    };
    show();
    const timer = setInterval(show, lookMs);
    return () => clearInterval(timer);
  }, [offset]);

  const turn = (by: 1 | -1, name: string, sign: string): ReactNode => {
    const next = Math.max(0, Math.min(offset + by, lastOffset));
    return (
      <button
        className="button quiet"
        type="button"
        aria-label={name}
        aria-disabled={next === offset || undefined}
        data-react=""
        onClick={() => setOffset(next)}
      >
        <span aria-hidden="true">{sign}</span>
      </button>
    );
  };
  const onClose = (): void => {
    setOffset(0);
    // Safari does not focus a button that is clicked, so the dialog has nothing to return to.
    document.querySelector<HTMLElement>(`[commandfor="${id}"]`)?.focus();
  };

  return (
    <dialog
      className="duels"
      id={id}
      ref={dialog}
      aria-labelledby={`${id}-titulo`}
      closedby="any"
      onClose={onClose}
    >
      {children}
      <p
        className="note"
        role="status"
        data-lost="No pudimos pasar de día: revisá tu conexión y probá de nuevo. En «Duelos» están todos."
      />
      <form method="dialog">
        {turn(-1, 'Día anterior', '←')}
        <button className="button" type="submit">
          Cerrar
        </button>
        {turn(1, 'Día siguiente', '→')}
      </form>
    </dialog>
  );
}

export default bounded(Duels, ({ children }) => children);
