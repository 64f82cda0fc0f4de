import type { Hold } from '#features/box-office/holds/index.server.ts';
import { startOf } from '#features/box-office/holds/index.server.ts';
import type { HeldLine } from '#features/box-office/holds/index.ts';
import { lockPass } from '#features/box-office/passes/index.server.ts';
import {
  countUsesBy,
  findClaimedCoupon,
  findCoupon,
  lockCoupon,
  priceTickets,
  refusalOfCoupon,
  type TicketPrices,
} from '#features/box-office/prices/index.server.ts';
import type { CouponRefusal, CouponTerms } from '#features/box-office/prices/index.ts';
import type { Db, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Engine } from '#platform/database/engine.ts';
import { digestOf } from '#platform/digest.server.ts';
import { contentsOf } from './cart-contents.server.ts';
import { type PassOfCart, passOfCart } from './pass-of-cart.server.ts';

/** Current price of a cart. */
export interface CartPrice {
  prices: TicketPrices<HeldLine>;
  /** The coupon that was entered; a refused one has no effect. */
  coupon: ({ id: number; code: string; refusal: CouponRefusal | null } & CouponTerms) | null;
  /** The pass that was added; a refused one pays nothing. */
  pass: PassOfCart | null;
  /** `Cart.contents`: the displayed items, with their dates. */
  contents: string;
  /** The same without dates: a purchase being paid is sold, though its event is moved meanwhile. */
  bought: string;
}

interface Asked {
  now: Instant;
  /** Email of the customer, as far as known. */
  email?: string;
}

/**
 * Customer a coupon's uses are counted for; `null` without an address at the counter, which counts as a new customer each
 * time.
 */
export const personHashOf = (email: string): string | null =>
  email === '' ? null : digestOf('coupon', email.trim().toLowerCase());

/**
 * Prices the lines of a cart with its coupon and its pass (docs/algorithms/prices.md). A cart that is being paid has
 * claimed both: they count as they did at that time, even if they have changed since.
 */
export async function priceOfCart(
  db: Db | Trx,
  hold: Hold,
  lines: HeldLine[],
  asked: Asked,
): Promise<CartPrice> {
  const coupon = await couponOfCart(db, hold, lines, asked);
  const found = await passOfCart(db, hold, lines, asked.now);
  const counts = coupon && coupon.refusal === null ? coupon : null;
  const prices = priceTickets(lines, counts, found?.cover ?? null);
  const { reductionCents, passVisits, passCents } = prices;
  const isPaying = passVisits > 0;
  const pass: PassOfCart | null = found && {
    id: found.id,
    name: found.name,
    refusal: found.refusal ?? (isPaying ? null : 'pass-not-for-these'),
    visits: passVisits,
    cents: passCents,
  };
  const isReducing = counts !== null && reductionCents > 0;
  const ofCoupon = isReducing ? { id: counts.id, reductionCents } : null;
  const ofPass = pass && isPaying ? { id: pass.id, visits: passVisits } : null;
  const dated = lines.map((line) => ({ ...line, beginsAt: startOf(line) }));
  return {
    prices,
    coupon: counts && !isReducing ? { ...counts, refusal: 'coupon-not-for-these' } : coupon,
    pass,
    contents: contentsOf(dated, ofCoupon, ofPass),
    bought: contentsOf(lines, ofCoupon, ofPass),
  };
}

/** Prices for ordering or paying: coupon and pass are locked until the transaction ends. */
export async function priceToOrder(
  trx: Trx,
  engine: Engine,
  { hold, lines, now, email }: { hold: Hold; lines: HeldLine[]; now: Instant; email: string },
): Promise<CartPrice> {
  if (hold.coupon_id !== null) await lockCoupon(trx, engine, hold.coupon_id);
  if (hold.pass_id !== null) await lockPass(trx, engine, hold.pass_id);
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
  const personHash = email === undefined ? null : personHashOf(email);
  const usedByPerson =
    personHash === null || coupon.maxUsesPerPerson === null
      ? null
      : await countUsesBy(db, coupon.id, personHash);
  const { id, code, reduction, performanceIds } = coupon;
  return { id, code, reduction, performanceIds, refusal: refusalOfCoupon(coupon, { now, usedByPerson }) };
}
