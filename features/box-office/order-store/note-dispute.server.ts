import { isOutdated, openCents } from '#features/box-office/ticketing/index.server.ts';
import type { Dispute, DisputedMoney, DisputeMovement, Order } from '#features/box-office/ticketing/index.ts';
import type { Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import { findDispute, writeDispute } from './dispute-store.server.ts';
import { findOrder } from './order-store.server.ts';
import { noteReturning } from './owed-store.server.ts';
import { findPayments, insertPayment } from './payment-store.server.ts';
import type { OrderWrite } from './write-payment.server.ts';

/** New facts about a dispute. */
export interface NotedDispute {
  /** How it stood before; `null` when nobody knew of it. */
  before: Dispute | null;
  /** Movements not in the ledger yet. */
  movements: DisputeMovement[];
}

/**
 * Stores the current state of a dispute about a payment of a locked order, and the movements of the bank and the provider in
 * the ledger (docs/decisions/0098). Idempotent under repeated and reordered notices. `seen`: the state before the provider
 * was asked; its answer is refused when it may be older than the stored state.
 */
export async function noteDispute(
  { trx, order, now }: Pick<OrderWrite, 'trx' | 'order' | 'now'>,
  dispute: DisputedMoney,
  seen: Dispute | null,
): Promise<Result<NotedDispute, { code: 'OUTDATED' }>> {
  const before = await findDispute(trx, dispute.name);
  if (isOutdated(dispute, { seen, known: before })) return fail({ code: 'OUTDATED' });
  await writeDispute(trx, dispute, { known: before, now });
  const known = await findPayments(trx, order.number);
  const isKnown = (name: string) =>
    known.some(({ kind, reference }) => kind !== 'payment' && reference === name);
  const movements = dispute.movements.filter(({ name }) => !isKnown(name));
  for (const movement of movements) await insertMovement({ trx, order, now }, movement);
  if (movements.length > 0) await endReturning(trx, order);
  return succeed({ before, movements });
}

async function insertMovement(
  { trx, order, now }: { trx: Trx; order: Order; now: Instant },
  { name, cents, feeCents }: DisputeMovement,
): Promise<void> {
  const row = { means: 'online', reference: name, recorded_by: null, recorded_at: now } as const;
  const kind = cents < 0 ? 'chargeback' : 'reinstatement';
  if (cents !== 0) await insertPayment(trx, order.secret, { ...row, kind, cents });
  if (feeCents !== 0) await insertPayment(trx, order.secret, { ...row, kind: 'fee', cents: -feeCents });
}

/** Lowers the pending refund: money the bank took is no longer owed, and so no longer on its way. */
async function endReturning(trx: Trx, { secret, number, returningCents }: Order): Promise<void> {
  const order = await findOrder(trx, secret);
  const owed = order ? Math.max(0, -openCents(order)) : 0;
  if (returningCents > owed) await noteReturning(trx, number, owed);
}
