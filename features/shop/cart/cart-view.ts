import type { CouponRefusal, PriceSum } from '#features/box-office/prices/index.ts';
import type { PassRefusal, SaleStop } from '#features/box-office/ticketing/index.ts';
import type { ShownText } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Tone } from '#ui/tag.tsx';

/** A cart as the webshop shows it, in one language. */
export interface CartView {
  state: 'held' | 'in-payment' | 'expired';
  expiresAt: Instant;
  /** The server's clock when this was read. */
  now: Instant;
  /** Tickets in all. */
  quantity: number;
  /** Total of the tickets that can be bought, before pass and coupon. */
  fullCents: number;
  /** The same less the reductions of pass and coupon, with its VAT. */
  sum: PriceSum;
  /** The coupon that was entered; a refused one has no effect. */
  coupon: { code: string; refusal: CouponRefusal | null; reductionCents: number } | null;
  /** The pass that was added: its payment, and its number of visits. */
  pass: { name: ShownText; refusal: PassRefusal | null; cents: number; visits: number } | null;
  /** Passes of the signed-in user that could be added. */
  passes: { id: number; name: ShownText; leftVisits: number }[];
  /** `Cart.contents`. */
  contents: string;
  /** When the first event of it starts, as far as that is known. */
  firstStart: Instant | null;
  renewalsLeft: number;
  /** Offered to somebody who waited, until this day and time; `null` for other carts. */
  offeredUntil: string | null;
  can: { change: boolean; renew: boolean; restore: boolean; order: boolean; coupons: boolean };
  /** Tickets bought date by date, and those bought as a whole series. */
  tickets: CartTicket[];
  series: CartSeriesView[];
}

/** How long a cart is held, and whether it can be longer. */
export type HeldCart = Pick<CartView, 'expiresAt' | 'now' | 'renewalsLeft' | 'can' | 'offeredUntil'>;

/** Tickets for one event, start and seat group. */
export interface CartTicket {
  id: string;
  /** `null` when the site no longer shows the event. */
  event: {
    path: string;
    title: ShownText;
    typeName: string;
    tone: Tone;
    image: { upright: string; narrow: string };
    dateLine: string;
  } | null;
  seatGroup: ShownText;
  /** The date at which its seats can be exchanged, by its jet id; `null` where places are only counted. */
  seatedAt: number | null;
  lines: CartLineView[];
}

/** A series in a cart: one line for all of its dates. */
export interface CartSeriesView {
  id: string;
  path: string;
  title: ShownText;
  seatGroup: ShownText;
  price: ShownText;
  cents: number;
  quantity: number;
  /** The highest quantity it may have now. */
  maxQuantity: number;
  totalCents: number;
  /** Its days, in words. */
  days: string[];
  /** Reason it cannot be bought any more, and the day concerned. */
  stop: { reason: SaleStop; day: string | null } | null;
  /** The lines that belong to it, by which questions name them. */
  lineIds: string[];
}

export interface CartLineView {
  id: string;
  name: ShownText;
  /** Of its price, in words. */
  conditions: ShownText | null;
  quantity: number;
  /** The highest quantity the line may have now. */
  maxQuantity: number;
  cents: number;
  totalCents: number;
  /** Reason it cannot be bought any more. */
  stop: SaleStop | null;
  /** Price of additional tickets, if it differs: an order of one more at that price. */
  more: {
    cents: number;
    jetId: number;
    seatGroup: string;
    saleTypeId: number;
    blockId: number | null;
  } | null;
}
