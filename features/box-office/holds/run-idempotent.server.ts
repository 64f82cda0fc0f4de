import type {
  Buyer,
  CartReceipt,
  CartReference,
  TicketingError,
} from '#features/box-office/ticketing/index.ts';
import {
  claimKey,
  findResponse,
  type KeyedRequest,
  saveResponse,
} from '#features/core/resources/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Office } from './dependencies.server.ts';
import { referenceWithin } from './hold-store.server.ts';
import type { Refusal } from './run-with-retry.server.ts';

/** A receipt from which its reference can be derived: by the session's token and the cart's nonce. */
export type StoredReceipt = CartReceipt & { nonce: string | null };
type StoredResult = Result<Omit<StoredReceipt, 'reference'>, TicketingError>;

/** The refusal says something about this moment alone: the same call may be sent again. */
const TRANSIENT = new Set(['BUSY', 'PROVIDER_DOWN', 'KEY_REUSED', 'IN_PAYMENT']);

/**
 * Runs `add` once per idempotency key: the key is claimed and the answer stored in the transaction it protects, so that a
 * crash leaves both or neither. The answer is stored without the cart's reference, which must not be readable in the
 * database.
 */
export async function runIdempotent(
  office: Office,
  trx: Trx,
  { keyed, buyer, reference }: { keyed: KeyedRequest; buyer: Buyer; reference: CartReference | null },
  add: () => Promise<Result<StoredReceipt, Refusal>>,
): Promise<Result<CartReceipt, Refusal>> {
  const now = await office.databaseClock(trx);
  if (!(await claimKey(trx, keyed, now)))
    return repeated(await findResponse(trx, keyed), { buyer, presented: reference, now });
  const added = await add();
  if (added.ok) {
    const { reference: _, ...storedReceipt } = added.value;
    await saveResponse(trx, keyed, JSON.stringify(succeed(storedReceipt) satisfies StoredResult));
  }
  return added;
}

/**
 * Keeps a refusal for its key, after the transaction it undid. If another call with the key got through meanwhile, its
 * answer is everybody's.
 */
export async function storeRefusal(
  office: Office,
  { keyed, buyer, reference }: { keyed: KeyedRequest; buyer: Buyer; reference: CartReference | null },
  error: TicketingError,
): Promise<Result<CartReceipt, TicketingError>> {
  if (TRANSIENT.has(error.code)) return fail(error);
  return office.guard.transaction(office.db, async (trx) => {
    const now = await office.databaseClock(trx);
    if (!(await claimKey(trx, keyed, now)))
      return repeated(await findResponse(trx, keyed), { buyer, presented: reference, now });
    await saveResponse(trx, keyed, JSON.stringify(fail(error) satisfies StoredResult));
    return fail(error);
  });
}

/** A stored answer as it is repeated: later than the first, so that the time left of a cart is adjusted. */
function repeated(
  answer: string | null,
  { buyer: { session }, presented, now }: { buyer: Buyer; presented: CartReference | null; now: Instant },
): Result<CartReceipt, TicketingError> {
  if (answer === null) return fail({ code: 'KEY_REUSED' });
  const storedReceipt = JSON.parse(answer) as StoredResult;
  if (!storedReceipt.ok) return storedReceipt;
  const { nonce, ...receipt } = storedReceipt.value;
  const reference = nonce !== null && session !== null ? referenceWithin(session, nonce) : presented;
  // The key was first sent with a cart, now without one: there is nothing to return.
  return reference === null
    ? fail({ code: 'NO_ACTIVE_RESERVATION' })
    : succeed({ ...receipt, reference, now });
}
