import type { Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import { lockWithin } from '#platform/database/locks.server.ts';
import { digestOf } from '../digest.server.ts';
import type { TicketingError } from '../errors.ts';
import type { Buyer } from '../provider.ts';
import type { Office } from './dependencies.server.ts';
import { findHeldByNetwork, findHeldBySession } from './held-store.server.ts';
import { sessionHash } from './hold-store.server.ts';

/** Tickets all carts of one browser session hold at a time. */
const TICKETS_PER_SESSION = 40;

/** How many places are wanted of which performances. */
export interface Wanted {
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
  if (session !== null) await lockWithin(trx, engine, `cart of ${session}`, 0);
  const { network } = buyer;
  if (network === null) return;
  for (const id of [...new Set(performanceIds)].sort((a, b) => a - b))
    await lockWithin(trx, engine, `places for ${digestOf(network)}`, id);
}

/** The limit on what one visitor, or one network, holds at a time that `wanted` would break (docs/decisions/0016). */
export async function exceededHolding(
  { placesPerNetwork }: Office,
  trx: Trx,
  buyer: Buyer,
  { wanted, now }: { wanted: Wanted[]; now: Instant },
): Promise<TicketingError | null> {
  const session = sessionHash(buyer);
  if (session !== null) {
    const tickets = wanted.reduce((sum, each) => sum + each.tickets, 0);
    const held = await findHeldBySession(trx, session, now);
    if (held + tickets > TICKETS_PER_SESSION) return { code: 'TOO_MANY_HELD', limit: TICKETS_PER_SESSION };
  }
  const { network } = buyer;
  if (network === null) return null;
  const held = await findHeldByNetwork(trx, digestOf(network), {
    performanceIds: wanted.map((each) => each.performanceId),
    now,
  });
  const exceeds = ({ performanceId, places }: Wanted) =>
    (held.get(performanceId) ?? 0) + places > placesPerNetwork;
  return wanted.some(exceeds) ? { code: 'TOO_MANY_HELD', limit: placesPerNetwork } : null;
}

/** Sums up by performance. */
export function wantedBy(lines: { performanceId: number; quantity: number; units: number }[]): Wanted[] {
  const sums = new Map<number, Wanted>();
  for (const { performanceId, quantity, units } of lines) {
    const sum = sums.get(performanceId) ?? { performanceId, places: 0, tickets: 0 };
    sum.places += quantity * units;
    sum.tickets += quantity;
    sums.set(performanceId, sum);
  }
  return [...sums.values()];
}
