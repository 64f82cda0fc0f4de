import {
  countUsesBy,
  findClaimedCoupon,
  findCoupon,
  lockCoupon,
  refusalOfCoupon,
} from '#features/coupons/index.server.ts';
import type { CouponRefusal } from '#features/coupons/index.ts';
import type { Db, Trx } from '#features/database.server.ts';
import { priceTickets, type TicketPrices } from '#features/prices/index.server.ts';
import type { CouponTerms } from '#features/prices/index.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Engine } from '#platform/database/engine.ts';
import { digestOf } from '../digest.server.ts';
import { contentsOf } from './cart-contents.server.ts';
import type { Hold } from './hold-store.server.ts';
import type { HeldLine } from './line-store.server.ts';

/** What a cart costs now. */
export interface CartPrice {
  prices: TicketPrices<HeldLine>;
  /** The coupon that was entered; what is refused took nothing off. */
  coupon: ({ id: number; code: string; refusal: CouponRefusal | null } & CouponTerms) | null;
  /** `Cart.contents`. */
  contents: string;
}

interface Asked {
  now: Instant;
  /** Who orders, as far as that is known. */
  email?: string;
}

/** Whom uses of a coupon are counted for. */
export const personHashOf = (email: string): string => digestOf('coupon', email.trim().toLowerCase());

/**
 * What lines of a cart cost with its coupon (docs/algorithms/prices.md). A cart that is being paid has taken its coupon for itself:
 * that counts as it did, whatever became of it.
 */
export async function priceOfCart(
  db: Db | Trx,
  hold: Hold,
  lines: HeldLine[],
  asked: Asked,
): Promise<CartPrice> {
  const coupon = await couponOfCart(db, hold, lines, asked);
  const counts = coupon && coupon.refusal === null ? coupon : null;
  const prices = priceTickets(lines, counts);
  const { reductionCents } = prices;
  if (counts && reductionCents === 0)
    return {
      prices,
      coupon: { ...counts, refusal: 'coupon-not-for-these' },
      contents: contentsOf(lines, null),
    };
  return { prices, coupon, contents: contentsOf(lines, counts && { id: counts.id, reductionCents }) };
}

/** The same for who is about to order or pay: nobody else uses the coupon until the transaction ends. */
export async function priceToOrder(
  trx: Trx,
  engine: Engine,
  { hold, lines, now, email }: { hold: Hold; lines: HeldLine[]; now: Instant; email: string },
): Promise<CartPrice> {
  if (hold.coupon_id !== null) await lockCoupon(trx, engine, hold.coupon_id);
  return priceOfCart(trx, hold, lines, { now, email });
}

async function couponOfCart(
  db: Db | Trx,
  hold: Hold,
  lines: HeldLine[],
  { now, email }: Asked,
): Promise<CartPrice['coupon']> {
  if (hold.coupon_id === null) return null;
  const claimed = await findClaimedCoupon(db, hold.id);
  if (claimed) return { id: claimed.id, code: claimed.code, refusal: null, ...claimed.terms };
  const coupon = await findCoupon(
    db,
    hold.coupon_id,
    lines.map(({ performanceId }) => performanceId),
  );
  if (!coupon) return null;
  const usedByPerson =
    email === undefined || coupon.maxUsesPerPerson === null
      ? null
      : await countUsesBy(db, coupon.id, personHashOf(email));
  const { id, code, reduction, performanceIds } = coupon;
  return { id, code, reduction, performanceIds, refusal: refusalOfCoupon(coupon, { now, usedByPerson }) };
}
