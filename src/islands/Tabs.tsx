/**
 * Tabs over panels that are already in the page (DESIGN.md §4). Before React arrives they are links
 * to fragments, switched by CSS alone; afterwards they follow the ARIA tabs pattern, and the chosen
 * tab is kept in the address.
 */
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Boundary } from './Boundary.tsx';
import { isPlainClick } from './hydration/takeover.ts';
import { adoptFragment, onAddressChange, readTab, writeTab } from './tab-address.ts';

export interface Tab {
  /** Id of the panel. */
  id: string;
  label: string;
  /** Value of the query parameter. */
  value?: string;
}

interface Props {
  label: string;
  tabs: readonly Tab[];
  /** Query parameter that holds the chosen tab; without one the fragment holds it. */
  param?: string;
  /** The panels, in the tabs' order: `<section class="tab-panel" id=…>`. */
  children?: ReactNode;
}

/** Where a key takes the selection among `count` tabs; null when it is no key of the pattern. */
function keyTarget(key: string, index: number, count: number): number | null {
  switch (key) {
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

function TabSet({ label, tabs, param, children }: Props): ReactNode {
  /** Null until React has taken over from the links. */
  const [selected, setSelected] = useState<number | null>(null);
  const isLive = selected !== null;
  const list = useRef<HTMLDivElement>(null);
  const panels = useRef<HTMLDivElement>(null);
  const prefix = useId();
  const tabId = (index: number): string => `${prefix}tab-${index}`;

  useEffect(() => {
    if (param) adoptFragment();
    const read = (): void => {
      setSelected((current) => readTab(tabs, param, current ?? 0));
    };
    read();
    return onAddressChange(read);
  }, [tabs, param]);

  // Before the paint in which the CSS of the links lets go of the panels.
  useLayoutEffect(() => {
    if (!isLive) return;
    tabs.forEach(({ id }, index) => {
      const panel = panels.current?.querySelector<HTMLElement>(`[id="${id}"]`);
      if (!panel) return;
      panel.hidden = index !== selected;
      panel.role = 'tabpanel';
      panel.tabIndex = 0;
      panel.setAttribute('aria-labelledby', `${prefix}tab-${index}`);
    });
  }, [isLive, selected, tabs, prefix]);

  const select = (index: number): void => {
    const tab = tabs[index];
    if (!tab || index === selected) return;
    setSelected(index);
    writeTab(tab, param);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = keyTarget(event.key, selected ?? 0, tabs.length);
    if (target === null) return;
    event.preventDefault();
    select(target);
    list.current?.querySelectorAll('a')[target]?.focus();
  };

  return (
    <div className="tabs" data-param={param} data-live={isLive || undefined}>
      <div className="tab-list" ref={list} role={isLive ? 'tablist' : 'group'} aria-label={label}>
        {tabs.map((tab, index) => (
          <a
            key={tab.id}
            href={`#${tab.id}`}
            id={tabId(index)}
            role={isLive ? 'tab' : undefined}
            aria-selected={isLive ? index === selected : undefined}
            aria-controls={isLive ? tab.id : undefined}
            tabIndex={isLive && index !== selected ? -1 : undefined}
            onKeyDown={onKeyDown}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              select(index);
            }}
          >
            {tab.label}
          </a>
        ))}
      </div>
      <div className="tab-panels" ref={panels}>
        {children}
      </div>
    </div>
  );
}

export default function Tabs(props: Props): ReactNode {
  return (
    <Boundary rest={props.children}>
      <TabSet {...props} />
    </Boundary>
  );
}
