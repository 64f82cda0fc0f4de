import type { PriceSum, RefundSplit } from '#features/box-office/prices/index.ts';
import type { CancellationCause, PaymentMethod } from '#features/box-office/ticketing/index.ts';
import type { ShownText } from '#lib/localized.ts';
import type { QrPath } from '#lib/qr-path.ts';
import type { Tone } from '#ui/tag.tsx';
import type { AnswersView } from './answers-view.ts';
import type { GroupAllergiesView } from './group-allergies/group-allergies-view.ts';
import type { GroupChangeView } from './group-change/group-change-view.ts';
import type { GroupNamesView } from './group-names/group-names-view.ts';
import type { OrderEnd } from './order-end.ts';
import type { PaymentTotals } from './order-money.ts';
import type { TicketFiles } from './ticket-files.ts';
import type { WalletPaths } from './wallet-paths.ts';

/** An order as its page shows it, in one language. */
export interface OrderView extends PaymentTotals {
  number: string;
  email: string;
  isTest: boolean;
  paymentMethod: PaymentMethod;
  /** Its tickets open the door. */
  hasTickets: boolean;
  /** Reason none of its tickets is valid any more; `null` while one is. */
  end: OrderEnd | null;
  /** It costs something, and that is no test. */
  acceptsPayments: boolean;
  /** Part of it still to be paid. */
  openCents: number;
  /** It can be paid online on its page; or it was, and a bank has yet to confirm it. */
  payOnline: 'offered' | 'processing' | null;
  /** End of its reservation in words; `null` where nothing is reserved, or it is paid. */
  reservedUntil: string | null;
  /** Part of it paid with credit and not refunded as credit. */
  creditCents: number;
  /** True if the amount paid for a returned ticket may become credit. */
  mayBecomeCredit: boolean;
  /** Amount the venue is to refund. */
  owedCents: number;
  /** Its payment is disputed, and not decided. */
  isDisputed: boolean;
  /** The bank took the payment back permanently. */
  isTakenByBank: boolean;
  /** How that comes back. */
  refundSplit: RefundSplit;
  /** It may become credit instead, in cents; 0 where it may not. */
  creditableCents: number;
  quantity: number;
  /** Its tickets as PDFs; `null` while there are none. */
  files: TicketFiles | null;
  /** Paths that add them to the wallet of a phone; `null` if that is not offered. */
  wallet: WalletPaths | null;
  sum: PriceSum;
  /** Amount due for the tickets that were not returned. */
  due: PriceSum;
  /** Its invoice and cancellation documents, as PDFs. */
  documents: {
    number: string;
    kind: 'invoice' | 'cancellation';
    path: string;
    /** The same as an e-invoice; `null` where it cannot be one. */
    xmlPath: string | null;
  }[];
  /**
   * Bank transfer for the amount open on its invoice, as text and as the code that banking apps read; `null` where there is
   * none.
   */
  transfer: { rows: [name: string, value: string][]; qr: QrPath } | null;
  /** Donation that is part of `due`, in cents; and whether one was given back. */
  donationCents: number;
  isDonationReturned: boolean;
  /** Reduction by a code on the tickets that were not returned; the prices of `due` already include it. */
  coupon: { code: string; reductionCents: number } | null;
  /** When it was placed, in words. */
  placedOn: string;
  /** The group that comes on one code, and the page of that ticket; `null` for all other orders. */
  group: { name: string; heads: number; path: string | null } | null;
  /** Change of its numbers by the group; `null` where that is not offered. */
  groupChange: GroupChangeView | null;
  /** Names of those who come with it; `null` where there are none to give. */
  groupNames: GroupNamesView | null;
  /** Allergies and needs it may count; `null` where none are asked for. */
  groupAllergies: GroupAllergiesView | null;
  visits: Visit[];
  /** The series it was bought with as a whole, each with its price. */
  series: { id: number; title: ShownText; price: ShownText; cents: number; quantity: number }[];
  /** Answers given with it; `null` if there were none, or they have been deleted. */
  answers: AnswersView | null;
}

/** Tickets of one price, counted. */
export interface TicketCount {
  price: ShownText;
  quantity: number;
  cents: number;
}

/** Tickets of an order for one event and start. */
export interface Visit {
  id: string;
  title: ShownText | null;
  /** Date and place in words; the place alone of a postponed event. */
  facts: string;
  /** The former date in words, of a postponed event without a new one; else `null`. */
  postponedFrom: string | null;
  /** Data that only an event still on the site has. */
  event: {
    path: string /** Its entry for a calendar. */;
    calendarPath: string | null;
    typeName: string;
    tone: Tone;
    image: { upright: string; narrow: string };
  } | null;
  tickets: VisitTicket[];
  /** The same by price, for a group on one code; else `null`. */
  counts: TicketCount[] | null;
  /** The series (`OrderView.series`) its tickets are of; `null` where they were bought separately. */
  seriesId: number | null;
  /** Path for exchanging some of them for another date; `null` if their holder cannot. */
  rebookingPath: string | null;
  /** Path on which its seats are exchanged for others; `null` where they cannot be. */
  seatsPath: string | null;
}

export interface VisitTicket {
  position: number;
  price: ShownText;
  seatGroup: ShownText;
  /** Amount charged for it, and its price before a coupon. */
  cents: number;
  fullCents: number;
  /** A pass paid for it, with so many visits; none otherwise. */
  passVisits: number;
  /** Reason it is not valid any more; `null` while it is. */
  cancellationCause: CancellationCause | null;
  /** True if its holder may return it now. */
  isCancellable: boolean;
  /** Its own page; `null` until the order has tickets. */
  path: string | null;
}
