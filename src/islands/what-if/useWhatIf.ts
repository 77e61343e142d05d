/** «¿Y si…?» on a fixture: whether it is open, and what of it is loaded. */
import {
  createElement,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import {
  addressed,
  isOf,
  onAddressChange,
  readSuppositions,
  writeSuppositions,
} from './address.ts';
import type { SupposedGroup } from '../../season/what-if.ts';
import { loadGroups, loadPanel, type Panel } from './load.ts';

interface WhatIf {
  isOpen: boolean;
  isLoading: boolean;
  /** Whether the code did not come; the next press asks for it again. */
  isLost: boolean;
  toggle: () => void;
  panel: ReactNode;
}

/**
 * @param fixture Stands inside the island.
 * @param address Of the groups; null where nothing can be supposed.
 * @param stages Of the fixture, as their duels' addresses begin: `segundaa|segundab`.
 */
export function useWhatIf(
  fixture: RefObject<HTMLElement | null>,
  address: string | null,
  stages: string,
): WhatIf {
  const isAddressed = useSyncExternalStore(
    onAddressChange,
    () => [...readSuppositions(addressed()).keys()].some((id) => isOf(stages, id)),
    () => false,
  );
  /** What the button said last; until then, the address it was opened with. */
  const [isWanted, want] = useState<boolean | null>(null);
  const [isLost, setLost] = useState(false);
  const [loaded, setLoaded] = useState<{ Panel: Panel; groups: SupposedGroup[] } | null>(null);
  const isOpen = address !== null && (isWanted ?? isAddressed);
  const isLoading = isOpen && loaded === null;

  useEffect(() => {
    const root = fixture.current;
    if (!isLoading || !root) return;
    Promise.all([loadPanel(root.closest('astro-island')), loadGroups(address)]).then(
      ([Panel, groups]) => {
        setLoaded({ Panel, groups });
        want((wanted) => wanted ?? true);
      },
      (error: unknown) => {
        console.error(error);
        setLost(true);
        want(false);
      },
    );
  }, [fixture, address, isLoading]);

  return {
    isOpen,
    isLoading,
    isLost,
    toggle: () => {
      setLost(false);
      want(!isOpen);
      if (!isOpen) return;
      const others = [...readSuppositions(addressed())].filter(([id]) => !isOf(stages, id));
      writeSuppositions(new Map(others));
    },
    panel: isOpen && loaded ? createElement(loaded.Panel, { groups: loaded.groups }) : null,
  };
}
