import {
  claimKey,
  findAnswer,
  type KeyedRequest,
  saveAnswer,
} from '#features/core/resources/idempotency/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Buyer, CartReceipt, CartReference } from '../cart.ts';
import type { TicketingError } from '../errors.ts';
import type { Office } from './dependencies.server.ts';
import { referenceWithin } from './hold-store.server.ts';
import type { Refusal } from './run-with-retry.server.ts';

/** A receipt with what gives its reference again: the session's token and the cart's nonce. */
export type KeptReceipt = CartReceipt & { nonce: string | null };
type KeptAnswer = Result<Omit<KeptReceipt, 'reference'>, TicketingError>;

/** The refusal says something about this moment alone: the same call may be sent again. */
const TRANSIENT = new Set(['BUSY', 'PROVIDER_DOWN', 'KEY_REUSED', 'IN_PAYMENT']);

/**
 * Lets `add` take effect once for a key: the key is claimed, and the answer kept, in the transaction of what it protects.
 * A process that dies leaves both or neither. Without the cart's reference, which nobody may read in the database.
 */
export async function runIdempotent(
  office: Office,
  trx: Trx,
  { keyed, buyer, reference }: { keyed: KeyedRequest; buyer: Buyer; reference: CartReference | null },
  add: () => Promise<Result<KeptReceipt, Refusal>>,
): Promise<Result<CartReceipt, Refusal>> {
  const now = await office.databaseClock(trx);
  if (!(await claimKey(trx, keyed, now)))
    return repeated(await findAnswer(trx, keyed), { buyer, presented: reference, now });
  const added = await add();
  if (added.ok) {
    const { reference: _, ...kept } = added.value;
    await saveAnswer(trx, keyed, JSON.stringify(succeed(kept) satisfies KeptAnswer));
  }
  return added;
}

/**
 * Keeps a refusal for its key, after the transaction it undid. If another call with the key got through meanwhile, its
 * answer is everybody's.
 */
export async function keepRefusal(
  office: Office,
  { keyed, buyer, reference }: { keyed: KeyedRequest; buyer: Buyer; reference: CartReference | null },
  error: TicketingError,
): Promise<Result<CartReceipt, TicketingError>> {
  if (TRANSIENT.has(error.code)) return fail(error);
  return office.guard.transaction(office.db, async (trx) => {
    const now = await office.databaseClock(trx);
    if (!(await claimKey(trx, keyed, now)))
      return repeated(await findAnswer(trx, keyed), { buyer, presented: reference, now });
    await saveAnswer(trx, keyed, JSON.stringify(fail(error) satisfies KeptAnswer));
    return fail(error);
  });
}

/** A kept answer as it is given again: later than the first, so that a cart's time is not counted from then on anew. */
function repeated(
  answer: string | null,
  { buyer: { session }, presented, now }: { buyer: Buyer; presented: CartReference | null; now: Instant },
): Result<CartReceipt, TicketingError> {
  if (answer === null) return fail({ code: 'KEY_REUSED' });
  const kept = JSON.parse(answer) as KeptAnswer;
  if (!kept.ok) return kept;
  const { nonce, ...receipt } = kept.value;
  const reference = nonce !== null && session !== null ? referenceWithin(session, nonce) : presented;
  // The key was first sent with a cart, now without one: there is nothing to give back.
  return reference === null
    ? fail({ code: 'NO_ACTIVE_RESERVATION' })
    : succeed({ ...receipt, reference, now });
}
