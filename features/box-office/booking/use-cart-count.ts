import { useSyncExternalStore } from 'react';

const CART_CHANGED = 'cart-changed';
const POLL_MS = 10_000;

/** Tells every cart badge on the page that the `cartAmount` cookie changed. */
export function announceCartChange(): void {
  window.dispatchEvent(new Event(CART_CHANGED));
}

/**
 * How many tickets the visitor's cart holds, or that of a test sale beside an outside shop, read from cookies in the browser: the
 * page itself is the same for every visitor. 0 on the server.
 */
export function useCartCount(): number {
  return useSyncExternalStore(subscribe, countInCookie, () => 0);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CART_CHANGED, onChange);
  window.addEventListener('focus', onChange);
  // The cookie ends with the reservation, and nobody says so.
  const timer = setInterval(onChange, POLL_MS);
  return () => {
    clearInterval(timer);
    window.removeEventListener(CART_CHANGED, onChange);
    window.removeEventListener('focus', onChange);
  };
}

function countInCookie(): number {
  const amountIn = (name: string) => new RegExp(`(?:^|; )${name}=(\\d+)`).exec(document.cookie)?.[1];
  return Number(amountIn('testCartAmount') ?? amountIn('cartAmount') ?? 0);
}
