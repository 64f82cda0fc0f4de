import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True if this browser is signed in, according to a cookie scripts can read. Only the server knows the identity. */
export function isSignedIn(): boolean {
  return /(^|; )signedIn=1/.test(document.cookie);
}

/** The same for components; never on the server, whose pages are shared. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(never, isSignedIn, () => false);
}
