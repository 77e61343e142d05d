/** The ARIA tabs pattern for src/components/Tabs.astro. The address has the chosen tab, and tabs.ts shows it. */
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
  children?: ReactNode;
}

/** The tab list of a set. Lists of nested sets, in its panels, come after it. */
const listIn = (root: HTMLElement | null): HTMLElement | null =>
  root?.querySelector<HTMLElement>('.tab-list') ?? null;

const tabsIn = (root: HTMLElement | null): HTMLAnchorElement[] => [
  ...(listIn(root)?.querySelectorAll('a') ?? []),
];

const isChosen = (tab: HTMLElement): boolean => tab.matches('.chosen');

/** Gives a set's links and sections the roles of tabs and panels. */
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

/** Index of the tab that a key selects among `count`; null for keys without a meaning for tabs. */
function keyTarget(event: KeyboardEvent, index: number, count: number): number | null {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const targets: Record<string, number> = {
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return targets[event.key] ?? null;
}

function TabSet({ children }: Props): ReactNode {
  /** False while a tab link has focus: changing its role would make a screen reader announce it twice. */
  const [isFree, setFree] = useState(false);
  const set = useSlotEffect<HTMLDivElement>((root) => {
    if (isFree) showTabs(root);
  });
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const list = listIn(set.current);
    if (!list?.contains(document.activeElement)) setFree(true);
    // The class changes when another tab is chosen.
    const observer = new MutationObserver(rerender);
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
