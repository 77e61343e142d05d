import { useEffect, useState } from 'react';

/**
 * False while React renders what the server sent, true right after: clock, address and storage are
 * read only then, so hydration never finds another text than the page's.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => {
    setHydrated(true);
  }, []);
  return isHydrated;
}
