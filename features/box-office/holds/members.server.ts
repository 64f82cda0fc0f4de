import type { Trx } from '#features/database.server.ts';
import { isMember } from '#features/people/accounts/index.server.ts';
import { dayOf, type Instant } from '#lib/venue-time.ts';
import { type ConditionedLine, isForMembers } from './conditions-of-cart.ts';

/**
 * Tells if an account may buy these tickets: it is a member, or need not be one. Membership is looked up only where it
 * is required.
 */
export async function mayBuyAsMember(
  trx: Trx,
  lines: readonly ConditionedLine[],
  { userId, now }: { userId: number | null; now: Instant },
): Promise<boolean> {
  if (!lines.some((line) => isForMembers(line, now))) return true;
  return userId !== null && (await isMember(trx, userId, dayOf(now)));
}
