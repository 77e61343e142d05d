/**
 * Tabs over panels that are already in the page (docs/product.md, «League»). Before React arrives they are
 * links to fragments, switched by CSS alone; afterwards they follow the ARIA tabs pattern, and the chosen
 * tab is kept in the address.
 */
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { Boundary } from './shared/Boundary.tsx';
import { usePageMarkup } from './shared/page-markup.ts';
import { isPlainClick } from './shared/plain-click.ts';
import { writeTab } from './tabs/address.ts';
import { useAddressedTab } from './tabs/useAddressedTab.ts';

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
  const selected = useAddressedTab(tabs, param);
  /** Whether links have become tabs: not while one of them is focused, and may be being read out. */
  const [areTabs, setTabs] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const prefix = useId();
  const tabId = (index: number): string => `${prefix}tab-${index}`;

  useEffect(() => {
    if (!list.current?.contains(document.activeElement)) setTabs(true);
  }, []);

  const panels = usePageMarkup<HTMLDivElement>((root) => {
    // The CSS of the links shows the panels until then.
    if (selected === null) return;
    tabs.forEach(({ id }, index) => {
      const panel = root.querySelector<HTMLElement>(`[id="${id}"]`);
      if (!panel) return;
      panel.hidden = index !== selected;
      if (!areTabs) return;
      panel.role = 'tabpanel';
      panel.tabIndex = 0;
      panel.setAttribute('aria-labelledby', tabId(index));
    });
  });

  const select = (index: number, isStep: boolean): void => {
    const tab = tabs[index];
    if (tab && index !== selected) writeTab(tab, param, isStep);
  };
  const onClick = (event: MouseEvent, index: number): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    select(index, true);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = keyTarget(event.key, selected ?? 0, tabs.length);
    if (target === null) return;
    event.preventDefault();
    select(target, false);
    list.current?.querySelectorAll('a')[target]?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    if (!list.current?.contains(relatedTarget)) setTabs(true);
  };

  return (
    <div className="tabs" data-param={param} data-live={selected !== null || undefined}>
      <div className="tab-list" ref={list} role={areTabs ? 'tablist' : 'group'} aria-label={label}>
        {tabs.map((tab, index) => (
          <a
            key={tab.id}
            href={`#${tab.id}`}
            id={tabId(index)}
            className={index === selected ? 'chosen' : undefined}
            role={areTabs ? 'tab' : undefined}
            aria-selected={areTabs ? index === selected : undefined}
            aria-controls={areTabs ? tab.id : undefined}
            tabIndex={areTabs && index !== selected ? -1 : undefined}
            onBlur={onBlur}
            onKeyDown={onKeyDown}
            onClick={(event) => onClick(event, index)}
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
