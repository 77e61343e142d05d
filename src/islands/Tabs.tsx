/**
 * The ARIA tabs pattern over tabs that are already in the page (src/components/Tabs.astro). The address says
 * which one is chosen, and the page shows it without React (src/client/early/tabs.ts): here is no state of it.
 */
import {
  useEffect,
  useReducer,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { bounded } from './shared/Boundary.tsx';
import { useSlotEffect } from './shared/useSlotEffect.ts';

interface Props {
  /** The tabs and their panels. */
  children?: ReactNode;
}

/** The list of a set; those of sets inside its panels come after it. */
const listIn = (root: HTMLElement | null): HTMLElement | null =>
  root?.querySelector<HTMLElement>('.tab-list') ?? null;

const tabsIn = (root: HTMLElement | null): HTMLAnchorElement[] => [
  ...(listIn(root)?.querySelectorAll('a') ?? []),
];

const isChosen = (tab: HTMLElement): boolean => tab.matches('.chosen');

/** Makes tabs of a set's links, and their panels of its sections. */
function showTabs(root: HTMLElement): void {
  listIn(root)?.setAttribute('role', 'tablist');
  for (const tab of tabsIn(root)) {
    const panelId = tab.hash.slice(1);
    tab.id = `tab-${panelId}`;
    tab.role = 'tab';
    tab.setAttribute('aria-selected', `${isChosen(tab)}`);
    tab.setAttribute('aria-controls', panelId);
    if (isChosen(tab)) tab.removeAttribute('tabindex');
    else tab.tabIndex = -1;
    const panel = document.getElementById(panelId);
    if (!panel) continue;
    panel.role = 'tabpanel';
    panel.tabIndex = 0;
    panel.setAttribute('aria-labelledby', tab.id);
  }
}

/** Where a key takes the selection among `count` tabs; null when it is no key of the pattern. */
function keyTarget(event: KeyboardEvent, index: number, count: number): number | null {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  switch (event.key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

function TabSet({ children }: Props): ReactNode {
  /** Whether links may become tabs: not while one of them is focused, and may be being read out. */
  const [isFree, setFree] = useState(false);
  const set = useSlotEffect<HTMLDivElement>((root) => {
    if (isFree) showTabs(root);
  });
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const list = listIn(set.current);
    if (!list?.contains(document.activeElement)) setFree(true);
    // Whenever another tab is chosen.
    const observer = new MutationObserver(drawAgain);
    if (list) observer.observe(list, { attributeFilter: ['class'], subtree: true });
    return () => observer.disconnect();
  }, [set]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const tabs = tabsIn(set.current);
    const index = tabs.indexOf(event.target as HTMLAnchorElement);
    const target = index < 0 ? null : keyTarget(event, index, tabs.length);
    if (target === null) return;
    event.preventDefault();
    tabs[target]?.click();
    tabs[target]?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    if (!listIn(set.current)?.contains(relatedTarget)) setFree(true);
  };

  return (
    <div ref={set} role="none" onKeyDown={onKeyDown} onBlur={onBlur}>
      {children}
    </div>
  );
}

export default bounded(TabSet, ({ children }) => children);
