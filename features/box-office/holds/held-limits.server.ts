import type { Buyer, TicketingError } from '#features/box-office/ticketing/index.ts';
import type { Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import { lockAllWithin } from '#platform/database/locks.server.ts';
import { digestOf } from '#platform/digest.server.ts';
import type { Office } from './dependencies.server.ts';
import { findHolding } from './held-store.server.ts';
import { sessionHash } from './hold-store.server.ts';

/** Tickets all carts of one browser session hold at a time. */
const TICKETS_PER_SESSION = 40;

/** Unpaid places of one date that groups may order from one network: a school sends several classes. */
const PLACES_OF_GROUPS = 240;

/** How many places are wanted of which performances. */
export interface WantedPlaces {
  performanceId: number;
  places: number;
  tickets: number;
}

/**
 * First in the lock order: makes adds of one session, and adds from one network to one performance, follow each other.
 * Only then can they be counted.
 */
export async function lockBuyer(
  { engine }: Office,
  trx: Trx,
  buyer: Buyer,
  performanceIds: number[],
): Promise<void> {
  const session = sessionHash(buyer);
  const ofSession = session === null ? [] : [{ name: `cart of ${session}`, id: 0 }];
  const { network } = buyer;
  const ids = network === null ? [] : [...new Set(performanceIds)].sort((a, b) => a - b);
  const ofNetwork = ids.map((id) => ({ name: `places for ${digestOf(network ?? '')}`, id }));
  await lockAllWithin(trx, engine, [...ofSession, ...ofNetwork]);
}

/** Returns the limit on simultaneous holds of one visitor, or one network, that `wanted` would exceed (docs/decisions/0016). */
export async function exceededHolding(
  { placesPerNetwork }: Office,
  trx: Trx,
  buyer: Buyer,
  { wanted, now }: { wanted: WantedPlaces[]; now: Instant },
): Promise<TicketingError | null> {
  // Sellers hold tickets for many customers; a group orders in the same step, within its own limit.
  if (buyer.isSeller) return null;
  const mostPlaces = buyer.isGroup ? Math.max(placesPerNetwork, PLACES_OF_GROUPS) : placesPerNetwork;
  const session = sessionHash(buyer);
  const network = buyer.network === null ? null : digestOf(buyer.network);
  if (session === null && network === null) return null;
  const performanceIds = wanted.map((each) => each.performanceId);
  const held = await findHolding(trx, { session, network }, { performanceIds, now });
  const tickets = wanted.reduce((sum, each) => sum + each.tickets, held.tickets);
  if (session !== null && !buyer.isGroup && tickets > TICKETS_PER_SESSION)
    return { code: 'TOO_MANY_HELD', limit: TICKETS_PER_SESSION };
  const exceeds = ({ performanceId, places }: WantedPlaces) =>
    (held.places.get(performanceId) ?? 0) + places > mostPlaces;
  return network !== null && wanted.some(exceeds) ? { code: 'TOO_MANY_HELD', limit: mostPlaces } : null;
}

/** Sums up by performance. */
export function wantedBy(
  lines: { performanceId: number; quantity: number; units: number }[],
): WantedPlaces[] {
  const sums = new Map<number, WantedPlaces>();
  for (const { performanceId, quantity, units } of lines) {
    const sum = sums.get(performanceId) ?? { performanceId, places: 0, tickets: 0 };
    sum.places += quantity * units;
    sum.tickets += quantity;
    sums.set(performanceId, sum);
  }
  return [...sums.values()];
}
