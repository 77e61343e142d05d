/**
 * The calendar of duels, narrowed to a day while its dialog is open (docs/product.md, «Daily duels»). The
 * platform opens and closes the dialog; before React is there, without it and on paper it holds every duel.
 */
import { useRef, useState, type ReactNode } from 'react';
import { dayOffsets, isInView, type DayOffset } from '../domain/duel-views.ts';
import type { CalendarDate } from '../domain/time.ts';
import { Boundary } from './shared/Boundary.tsx';
import { useToday } from './duels/today.ts';
import { useIsOpen } from './duels/useIsOpen.ts';
import { useSlotEffect } from './shared/useSlotEffect.ts';

interface Props {
  /** The dialog's; a button elsewhere opens it with `commandfor`. */
  id: string;
  /** Day of each row of the table, in their order. */
  days: readonly CalendarDate[];
  /** The table with every duel, and what to say when there is none. */
  children?: ReactNode;
}

const titles: Readonly<Record<DayOffset, string>> = {
  0: 'Duelos de hoy',
  1: 'Duelos de mañana',
  2: 'Próximos duelos',
};

function Duels({ id, days, children }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = useIsOpen(dialog);
  const today = useToday(isOpen);
  const [offset, setOffset] = useState<DayOffset>(0);
  const view = isOpen ? offset : null;
  const isOnShow = (day: CalendarDate): boolean => view === null || isInView(day, today, view);
  const body = useSlotEffect<HTMLElement>((root) => {
    root.querySelectorAll('tbody tr').forEach((row, index) => {
      row.toggleAttribute('hidden', !isOnShow(days[index] ?? ''));
    });
  });

  const step = (by: 1 | -1): void => {
    setOffset((current) => dayOffsets[current + by] ?? current);
  };
  const onClose = (): void => {
    setOffset(0);
    // Safari does not focus a button that is clicked, so the dialog has nothing to return to.
    document.querySelector<HTMLElement>(`[commandfor="${id}"]`)?.focus();
  };
  const titleId = `${id}-titulo`;

  return (
    <dialog
      className={days.some(isOnShow) ? 'duels' : 'duels no-duels'}
      id={id}
      ref={dialog}
      aria-labelledby={titleId}
      data-offset={view ?? undefined}
      closedby="any"
      onClose={onClose}
    >
      <h2 id={titleId} aria-live="polite">
        {view === null ? 'Calendario de duelos' : titles[view]}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard */}
      <section className="duels-body" ref={body} aria-labelledby={titleId} tabIndex={0}>
        {children}
      </section>
      <p
        className="note"
        role="status"
        data-lost="No pudimos separar los duelos por día: revisá tu conexión y probá de nuevo. Acá están todos."
      />
      <form method="dialog">
        <button
          className="button quiet"
          type="button"
          aria-label="Día anterior"
          aria-disabled={view === 0 || undefined}
          data-react=""
          onClick={() => step(-1)}
        >
          <span aria-hidden="true">←</span>
        </button>
        <button className="button" type="submit">
          Cerrar
        </button>
        <button
          className="button quiet"
          type="button"
          aria-label="Día siguiente"
          aria-disabled={view === dayOffsets.at(-1) || undefined}
          data-react=""
          onClick={() => step(1)}
        >
          <span aria-hidden="true">→</span>
        </button>
      </form>
    </dialog>
  );
}

export default function DailyDuels(props: Props): ReactNode {
  return (
    <Boundary fallback={props.children}>
      <Duels {...props} />
    </Boundary>
  );
}
