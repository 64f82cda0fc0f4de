import type { RefundSplit } from '#features/box-office/prices/index.ts';
import type { RebookingError } from '#features/box-office/ticketing/index.ts';
import type { ShownText } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';

/** Party exchanging tickets: the customer, or the staff. */
export type RebookingParty = 'visitor' | 'house';

/** Exchanging tickets of an order for another date, as its page shows it in one language. */
export interface RebookingView {
  by: RebookingParty;
  /** How many hours before they start visitors exchange tickets at the latest. */
  exchangeHours: number;
  orderNumber: string;
  /** Page the user came from, and the target of the page's forms. */
  orderPath: string;
  path: string;
  /** Event the tickets are for now. */
  title: ShownText | null;
  when: string | null;
  /** It is postponed and has no new date: `when` does not hold, and nobody is too late. */
  isPostponed: boolean;
  tickets: RebookingTicket[];
  /** Dates by day; empty where there is no other. */
  days: { day: string; dates: RebookingChoice[] }[];
  /** Path of later dates; `null` if these are the last, and for `earlier` the first. */
  laterPath: string | null;
  earlierPath: string | null;
  /** Date that was chosen; `null` while there is a choice to make. */
  chosen: ChosenDate | null;
}

export interface RebookingTicket {
  position: number;
  price: ShownText;
  seatGroup: ShownText;
  cents: number;
  isChosen: boolean;
}

/** A date that could be taken. */
export interface RebookingChoice {
  /** `12`, or `12-3` for its third timeslot. */
  value: string;
  time: string;
  /** Additional price of all chosen tickets there; below zero if they cost less. */
  differenceCents: number;
  refusal: RebookingError | null;
  /** It can be asked for, if only for some of the tickets. */
  isOpen: boolean;
}

/** A date that was chosen, with everything somebody should know before they press. */
export interface ChosenDate {
  value: string;
  when: string;
  startsAt: Instant | null;
  beforeCents: number;
  afterCents: number;
  refusal: RebookingError | null;
  /** Additional amount the venue then owes, and how the part of it not paid with credit is refunded. */
  backCents: number;
  mayBecomeCredit: boolean;
  /** The former choice. */
  asCredit: boolean;
  refundSplit: RefundSplit;
  /** Additional amount to be paid after the exchange. */
  openCents: number;
  isInvoiced: boolean;
  answersLost: ShownText[];
  questionsOpen: ShownText[];
}
