import type { CouponRefusal, PriceSum } from '#features/box-office/prices/index.ts';
import type { AnswerInput, CheckoutQuestion } from '#features/box-office/questions/index.ts';
import type { Localized } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { SaleStop } from './errors.ts';
import type { PassRefusal } from './order-pass.ts';
import type { SeatName } from './seat-words.ts';

/**
 * Identifiers of the visitor asking for places, by which the amount one visitor may hold at a time is limited. `null`
 * where unknown.
 */
export interface Buyer {
  /** The token of the visitor's browser session. Adds that begin a cart at the same moment begin one. */
  session: string | null;
  /** The network the call comes from: an IPv4 address, or the first 64 bits of an IPv6 address. */
  network: string | null;
  /** Makes the call safe to repeat: the same order with the same key takes effect once. */
  key: string | null;
  /** The account that is signed in, where one is: members may buy what others may not. */
  userId?: number | null;
  /** Somebody who sells for the venue: the limits on tickets are for customers alone. */
  isSeller?: boolean;
  /** Bought at the counter, where the sale ends with the event and staff check memberships themselves. */
  isAtCounter?: boolean;
  /** A group that orders in the same step (`GroupSale`): its limit is that of groups. */
  isGroup?: boolean;
}

export type CartReference = string;

/** One call of the cart contract: tickets of one seat group (docs/product/api.md#cart). */
export interface TicketOrder {
  jetId: number;
  seatGroup: string | null;
  blockId: number | null;
  /** `cents`: the price that was seen, which must still hold. */
  tickets: { saleTypeId: number; quantity: number; cents?: number | undefined }[];
  /** Seats that were chosen, one for each place, by their `guid`; without them the best are picked (docs/product/seating.md#sale). */
  seats?: readonly string[] | undefined;
  /** How far apart the seats may be that are picked; by default all in one row. */
  consent?: SeatConsent | undefined;
}

/** How far apart the seats of a party may be: side by side in one row, in two neighbouring rows, or anywhere. */
export type SeatConsent = 'one-row' | 'two-rows' | 'anywhere';

/** State of a cart right after adding to it. */
export interface CartReceipt {
  reference: CartReference;
  /** The moment the places go back on sale. */
  expiresAt: Instant;
  /** The provider's clock when this was read: a visitor's clock may be wrong. */
  now: Instant;
  /** Tickets in all. */
  quantity: number;
  /** How many of them came along from the expired cart that was added to. */
  restoredCount: number;
  /** Address of the cart in an outside shop; `null` when the site's own webshop shows it. */
  cartUrl: string | null;
  /** Seats this call added, in the order of the plan; none where places are only counted. */
  seats: SeatName[];
}

export interface Cart extends Omit<CartReceipt, 'cartUrl' | 'restoredCount' | 'seats'> {
  /** `in-payment`: held, and nothing can be changed until the payment has ended. */
  state: 'held' | 'in-payment' | 'expired';
  /** Offered to somebody who waited: it has its own time, and nothing can be added to it. */
  isOffer: boolean;
  renewalsLeft: number;
  lines: CartLine[];
  /** The series it holds as a whole: their lines are among `lines`, and name them. */
  series: CartSeries[];
  /** Sum of the lines that can be bought, less the amounts of pass and coupon, with VAT. */
  sum: PriceSum;
  /** The same without VAT apart. */
  totalCents: number;
  /** The coupon that was entered. A refused one has no effect. */
  coupon: { code: string; refusal: CouponRefusal | null; reductionCents: number } | null;
  /** The pass that was added: its payment, and its number of visits. A refused one pays nothing. */
  pass: { id: number; name: Localized; refusal: PassRefusal | null; cents: number; visits: number } | null;
  /** Fingerprint of tickets and prices; an order names it. */
  contents: string;
}

/** Questions asked of a cart. */
export interface CartQuestions {
  asked: CheckoutQuestion[];
  given: AnswerInput;
  /** It may be ordered like this. */
  isAnswered: boolean;
}

export interface CartLine {
  id: string;
  /**
   * The series of the cart (`CartSeries.id`) it is a date of; `null` for a line bought separately. It is changed with its
   * series alone.
   */
  seriesId: string | null;
  jetId: number;
  seatGroup: { code: string; name: Localized };
  /** `currentCents`: price of adding more, or of all of them after expiry. */
  price: {
    id: number;
    saleTypeId: number;
    name: Localized;
    cents: number;
    currentCents: number;
    /** In words; `null` where there are none. */
    conditions: Localized | null;
    vatBasisPoints: number | null;
  };
  /** Of its timeslot, else of its event. */
  startsAt: Instant | null;
  /** Reason it cannot be bought any more: it can only be removed. */
  stop: SaleStop | null;
  timeslot: { blockId: number; timeStart: Instant } | null;
  /** Its seats in the order of the plan, those it had where the cart has expired; none where places are only counted. */
  seats: SeatName[];
  quantity: number;
  totalCents: number;
  /** The highest quantity the line may have now; the plus button stops there. An expired line cannot grow. */
  maxQuantity: number;
}

/** A series in a cart: one line that holds a place at each of its dates. */
export interface CartSeries {
  id: string;
  seriesId: number;
  title: Localized;
  seatGroup: Localized;
  priceName: Localized;
  /** Of one, for all dates together. */
  cents: number;
  quantity: number;
  /** The highest quantity it may have now. */
  maxQuantity: number;
  totalCents: number;
  /** Reason it cannot be bought any more, and the event concerned. */
  stop: { reason: SaleStop; jetId: number } | null;
  dates: { jetId: number; startsAt: Instant | null }[];
}
