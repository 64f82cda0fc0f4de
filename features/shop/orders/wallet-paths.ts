import type { WalletOffer } from '#features/box-office/sale-documents/index.server.ts';
import { hasTickets, type Order } from '#features/box-office/ticketing/index.ts';
import { applePassPath, googlePassPath } from './order-paths.ts';

/** Paths that add tickets to the wallet of a phone. */
export interface WalletPaths {
  /** All of them; `null` where it is not offered. */
  apple: string | null;
  /** Google takes them one by one. */
  google: { position: number; path: string }[];
}

/** Of all tickets of an order that can be used, or of one; `null` where there is none, in a test, and where nothing is offered. */
export function walletPathsOf(
  order: Order,
  offer: WalletOffer,
  position: number | null = null,
): WalletPaths | null {
  const valid = order.tickets
    .filter(({ state }) => state === 'valid')
    .filter((ticket) => position === null || ticket.position === position);
  if (order.isTest || !hasTickets(order) || valid.length === 0 || !(offer.apple || offer.google)) return null;
  return {
    apple: offer.apple ? applePassPath(order, position) : null,
    google: offer.google
      ? valid.map((ticket) => ({ position: ticket.position, path: googlePassPath(order, ticket.position) }))
      : [],
  };
}
