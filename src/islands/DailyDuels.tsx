/** The dialog of daily duels (docs/product.md, «Daily duels»). Without React and on paper it has all duels. */
import {
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import { hasModifier } from '../client/events.ts';
import { bounded } from './shared/Boundary.tsx';

interface Props {
  hasDuels: boolean;
  /** A table with a row per duel; each row has a `<time>` with a time zone. */
  children?: ReactNode;
}

const titles = ['Duelos de hoy', 'Duelos de mañana', 'Próximos duelos'];
/** Days from today of the last view, which has all later days too. */
const lastOffset = 2;
const dayMs = 86_400_000;

/** For elements whose text a browser may translate before React comes. */
const translatable = { suppressHydrationWarning: true };

/** Days from today until a row's duel, in the community's zone: 1 tomorrow, -1 yesterday. */
function daysAway(row: Element): number {
  // `2026-12-04T21:30-03:00`
  const { dateTime = '' } = row.querySelector('time') ?? {};
  const dayStart = Date.parse(dateTime.replace(/T\d+:\d+/, 'T00:00'));
  // The day is wrong for an hour in nights when clocks change.
  return Math.ceil((dayStart - Date.now()) / dayMs);
}

/** Shows the rows of a day. @param offset Days from today; null shows all rows. @returns True if a row is shown. */
function showRows(rows: Iterable<HTMLElement>, offset: number | null): boolean {
  let isAnyShown = false;
  for (const row of rows) {
    const days = daysAway(row);
    const isOfDay = offset === lastOffset ? days >= lastOffset : days === offset;
    row.hidden = offset !== null && !isOfDay;
    isAnyShown ||= !row.hidden;
  }
  return isAnyShown;
}

function subscribeToClock(onTick: () => void): () => void {
  // A timer for midnight would be late after the device slept.
  const timer = setInterval(onTick, 10_000);
  return () => clearInterval(timer);
}
const readMinute = (): number => Math.floor(Date.now() / 60_000);

/** Focuses the button, or the link in its place. Safari does not focus a clicked button, so the dialog cannot. */
function focusOpener(): void {
  const openers = document.querySelectorAll<HTMLElement>('[commandfor="duelos"], .calendar-link');
  [...openers].find((opener) => opener.getClientRects().length > 0)?.focus();
}

/** Opens the dialog at today when its button is pressed, also where browsers know neither commands nor `closedby`. */
function useOpening(
  dialog: RefObject<HTMLDialogElement | null>,
  showDay: (offset: number) => void,
): void {
  // React has no prop for `command` events. Browsers without commands have a link instead of the button.
  useLayoutEffect(() => {
    const element = dialog.current;
    const showToday = (): void => showDay(0);
    const onClick = (event: MouseEvent): void => {
      const target = event.target as Element;
      if (target === element && !('closedBy' in HTMLDialogElement.prototype)) element.close();
      if (!target.closest('.calendar-link') || hasModifier(event)) return;
      event.preventDefault();
      showToday();
      element?.showModal();
    };
    element?.addEventListener('command', showToday);
    addEventListener('click', onClick);
    return () => {
      element?.removeEventListener('command', showToday);
      removeEventListener('click', onClick);
    };
  }, [dialog, showDay]);
}

interface TurnButtonProps {
  /** Days from today that the button leads to. */
  target: number;
  label: string;
  arrow: string;
  onTurn: (target: number) => void;
}

function TurnButton({ target, label, arrow, onTurn }: TurnButtonProps): ReactNode {
  const isEnd = target < 0 || target > lastOffset;
  return (
    <button
      type="button"
      className="button quiet"
      aria-label={label}
      aria-disabled={isEnd || undefined}
      onClick={() => {
        if (!isEnd) onTurn(target);
      }}
    >
      <span aria-hidden="true" {...translatable}>
        {arrow}
      </span>
    </button>
  );
}

function Duels({ hasDuels, children }: Props): ReactNode {
  /** Days from today; null shows all duels: on paper, and if the dialog was opened before React came. */
  const [offset, setOffset] = useState<number | null>(null);
  const [isAnyShown, setAnyShown] = useState(hasDuels);
  const minute = useSyncExternalStore(subscribeToClock, readMinute, () => 0);
  const dialog = useRef<HTMLDialogElement>(null);
  useOpening(dialog, setOffset);
  useLayoutEffect(() => {
    const rows = dialog.current?.querySelectorAll<HTMLElement>('tbody tr') ?? [];
    setAnyShown(showRows(rows, offset));
  }, [offset, minute]);
  // While all duels are shown, the buttons turn from today.
  const day = offset ?? 0;

  return (
    <dialog
      ref={dialog}
      className={isAnyShown ? 'duels' : 'duels no-duels'}
      id="duelos"
      aria-labelledby="duelos-titulo"
      closedby="any"
      // It may have been opened before hydration.
      suppressHydrationWarning
      data-offset={offset ?? undefined}
      onClose={() => {
        setOffset(null);
        focusOpener();
      }}
    >
      <h2 id="duelos-titulo" aria-live="polite" {...translatable}>
        {offset === null ? 'Calendario de duelos' : titles[offset]}
      </h2>
      {/* oxlint-disable-next-line no-noninteractive-tabindex -- it scrolls, also by keyboard */}
      <section className="duels-body" aria-labelledby="duelos-titulo" tabIndex={0}>
        {!isAnyShown && <p className="empty note">No hay duelos programados.</p>}
        {children}
      </section>
      <form method="dialog" className="row">
        <TurnButton target={day - 1} label="Día anterior" arrow="←" onTurn={setOffset} />{' '}
        <button className="button" type="submit" {...translatable}>
          Cerrar
        </button>{' '}
        <TurnButton target={day + 1} label="Día siguiente" arrow="→" onTurn={setOffset} />
      </form>
    </dialog>
  );
}

export default bounded(Duels);
