import type { PriceSum } from '#features/box-office/prices/index.ts';
import type { Language, Localized } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import { type Donation, donationDueCents } from './donation.ts';
import type { InvoiceRecipient } from './invoice-recipient.ts';
import type { OrderPass, PassPurchase } from './order-pass.ts';
import type { OrderVoucher, VoucherPurchase } from './order-voucher.ts';
import type { PaymentMethod } from './payment-methods.ts';
import type { SeatName } from './seat-words.ts';

/** Notification about an order. */
export interface OrderNews {
  kind:
    | 'placed'
    /** A ticket was returned by its holder. */
    | 'ticket-cancelled'
    | 'paid'
    /** A payment that does not settle it: a part, too much, or for a cancelled order; `receivedCents` is its amount. */
    | 'received'
    /** Tickets were cancelled by staff. */
    | 'cancelled-by-house'
    /** The buyer of a gift voucher withdrew from the contract. */
    | 'withdrawn'
    /** Staff gave the donation back. */
    | 'donation-returned'
    /** A pass is valid longer. */
    | 'pass-prolonged'
    | 'refunded'
    /** An online refund did not arrive. */
    | 'refund-failed'
    /** Staff changed its tickets, their prices or the customer. */
    | 'changed'
    /** Staff keep a reservation longer. */
    | 'reserved'
    /** Staff sent the link by which it is paid online. */
    | 'payment-link'
    /** A bank has yet to confirm its payment, or refused it; `receivedCents` is its amount. */
    | 'payment-processing'
    | 'payment-failed'
    /** It is still to be paid, and soon too late. */
    | 'reminder'
    /** Its invoice is still to be paid: a friendly reminder, then in earnest. */
    | 'invoice-reminder'
    | 'first-notice'
    | 'second-notice'
    /** Its tickets were cancelled because nobody paid. */
    | 'not-paid'
    /** Staff called an event off, or moved it: `jetId` says which. */
    | 'event-cancelled'
    | 'event-moved'
    /** It has no date for now; and it takes place after all when it was to. */
    | 'event-postponed'
    | 'event-takes-place'
    /** It takes place in another room of the venue: `jetId` says what, `room` where. */
    | 'room-changed'
    /** Tickets were exchanged for another date: `jetId` says for which. */
    | 'rebooked'
    /** Somebody asked for the tickets again. */
    | 'resent';
  jetId?: number;
  /** New room it takes place in. */
  room?: Localized;
  /** Amount returned as credit with it; none when left out. */
  creditCents?: number;
  receivedCents?: number;
  at: Instant;
}

/** Validity of a ticket at the door; each ticket of an order has its own. */
export type TicketState = 'valid' | 'cancelled';

/** Reasons a ticket was cancelled, each with its own text wherever the ticket is shown (docs/decisions/0113). */
export const CANCELLATION_CAUSES = [
  /** Returned by the customer. */
  'returned',
  /** Cancelled by staff, for this order alone. */
  'by-house',
  /** Its event was cancelled. */
  'event-cancelled',
  /** Its order was not paid in time. */
  'not-paid',
  /** Another ticket was issued for it. */
  'exchanged',
] as const;
export type CancellationCause = (typeof CANCELLATION_CAUSES)[number];

/** The customer: tickets and notifications about them go to the address. */
export interface Customer {
  firstName: string;
  lastName: string;
  email: string;
  /** The account it is ordered with; `null` for guests. */
  userId: number | null;
}

/** Contents of the agreement a visitor makes with the press of one button. */
export interface OrderRequest {
  customer: Customer;
  /** The language mails about the order are in. */
  language: Language;
  paymentMethod: PaymentMethod;
  /** Ordered in the test shop. */
  isTest: boolean;
  /** `Cart.contents` of the cart that was seen; of one that is being paid `CartPrice.bought`. */
  contents: string;
  /** Part of it paid with the customer's credit; none when left out. The rest is paid by `paymentMethod`. */
  creditCents?: number;
  /** Given on top, and never paid with credit; none when left out. In cents. */
  donationCents?: number;
  /** Recipient of the invoice, where more than the customer's name is needed; on account alone. */
  invoiceRecipient?: InvoiceRecipient | null;
  /** A gift voucher is bought, and no cart: `contents` is empty. */
  voucher?: VoucherPurchase;
  /** The same with a pass. */
  pass?: PassPurchase;
  /** Tickets are given away: nothing is charged for them. */
  complimentary?: Complimentary | null;
  /** A group orders: on an invoice without an account, until the sale closes. */
  group?: GroupDetails | null;
  /** Last moment to pay of what staff reserve; none where the start of the event alone decides. */
  reservedUntil?: Instant | null;
  /** A group asks for places before it orders them (docs/product/groups.md#enquiries): the moment of it. */
  enquiredAt?: Instant | null;
}

/** Reason and recipient of complimentary tickets; both are typed by staff and stay internal. */
export interface Complimentary {
  reason: string;
  for: string;
}

/** Needs a group may name, so that seats and staff are ready for it; nothing about whose they are (docs/product/groups.md). */
export const GROUP_NEEDS = ['wheelchair', 'hearing', 'quiet-corner'] as const;
export type GroupNeed = (typeof GROUP_NEEDS)[number];

/** A class or another group that ordered as one. */
export interface GroupDetails {
  /** `Grundschule am Auwald, 2b`: the name staff call it by. */
  name: string;
  needs: GroupNeed[];
  /** The ticket held to the door admits all that wait; else each ticket admits one. */
  isOneCode: boolean;
}

/** Agreement of a customer who buys a gift voucher, or a pass. */
export type VoucherRequest = OrderRequest & { voucher: VoucherPurchase };
export type PassRequest = OrderRequest & { pass: PassPurchase };

/** Number and secret of an order: its link contains the secret. */
export interface OrderReceipt {
  number: string;
  secret: string;
  /** Bought in the test shop: takes no places and no money. */
  isTest: boolean;
}

/** An order as it was placed: names and prices are those of that moment, regardless of later changes. */
export interface Order extends OrderReceipt {
  placedAt: Instant;
  language: Language;
  customer: Customer;
  paymentMethod: PaymentMethod;
  /** VAT included, of all it ever contained, at the prices paid, and its donation. */
  sum: PriceSum;
  /** The same without returned tickets, and a donation that ended. */
  due: PriceSum;
  /** Amount paid for it, less refunds. */
  paidCents: number;
  /** Part of that not paid with credit. */
  moneyCents: number;
  /** Amount received online and not refunded there. */
  onlineCents: number;
  /** Amount the bank took back in disputes and did not return; no ticket is void for it. */
  chargedBackCents: number;
  /**
   * Amount that counts as paid for the validity of its tickets: includes money the bank took, unless that was paid
   * again since.
   */
  coveredCents: number;
  /** A payment of it is disputed, and not decided, or won and the money not there again. */
  isDisputed: boolean;
  /** A refund was rejected by the bank: the amount due is no longer refunded online automatically. */
  hasFailedRefund: boolean;
  /** Part of the owed amount that is being refunded through the payment provider. */
  returningCents: number;
  /** The first of its invoices, `2026-000017`; `null` where none was issued. */
  invoice: string | null;
  /** Recipient of its invoices, where more than the customer's name is needed. */
  invoiceRecipient: InvoiceRecipient | null;
  /** Account of the seller at the counter; `null` where customers bought it themselves. */
  soldBy: number | null;
  complimentary: Complimentary | null;
  /** `null` where no group ordered. */
  group: GroupDetails | null;
  /** When its places were first held as an enquiry; `null` where it was ordered at once. */
  enquiredAt: Instant | null;
  /** Last moment to pay that staff set when they reserved it; `null` where the start of the event alone decides. */
  reservedUntil: Instant | null;
  /** Donation given with it; `null` where there was none. */
  donation: Donation | null;
  /** The code that lowered the prices of its tickets. */
  coupon: string | null;
  tickets: OrderTicket[];
  /** The series it was bought with as a whole; their tickets name them. */
  series: OrderSeries[];
  /** Voucher it consists of instead of tickets; `null` for orders of tickets. */
  voucher: OrderVoucher | null;
  /** The same for a pass. */
  pass: OrderPass | null;
}

/** A series that was bought as a whole, at that time. */
export interface OrderSeries {
  id: number;
  title: Localized;
  /** Name of its price. */
  price: Localized;
  /** Of one, for all dates together, before any coupon. */
  cents: number;
  /** How many places at each date. */
  quantity: number;
}

/** Admission with a ticket. */
export interface Admission {
  at: Instant;
  /** Account of the member of staff at the door. */
  by: number;
  door: string;
  /** Id of the scan; a repeated one is idempotent. */
  scan: string;
  /** When they went out; `null` while they are inside. */
  leftAt: Instant | null;
  /** Ids of the scans of exits and returns, the last one last: each moves once, however late it is sent again. */
  movedScans: readonly string[];
}

export interface OrderTicket {
  /** From 1 within its order. */
  position: number;
  /** Contents of its QR code; nobody can guess it. */
  code: string;
  state: TicketState;
  /** Reason it was cancelled; `null` while it is valid. */
  cancellationCause: CancellationCause | null;
  /** The place of the ticket it was issued for, and of the one that was issued for it, when they were exchanged for another date. */
  replaces: number | null;
  replacedBy: number | null;
  /** `null` until somebody came in with it. */
  admission: Admission | null;
  /** The series of its order (`OrderSeries.id`) it was bought with as a whole; `null` for one bought separately. */
  seriesId: number | null;
  jetId: number;
  /** The number of its timeslot; `null` where all come at once. */
  blockId: number | null;
  /** `null` when the sale had no event. */
  event: Localized | null;
  /** Of its timeslot, else of its event. */
  startsAt: Instant | null;
  /** Its event is postponed and has no new date: `startsAt` is the one that does not hold. */
  isPostponed: boolean;
  seatGroup: { code: string; name: Localized };
  /** Its seats while it is valid, in the order of the plan; none where places are only counted. */
  seats: SeatName[];
  /** Proof shown with it at the door; `null` where none is needed. */
  proof: Localized | null;
  /** With how many visits a pass paid for it instead; none where there was no pass. */
  passVisits: number;
  /** `cents` is the amount charged, `reductionCents` the coupon's reduction before. */
  price: {
    saleTypeId: number;
    name: Localized;
    cents: number;
    reductionCents: number;
    vatBasisPoints: number | null;
  };
}

/**
 * Tells if the tickets of an order are valid for entry: paid for, free, or on an invoice. An order to be paid at the
 * box office has none until it is paid there, and one paid online has none while the money is back; money the bank
 * took back in a dispute counts as paid, until somebody pays it again. A donation is paid last: tickets do not wait for it.
 */
export function hasTickets({
  paymentMethod,
  due,
  donation,
  coveredCents,
}: Pick<Order, 'paymentMethod' | 'due' | 'donation' | 'coveredCents'>): boolean {
  const isPaidFirst =
    paymentMethod === 'box-office' || paymentMethod === 'online' || paymentMethod === 'credit';
  return !isPaidFirst || coveredCents >= due.totalCents - donationDueCents(donation);
}
