import type { Localized } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { SaleStop } from './errors.ts';

/** Offers on sale, for reading only: an outside shop's offer comes from here too, its cart contract has none. */
export interface OfferSource {
  /**
   * Reads the summaries of events for lists: lowest price and number of places left. Events that sell no tickets are
   * left out.
   */
  summaries(jetIds: number[]): Promise<Map<number, OfferSummary>>;
  /** Everything the booking widget shows; `null` when the event sells no tickets. */
  offer(jetId: number): Promise<Offer | null>;
}

/** `many`: no worry; `few`: the number is said when it is ten or less; `sold-out`; `closed`: the sale is not open. */
export type Availability = 'many' | 'few' | 'sold-out' | 'closed';

export interface OfferSummary {
  jetId: number;
  /** Lowest price above zero that asks no proof, if there is one; `null` when everything is free of charge. */
  fromCents: number | null;
  availability: Availability;
  /** Number of free places, stated when ten or fewer are left. */
  free: number | null;
  /** With `closed`, where it is more than the sale's window. */
  stop?: SaleStop;
  /** Something of it is sold out and can be waited for. */
  canWait?: true;
  /** Everything it charges is for groups: they alone book it. */
  forGroups?: true;
  /** Its places are seats of a plan, which can be chosen (`Seating`). */
  isSeated?: true;
}

export interface Offer extends OfferSummary {
  /** Tickets one order may hold of one price, and in all. */
  maxPerPrice: number;
  maxPerOrder: number;
  /** Until then members alone may buy; `null` when everybody may. */
  presaleUntil: Instant | null;
  seatGroups: SeatGroupOffer[];
}

export interface SeatGroupOffer {
  id: number;
  /** The group's code in the cart call (`seat_group`). */
  seatGroup: string;
  name: Localized;
  note: Localized | null;
  available: boolean;
  /** Places free in all its timeslots; for staff at the counter alone. */
  free?: number;
  /** It, or one of its timeslots, is sold out and can be waited for. */
  canWait?: true;
  /** The full price ("Vollpreis") is the first for everybody, the others are discounts. */
  prices: PriceOffer[];
  /** Empty when the event has one start for all. */
  timeslots: TimeslotOffer[];
}

export interface PriceOffer {
  id: number;
  saleTypeId: number;
  name: Localized;
  cents: number;
  isFullPrice: boolean;
  /** Places one ticket takes (a family card takes several). */
  units: number;
  /** Under which conditions it is had, in words; `null` where there are none. */
  conditions: Localized | null;
  /** It is sold only together with tickets of other prices: those go into the cart first. */
  goesWithOthers: boolean;
  /** Fewest heads of a group it is for; left out where it is for everybody. */
  groupFrom?: number;
  /** Sold to groups alone (`GroupSale`): a price of groups, or of those who come along with them. */
  forGroups?: true;
}

export interface TimeslotOffer {
  id: number;
  /** The slot's number in the cart call (`block_id`). */
  blockId: number;
  timeStart: Instant;
  availability: Availability;
  free: number | null;
}
