import { lockedOrder } from '#features/box-office/order-store/index.server.ts';
import type { PaymentProviders } from '#features/box-office/payments/index.server.ts';
import type { Order, OrderNews } from '#features/box-office/ticketing/index.ts';
import type { Permission } from '#features/core/access/index.server.ts';
import { type Actor, inWrite, type Write, type WriteServices } from '#features/core/access/index.server.ts';
import { writeOrderEmail } from '#features/shop/orders/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Config } from '#platform/config.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import type { CacheTag } from '#platform/events/cache-tag.ts';
import type { Log } from '#platform/log.server.ts';
import { lockOpenShift } from '../tills/shift-store.server.ts';

export interface OrderDeskServices extends WriteServices {
  engine: Engine;
  config: Config;
  payments: PaymentProviders;
  log: Log;
}

/** Result of a change to an order. */
export interface Changed {
  /** Kind of email sent about it; `null` if nobody is notified. */
  news: OrderNews['kind'] | null;
  /** The event that the news is about. */
  jetId?: number;
  /** Amount refunded as credit with it. */
  creditCents?: number;
  /** Cents of a payment that does not settle the order. */
  receivedCents?: number;
  /** Additional audit details, such as a reason. */
  auditDetails?: Readonly<Record<string, unknown>>;
  tags?: readonly CacheTag[];
}

/** Runs with the order locked: nobody else changes it until the transaction ends, nor closes the till of the actor. */
type Work<E> = (
  write: Pick<Write, 'trx' | 'now'> & { order: Order; shiftId: number | null },
) => Promise<Result<Changed | null, E>>;

/**
 * Changes one order on behalf of staff (docs/decisions/0057): behind its lock, with an audit entry and the notification, all
 * or nothing. `work` returns `null` when there is nothing to do. Returns the resulting order.
 */
export function changeOrder<E>(
  services: OrderDeskServices,
  actor: Actor,
  { number, permission }: { number: string; permission: Permission },
  work: Work<E>,
): Promise<Result<Order, E | { code: 'UNKNOWN_ORDER' }>> {
  return inWrite<Order, E | { code: 'UNKNOWN_ORDER' }>(services, actor, permission, (write) =>
    changeOrderWithin(services, actor, number, { write, work }),
  );
}

/** The same within a write that changes several orders, whose caller has locked them in the order of their ids. */
export async function changeOrderWithin<E>(
  services: OrderDeskServices,
  actor: Actor,
  number: string,
  { write: { trx, now, record }, work }: { write: Write; work: Work<E> },
): Promise<Result<Order, E | { code: 'UNKNOWN_ORDER' }>> {
  const before = await lockedOrder(trx, services.engine, number);
  if (!before) return fail({ code: 'UNKNOWN_ORDER' });
  const shift = 'system' in actor ? null : await lockOpenShift(trx, services.engine, actor.id);
  const done = await work({ trx, now, order: before, shiftId: shift?.id ?? null });
  if (!done.ok) return done;
  if (done.value === null) return succeed(before);
  const { news, jetId, creditCents, receivedCents, auditDetails = {}, tags = [] } = done.value;
  const after = await lockedOrder(trx, services.engine, number);
  if (!after) throw new Error(`order ${number} disappeared within its own transaction`);
  record({
    entity: 'orders',
    id: number,
    before: auditable(before),
    after: { ...auditable(after), ...auditDetails },
    tags,
  });
  if (news) {
    const auditDetails = {
      kind: news,
      at: now,
      ...(jetId === undefined ? {} : { jetId }),
      ...(creditCents === undefined ? {} : { creditCents }),
      ...(receivedCents === undefined ? {} : { receivedCents }),
    };
    await writeOrderEmail(trx, after, auditDetails, services.config);
  }
  return succeed(after);
}

/** Picks the fields of an order that the audit compares: none of the customer's details. */
function auditable({ paidCents, reservedUntil, donation, tickets, voucher, pass }: Order) {
  const gone = tickets.filter(({ state }) => state === 'cancelled');
  const positions = (some: typeof gone) => some.map(({ position }) => position);
  return {
    paid_cents: paidCents,
    ...(reservedUntil === null ? {} : { reserved_until: reservedUntil }),
    ...(donation ? { donation: donation.end ?? 'given' } : {}),
    ...(voucher ? { voucher: voucher.state } : {}),
    ...(pass ? { pass: pass.state, pass_valid_until: pass.validUntil } : {}),
    cancelled: positions(gone.filter(({ replacedBy }) => replacedBy === null)),
    exchanged: positions(gone.filter(({ replacedBy }) => replacedBy !== null)),
  };
}
