import type { CartView, HeldCart } from './cart-view.ts';

/** How long a cart is held, of all that is known of it: a page that shows no more sends no more. */
export const heldCart = ({ expiresAt, now, renewalsLeft, can, offeredUntil }: CartView): HeldCart => ({
  expiresAt,
  now,
  renewalsLeft,
  can,
  offeredUntil,
});
