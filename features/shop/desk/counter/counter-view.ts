import type { PriceSum } from '#features/box-office/prices/index.ts';
import type { CartReference, PaymentMeans } from '#features/box-office/ticketing/index.ts';
import type { ShownText } from '#lib/localized.ts';
import type { QrPath } from '#lib/qr-path.ts';
import type { Day, Instant } from '#lib/venue-time.ts';

/** A date in the list of the counter. */
export interface CounterDate {
  jetId: number;
  title: ShownText;
  room: ShownText;
  time: string;
  free: number;
  /** When the public sale closes, `14:30`; `null` where it has closed. */
  onlineUntil: string | null;
}

export interface CounterPrice {
  saleTypeId: number;
  name: ShownText;
  cents: number;
  conditions: ShownText | null;
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

export interface CounterCart {
  lines: CounterLine[];
  quantity: number;
  totalCents: number;
  sum: PriceSum;
  coupon: { code: string; isRefused: boolean; reductionCents: number } | null;
  /** Fingerprint that `sell` compares: the cashier sells what is on the screen. */
  contents: string;
  expiresAt: Instant;
  isExpired: boolean;
  /** Day offered for a reservation, and the first and last one possible; `null` where it starts too soon, or costs nothing. */
  reservable: { day: Day; firstDay: Day; lastDay: Day | null } | null;
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
  /** Name and end of a reservation that is not paid; `null` where it was sold. */
  reserved: { name: string; until: string } | null;
  /** Its tickets as a PDF, one to a page of A6. */
  pdfPath: string;
  /** Address of the order's page, for the guest's phone. */
  guestUrl: string;
  deskPath: string;
}

/** Page of the counter, in one language. */
export interface CounterView {
  shift: { till: string; since: string } | null;
  /** The day whose dates are listed, and the two that are one press away. */
  day: string;
  days: { day: string; isToday: boolean; name: string }[];
  query: string;
  dates: CounterDate[];
  event: CounterEvent | null;
  cart: CounterCart | null;
  /** Makes the next press count once where its form is sent again. */
  pressKey: string;
  /** The last sale of the shift: to print it again, or to undo it. */
  lastSale: { number: string; cents: number } | null;
  done: CounterDone | null;
}

/** Fields of a sale as they were typed, where it was refused. */
export interface TypedSale {
  means: 'cash' | 'card' | 'account' | 'free' | 'reserve';
  given: string;
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
}
