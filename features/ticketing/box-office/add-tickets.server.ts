import type { Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { TicketingError } from '../errors.ts';
import type { CartReceipt, CartReference, TicketOrder } from '../provider.ts';
import { attempt } from './attempt.server.ts';
import type { Office } from './dependencies.server.ts';
import { type Hold, lockHold, openHold, updateHold } from './hold-store.server.ts';
import { brokenLimit } from './limits.ts';
import { findLines, type NewLine } from './line-store.server.ts';
import { isAlive } from './reservation.ts';
import { itemsOrdered, type OrderedItem } from './sale.ts';
import { findDraws, findSaleItems } from './sale-store.server.ts';
import { takeLines } from './take-lines.server.ts';

/** `TicketingProvider.add` of the box office. A cart whose time is over is left as it is, and a new one begun. */
export function addTickets(
  office: Office,
  reference: CartReference | null,
  order: TicketOrder,
): Promise<Result<CartReceipt, TicketingError>> {
  return attempt(office, async (trx, moves) => {
    const locked = reference === null ? undefined : await lockHold(trx, office.engine, reference);
    const now = await office.databaseClock(trx);
    const current = locked && isAlive(locked, now) ? locked : null;

    const ordered = itemsOrdered(order, await findSaleItems(trx, order), now);
    if (!ordered.ok) return ordered;
    const before = current ? await findLines(trx, current.id) : [];
    const added = ordered.value.map(({ item, quantity }) => ({ ...item, quantity }));
    const limit = brokenLimit([...before, ...added]);
    if (limit !== null) return fail({ code: 'LIMIT', limit });

    const cart = await openedHold(office, trx, { current, reference, now });
    const lines = await withPools(trx, ordered.value);
    const taken = await takeLines(office, trx, { holdId: cart.hold.id, lines, moves });
    if (!taken.ok) return taken;
    const quantity = [...before, ...added].reduce((sum, line) => sum + line.quantity, 0);
    return succeed({
      reference: cart.reference,
      expiresAt: cart.hold.expires_at,
      now,
      quantity,
      cartUrl: null,
    });
  });
}

async function openedHold(
  office: Office,
  trx: Trx,
  { current, reference, now }: { current: Hold | null; reference: CartReference | null; now: string },
): Promise<{ hold: Hold; reference: CartReference }> {
  if (current && reference !== null) {
    await updateHold(trx, current);
    return { hold: current, reference };
  }
  const created = office.ids.token();
  return { hold: await openHold(trx, created, now), reference: created };
}

/** The pools each line draws on. Only timeslots draw on more than their own. */
async function withPools(trx: Trx, ordered: OrderedItem[]): Promise<NewLine[]> {
  const slots = ordered.filter(({ item }) => item.blockId !== null).map(({ item }) => item.poolId);
  const draws = slots.length > 0 ? await findDraws(trx, slots) : new Map<number, number[]>();
  return ordered.map(({ item, quantity }) => ({
    ...item,
    quantity,
    poolIds: [item.poolId, ...(draws.get(item.poolId) ?? [])],
  }));
}
