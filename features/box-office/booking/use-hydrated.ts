import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and until the page's scripts have taken over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
