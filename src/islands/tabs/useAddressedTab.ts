import { useState, useSyncExternalStore } from 'react';
import { adoptFragment, onAddressChange, readTab, type AddressedTab } from './address.ts';

/** The tab that the address names. It has a memory: a fragment that leads elsewhere leaves it. */
class AddressedTabStore {
  private selected = 0;
  private readonly tabs: readonly AddressedTab[];
  private readonly param: string | undefined;

  constructor(tabs: readonly AddressedTab[], param: string | undefined) {
    this.tabs = tabs;
    this.param = param;
  }

  readonly subscribe = (onChange: () => void): (() => void) => {
    if (this.param) adoptFragment();
    return onAddressChange(onChange);
  };

  readonly read = (): number => {
    this.selected = readTab(this.tabs, this.param, this.selected);
    return this.selected;
  };
}

const ofServer = (): null => null;

/** Index of the tab that the address names; null while React takes over the server's HTML, which has links. */
export function useAddressedTab(
  tabs: readonly AddressedTab[],
  param: string | undefined,
): number | null {
  const [store] = useState(() => new AddressedTabStore(tabs, param));
  return useSyncExternalStore<number | null>(store.subscribe, store.read, ofServer);
}
