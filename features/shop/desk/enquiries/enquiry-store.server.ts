import type { Insertable, Selectable } from 'kysely';
import { findOrdersByNumber } from '#features/box-office/order-store/index.server.ts';
import type { Order } from '#features/box-office/ticketing/index.ts';
import type { Db, Tables, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';

type EnquiryRow = Selectable<Tables['group_enquiries']>;

/** Stores an enquiry; `false` where the same form stored it before. */
export async function insertEnquiry(
  trx: Trx,
  enquiry: Insertable<Tables['group_enquiries']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('group_enquiries')
    .values(enquiry)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Enquiries with the number of the last offer made for each. */
const withOffers = (db: Db | Trx) =>
  db
    .selectFrom('group_enquiries')
    .leftJoin('orders', 'orders.id', 'group_enquiries.order_id')
    .selectAll('group_enquiries')
    .select('orders.number as orderNumber');

export type OfferedEnquiry = EnquiryRow & { orderNumber: string | null };

export async function findEnquiry(db: Db | Trx, id: number): Promise<OfferedEnquiry | null> {
  const row = await withOffers(db).where('group_enquiries.id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Enquiries for a date, the newest first. */
export function findEnquiries(db: Db, most: number): Promise<OfferedEnquiry[]> {
  return withOffers(db)
    .orderBy('asked_at', 'desc')
    .orderBy('group_enquiries.id', 'desc')
    .limit(most)
    .execute();
}

/** Orders that began as an enquiry, the newest first. */
export async function findEnquiredOrders(db: Db, most: number): Promise<Order[]> {
  const rows = await db
    .selectFrom('orders')
    .select('number')
    .where('enquired_at', 'is not', null)
    .orderBy('enquired_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  const orders = await findOrdersByNumber(
    db,
    rows.map(({ number }) => number),
  );
  return orders.toReversed();
}

/** Notes the offer made for an enquiry; `false` where another one was noted since it was seen. */
export async function noteOffer(
  trx: Trx,
  { id, seenOrderId, number }: { id: number; seenOrderId: number | null; number: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('group_enquiries')
    .set((eb) => ({
      order_id: eb.selectFrom('orders').select('orders.id').where('orders.number', '=', number),
      closed_at: null,
    }))
    .where('id', '=', id)
    .where('order_id', seenOrderId === null ? 'is' : '=', seenOrderId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes that staff are done with an enquiry; `false` where that was noted before. */
export async function closeEnquiryAt(trx: Trx, id: number, now: Instant): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('group_enquiries')
    .set({ closed_at: now })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes enquiries from before an instant; gives how many. */
export async function deleteEnquiriesBefore(db: Db, instant: Instant): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('group_enquiries')
    .where('asked_at', '<', instant)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
