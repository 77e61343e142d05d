/** The dialog of the daily duels (docs/product.md, «Daily duels»). React only turns days: dialogs.ts shows them. */
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { bounded } from './shared/Boundary.tsx';

interface Props {
  /** Id of the dialog: a button outside opens it with `commandfor`. */
  id: string;
  /** The title, and the table with every duel. */
  children?: ReactNode;
}

const lastOffset = 2;
/** Updates the day this often: a timer for midnight would be late after the device slept. */
const refreshMs = 10_000;

function Duels({ id, children }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  /** Days from today; the last offset also has all later days. */
  const [offset, setOffset] = useState(0);

  // Before the paint, so that the duels and the title change together.
  useLayoutEffect(() => {
    const show = (): void => {
      const event = new CustomEvent('duels:show', { detail: offset });
      if (dialog.current?.open) dialog.current.dispatchEvent(event);
    };
    show();
    const timer = setInterval(show, refreshMs);
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
    // Safari does not focus a clicked button, so the dialog cannot return the focus itself.
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
        {turn(-1, 'Día anterior', '←')}{' '}
        <button className="button" type="submit">
          Cerrar
        </button>{' '}
        {turn(1, 'Día siguiente', '→')}
      </form>
    </dialog>
  );
}

export default bounded(Duels, ({ children }) => children);
