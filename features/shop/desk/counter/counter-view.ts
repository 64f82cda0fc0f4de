import type { PriceSum } from '#features/box-office/prices/index.ts';
import type { CartReference, PaymentMeans } from '#features/box-office/ticketing/index.ts';
import type { PlaceInHall } from '#features/shop/cart/seats/index.ts';
import type { ShownText } from '#lib/localized.ts';
import type { QrPath } from '#lib/qr-path.ts';
import type { Day, Instant } from '#lib/venue-time.ts';
import type { SeatPicker } from '../seats/seat-picker.ts';
import type { SeatRow } from '../seats/seat-rows.ts';

/** A date in the list of the counter. */
export interface CounterDate {
  jetId: number;
  title: ShownText;
  room: ShownText;
  /** `Di 1. Dezember`; `null` where all dates of the list are on the chosen day. */
  day: string | null;
  time: string;
  free: number;
  /** When the public sale closes, `14:30`; `null` where it has closed. */
  onlineUntil: string | null;
  /** Address of its small picture; `null` where the programme has none. */
  picture: string | null;
}

export interface CounterPrice {
  saleTypeId: number;
  name: ShownText;
  cents: number;
  conditions: ShownText | null;
  /** Fewest heads of a group it is for; `null` where it is for everybody. */
  groupFrom: number | null;
  /** Tickets of it in the cart. */
  quantity: number;
}

export interface CounterGroup {
  code: string;
  name: ShownText;
  free: number;
}

/** The chosen event, with the prices of the chosen seat group and timeslot. */
export interface CounterEvent {
  jetId: number;
  title: ShownText;
  room: ShownText;
  time: string;
  groups: CounterGroup[];
  group: string;
  slots: { blockId: number; time: string; free: number }[];
  blockId: number | null;
  prices: CounterPrice[];
  /** How many more who presses may sell though nothing is free; 0 where something is, or they may not. */
  overbookable: number;
  /** The series it belongs to, where that is sold as a whole. */
  series: CounterSeries | null;
  /** Its seats in the sale; `null` where it holds none. */
  seats: CounterSeats | null;
}

/** Seats that the sale holds of the chosen date and seat group. */
export interface CounterSeats {
  rows: SeatRow[];
  isTogether: boolean;
  place: PlaceInHall;
  /** There may be other proposals: it has seats in the chosen seat group. */
  hasNext: boolean;
  /** The plan, where it is open. */
  picker: SeatPicker | null;
}

/** All dates of a series at one price. */
export interface CounterSeries {
  seriesId: number;
  dates: number;
  prices: { priceId: number; name: ShownText; group: ShownText; cents: number; most: number }[];
}

/** Passes on sale, or a gift voucher, in place of the prices. */
export interface CounterPurchase {
  kind: 'pass' | 'voucher';
  /** `value` is the kind with its price, as the cashier sees it. */
  passes: { value: string; name: ShownText; cents: number; visits: number }[];
  /** Amount that is proposed. */
  voucherCents: number;
}

export interface CounterLine {
  id: string;
  event: ShownText | null;
  time: string;
  group: ShownText;
  price: ShownText;
  quantity: number;
  totalCents: number;
  /** It cannot be sold any more and has to be removed. */
  isStopped: boolean;
}

/** An account found by name or address. */
export interface FoundCustomer {
  id: number;
  name: string;
  email: string;
}

/** The known customer of a sale: credit to pay with, and passes. */
export interface CounterCustomer extends FoundCustomer {
  freeCents: number;
  passes: { number: string; name: ShownText; left: number; lastDay: string }[];
}

export interface CounterCart {
  lines: CounterLine[];
  series: {
    id: string;
    title: ShownText | null;
    price: ShownText;
    dates: number;
    quantity: number;
    totalCents: number;
    isStopped: boolean;
  }[];
  quantity: number;
  totalCents: number;
  sum: PriceSum;
  coupon: { code: string; isRefused: boolean; reductionCents: number } | null;
  /** The pass that pays for some of the tickets. */
  pass: { name: ShownText; isRefused: boolean; visits: number; cents: number } | null;
  /** Fingerprint that `sell` compares: the cashier sells what is on the screen. */
  contents: string;
  expiresAt: Instant;
  isExpired: boolean;
  /** Day offered for a reservation, and the first and last one possible; `null` where it starts too soon, or costs nothing. */
  reservable: { day: Day; firstDay: Day; lastDay: Day | null } | null;
  /** It may be paid online by a link in an email. */
  isLinkOffered: boolean;
}

/** One of the tickets that were just sold. */
export interface CounterTicket {
  position: number;
  event: ShownText | null;
  when: string;
  price: ShownText;
  cents: number;
  /** Its code for the door, on paper alone. */
  qr: QrPath;
}

/** The sale that was just made. */
export interface CounterDone {
  number: string;
  tickets: CounterTicket[];
  totalCents: number;
  /** Cash that was handed over; 0 where nobody typed it. */
  givenCents: number;
  changeCents: number;
  change: { cents: number; pieces: number }[];
  isUndone: boolean;
  /** Amounts that were taken for it and went back when it was undone, by means. */
  givenBack: { means: PaymentMeans; cents: number }[];
  isComplimentary: boolean;
  /** The pass or the gift voucher that was sold, with the number or the code it is used by. */
  purchase: {
    kind: 'pass' | 'voucher';
    name: ShownText | null;
    code: string;
    sheetPath: string | null;
  } | null;
  /** How many of its tickets came in, and how many who presses can let in now: 0 where they may not, or it begins later. */
  admission: { inside: number; waiting: number };
  /** Name and end of a reservation that is not paid; `null` where it was sold. */
  reserved: { name: string; until: string } | null;
  /** It is paid by its invoice. */
  isOnAccount: boolean;
  /** Address its emails went to; `null` where nobody gave one. */
  email: string | null;
  /** Address the link to pay online was sent to, the open amount, and until when in words; `null` where none was sent, or it is paid. */
  link: { email: string; openCents: number; until: string | null } | null;
  /** Its tickets as a PDF, one to a page of A6. */
  pdfPath: string;
  /** Address of the order's page, for the guest's phone. */
  guestUrl: string;
  deskPath: string;
}

/** Page of the counter, in one language. */
export interface CounterView {
  /** The plan was asked for: it stands open as soon as the sale holds seats of the date. */
  isPlanOpen: boolean;
  shift: { till: string; since: string } | null;
  /** The day whose dates are listed, and the two that are one press away. */
  day: string;
  days: { day: string; isToday: boolean; name: string }[];
  query: string;
  dates: CounterDate[];
  event: CounterEvent | null;
  purchase: CounterPurchase | null;
  cart: CounterCart | null;
  /** The known customer, and those found for the words that were typed. */
  customer: CounterCustomer | null;
  customerQuery: string;
  found: FoundCustomer[];
  /** Makes the next press count once where its form is sent again. */
  pressKey: string;
  /** The last sale of the shift: to print it again, or to undo it. */
  lastSale: { number: string; cents: number } | null;
  done: CounterDone | null;
}

/** How a sale is paid; `reserve`: not yet, `link`: online, by a link in an email. */
export type CounterMeans = 'cash' | 'card' | 'account' | 'link' | 'free' | 'reserve';

/** Fields of a sale as they were typed, where it was refused. */
export interface TypedSale {
  means: CounterMeans;
  given: string;
  /** Part of a sale by link that is paid in cash. */
  cash: string;
  card: string;
  receipt: string;
  reason: string;
  recipient: string;
  until: string;
  firstName: string;
  lastName: string;
  email: string;
  emailLanguage: string;
  code: string;
  usesCredit: boolean;
  voucher: string;
  /** Cents of that voucher, once it was looked at; `null` before. */
  voucherCents: number | null;
  passNumber: string;
  kind: string;
  amount: string;
  recipientName: string;
}

/** Choice in the address of the counter. */
export interface CounterChoice {
  day: string | null;
  query: string;
  jetId: number | null;
  group: string | null;
  blockId: number | null;
  /** Cash in cents handed over for the last sale. */
  givenCents: number;
  reference: CartReference | null;
  customerId: number | null;
  customerQuery: string;
  /** Sold in place of tickets. */
  sell: 'pass' | 'voucher' | null;
  isPlanOpen?: boolean;
}
