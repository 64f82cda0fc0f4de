import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this browser is signed in, as a cookie says that scripts can read; never on the server, whose pages are shared. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(
    never,
    () => /(^|; )signedIn=1/.test(document.cookie),
    () => false,
  );
}
