/** Tabs whose state is the address (src/client/tab-address.ts). The panels are the slot: one `TabPanel` per tab. */
import {
  Fragment,
  useLayoutEffect,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { onAddressChange } from '../client/address.ts';
import { hasModifier } from '../client/events.ts';
import { selectedPanel, selectTab, showPanel } from '../client/tab-address.ts';
import { bounded } from './shared/Boundary.tsx';

interface Props {
  label: string;
  /** Name of the query parameter with the selected tab. */
  param: string;
  /** `id` is the panel's id. `value` is the parameter's value; default: the id. */
  tabs: readonly { id: string; label: string; value?: string }[];
  /** Stays in sight while its panels are read. */
  isSticky?: boolean;
  children?: ReactNode;
}

function onTabClick(event: MouseEvent<HTMLAnchorElement>): void {
  if (hasModifier(event)) return;
  event.preventDefault();
  selectTab(event.currentTarget);
}

/** Moves focus and selection, as in the tabs pattern of ARIA. */
function onTabKey(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (hasModifier(event)) return;
  const tab = event.currentTarget;
  const tabs = [...(tab.parentElement?.querySelectorAll('a') ?? [])];
  const index = tabs.indexOf(tab);
  const targets: Record<string, number> = {
    ArrowRight: (index + 1) % tabs.length,
    ArrowLeft: index - 1,
    Home: 0,
    End: -1,
  };
  const targetIndex = targets[event.key];
  const target = targetIndex === undefined ? undefined : tabs.at(targetIndex);
  if (!target) return;
  event.preventDefault();
  selectTab(target);
  target.focus();
}

function Tabs({ label, param, tabs, isSticky = false, children }: Props): ReactNode {
  /** Id of the selected panel; null while React hydrates, because the build does not know the address. */
  const selected = useSyncExternalStore(
    onAddressChange,
    () => selectedPanel({ param, tabs }) ?? null,
    () => null,
  );
  // The panels are the page's HTML, which React does not render. The early script may have selected another tab while
  // React hydrated.
  useLayoutEffect(() => {
    if (selected !== null) showPanel({ param, tabs }, selected);
  }, [param, tabs, selected]);

  return (
    <div>
      <div
        className={isSticky ? 'row tab-list whole sticky-row' : 'row tab-list whole'}
        role="tablist"
        aria-label={label}
        data-param={param}
      >
        {tabs.map(({ id, label: text, value }) => {
          const isSelected = id === (selected ?? tabs[0]?.id);
          return (
            <Fragment key={id}>
              <a
                id={`tab-${id}`}
                href={`#${id}`}
                role="tab"
                aria-selected={isSelected}
                aria-controls={id}
                // Without React, each tab is in the tab order.
                tabIndex={isSelected || selected === null ? 0 : -1}
                data-value={value}
                // A browser that translates the page replaces the text before React comes.
                suppressHydrationWarning
                onClick={onTabClick}
                onKeyDown={onTabKey}
              >
                {text}
              </a>{' '}
            </Fragment>
          );
        })}
      </div>
      {children}
    </div>
  );
}

export default bounded(Tabs);
