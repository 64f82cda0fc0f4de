import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this browser is signed in, as a cookie says that scripts can read. Who it is only the server knows. */
export function isSignedIn(): boolean {
  return /(^|; )signedIn=1/.test(document.cookie);
}

/** The same for components; never on the server, whose pages are shared. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(never, isSignedIn, () => false);
}
