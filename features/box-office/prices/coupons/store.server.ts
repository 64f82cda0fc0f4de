import type { Db, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import { toJson } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import type { CouponTerms } from '../price-tickets.ts';
import { type Coupon, reductionOf } from './coupon.ts';

/** The coupon with a code; its id alone, because codes may change while a cart has one. */
export async function findCouponId(db: Db | Trx, code: string): Promise<number | null> {
  const row = await db.selectFrom('coupons').select('id').where('code', '=', code).executeTakeFirst();
  return row?.id ?? null;
}

/** Locks a coupon until the transaction ends: uses and returns are serialized. */
export async function lockCoupon(trx: Trx, engine: Engine, id: number): Promise<void> {
  if (engine !== 'postgres') return;
  await trx.selectFrom('coupons').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** A coupon with the performances it is for, of those that are asked for; `null` when there is none. */
export async function findCoupon(
  db: Db | Trx,
  id: number,
  performanceIds: readonly number[],
): Promise<Coupon | null> {
  const row = await db.selectFrom('coupons').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    code: row.code,
    reduction: reductionOf(row.kind, row.value),
    performanceIds: await chosenPerformances(db, id, performanceIds),
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    maxUses: row.max_uses,
    maxUsesPerPerson: row.max_uses_per_person,
    isActive: row.is_active,
    used: row.used,
  };
}

async function chosenPerformances(
  db: Db | Trx,
  couponId: number,
  performanceIds: readonly number[],
): Promise<number[] | null> {
  const eventIds = db.selectFrom('coupon_events').select('event_id').where('coupon_id', '=', couponId);
  const productionIds = db
    .selectFrom('coupon_productions')
    .select('production_id')
    .where('coupon_id', '=', couponId);
  const isChosen =
    (await eventIds.limit(1).execute()).length + (await productionIds.limit(1).execute()).length;
  if (isChosen === 0) return null;
  if (performanceIds.length === 0) return [];
  const rows = await db
    .selectFrom('events')
    .select('id_jet')
    .where('id_jet', 'in', performanceIds)
    .where((eb) => eb.or([eb('id', 'in', eventIds), eb('production_id', 'in', productionIds)]))
    .execute();
  return rows.flatMap(({ id_jet }) => id_jet ?? []);
}

/** How many uses of a coupon were with one e-mail address, by its hash. */
export async function countUsesBy(db: Db | Trx, couponId: number, personHash: string): Promise<number> {
  const { count } = await db
    .selectFrom('coupon_uses')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('coupon_id', '=', couponId)
    .where('person_hash', '=', personHash)
    .where('given_back_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A coupon that a cart has taken for itself while it is being paid. */
export interface ClaimedCoupon {
  id: number;
  code: string;
  terms: CouponTerms;
}

export async function findClaimedCoupon(db: Db | Trx, holdId: number): Promise<ClaimedCoupon | null> {
  const row = await db
    .selectFrom('coupon_uses')
    .innerJoin('coupons', 'coupons.id', 'coupon_uses.coupon_id')
    .select(['coupons.id', 'coupons.code', 'coupon_uses.terms'])
    .where('coupon_uses.hold_id', '=', holdId)
    .where('coupon_uses.order_id', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Returns the reduction by an order's coupon and which of the given performances it is currently valid for; `null`
 * without a coupon.
 */
export async function findUsedCoupon(
  db: Db | Trx,
  orderNumber: string,
  performanceIds: readonly number[],
): Promise<CouponTerms | null> {
  const use = await db
    .selectFrom('coupon_uses')
    .innerJoin('orders', 'orders.id', 'coupon_uses.order_id')
    .select(['coupon_id', 'terms'])
    .where('orders.number', '=', orderNumber)
    .where('given_back_at', 'is', null)
    .executeTakeFirst();
  if (!use) return null;
  const { reduction } = use.terms;
  return { reduction, performanceIds: await chosenPerformances(db, use.coupon_id, performanceIds) };
}

/** User of a coupon, and the amount it takes off. */
interface CouponUse {
  coupon: { id: number } & CouponTerms;
  holdId: number | null;
  orderId: number | null;
  /** `null` where nobody is known. */
  personHash: string | null;
  cents: number;
  now: Instant;
}

/** Counts a use and writes it down; `false` where there is none left. */
export async function countCouponUse(
  trx: Trx,
  { coupon, holdId, orderId, personHash, cents, now }: CouponUse,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('coupons')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('id', '=', coupon.id)
    .where((eb) => eb.or([eb('max_uses', 'is', null), eb('used', '<', eb.ref('max_uses'))]))
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) return false;
  const { reduction, performanceIds } = coupon;
  await trx
    .insertInto('coupon_uses')
    .values({
      coupon_id: coupon.id,
      hold_id: holdId,
      order_id: orderId,
      person_hash: personHash,
      cents,
      terms: toJson({ reduction, performanceIds } satisfies CouponTerms),
      used_at: now,
    })
    .execute();
  return true;
}

/** Transfers the coupon use a cart has claimed to the cart's order. */
export async function transferClaim(
  trx: Trx,
  { holdId, orderId }: { holdId: number; orderId: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('coupon_uses')
    .set({ order_id: orderId })
    .where('hold_id', '=', holdId)
    .where('order_id', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/** Carts that are no longer being paid leave their coupons to others. */
export async function releaseClaimedCoupons(trx: Trx, holdIds: readonly number[]): Promise<void> {
  const released = await trx
    .deleteFrom('coupon_uses')
    .where('hold_id', 'in', holdIds)
    .where('order_id', 'is', null)
    .returning('coupon_id')
    .execute();
  // Always by id: two that release several wait for each other, and never both.
  for (const id of released.map(({ coupon_id }) => coupon_id).toSorted((a, b) => a - b))
    await countOneLess(trx, id);
}

/** Releases the coupon of an order. Idempotent. */
export async function returnCoupon(trx: Trx, orderId: number, now: Instant): Promise<void> {
  const given = await trx
    .updateTable('coupon_uses')
    .set({ given_back_at: now })
    .where('order_id', '=', orderId)
    .where('given_back_at', 'is', null)
    .returning('coupon_id')
    .execute();
  for (const { coupon_id } of given) await countOneLess(trx, coupon_id);
}

/** Anonymizes uses before an instant. */
export async function clearPersonsOfCoupons(db: Db, before: Instant): Promise<void> {
  await db
    .updateTable('coupon_uses')
    .set({ person_hash: null })
    .where('used_at', '<', before)
    .where('person_hash', 'is not', null)
    .execute();
}

async function countOneLess(trx: Trx, id: number): Promise<void> {
  await trx
    .updateTable('coupons')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('id', '=', id)
    .execute();
}
