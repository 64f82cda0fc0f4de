import type { WaysBack } from '#features/box-office/payments/refunds/index.ts';
import type { RebookingError } from '#features/box-office/ticketing/index.ts';
import type { ShownText } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';

/** Who exchanges tickets: who ordered them, or people of the house. */
export type RebookingParty = 'visitor' | 'house';

/** Exchanging tickets of an order for another date, as its page shows it in one language. */
export interface RebookingView {
  by: RebookingParty;
  /** How many hours before they start visitors exchange tickets at the latest. */
  exchangeHours: number;
  orderNumber: string;
  /** Where one came from, and where the forms of the page go. */
  orderPath: string;
  path: string;
  /** What the tickets are for now. */
  title: ShownText | null;
  when: string | null;
  /** It is postponed and has no new date: `when` does not hold, and nobody is too late. */
  isPostponed: boolean;
  tickets: RebookingTicket[];
  /** Dates by day; empty where there is no other. */
  days: { day: string; dates: RebookingChoice[] }[];
  /** Where later dates are; `null` where these are the last, and for `earlier` the first. */
  laterPath: string | null;
  earlierPath: string | null;
  /** What was chosen; `null` while there is a choice to make. */
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
  /** What all chosen tickets cost more there; below zero less. */
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
  /** What the house owes more then, and how that of it comes back which was not paid with credit. */
  backCents: number;
  mayBecomeCredit: boolean;
  /** That was chosen before. */
  asCredit: boolean;
  waysBack: WaysBack;
  /** What is to be paid then, and was not before. */
  openCents: number;
  isInvoiced: boolean;
  answersLost: ShownText[];
  questionsOpen: ShownText[];
}
