import type { Localized } from '#lib/localized.ts';
import type { Day } from '#lib/venue-time.ts';
import type { FlatPrice } from './flat-price.ts';

/** Under which conditions tickets of a price are sold (docs/algorithms/prices.md#conditions). */
export interface PriceConditions {
  /** Age range in years, both included; stated, and not checked. */
  ageFrom: number | null;
  ageTo: number | null;
  /** Proof shown at the door, such as a student card. */
  proof: Localized | null;
  /** Its number is typed at checkout. */
  asksProofNumber: boolean;
  together: Together | null;
  early: EarlyPrice | null;
  membersOnly: boolean;
  /** Fewest tickets of group prices one visit needs (docs/product/groups.md); `null` where it is no group price. */
  groupFrom: number | null;
  /** Its amount is for the whole group; `null` where each head pays it. */
  flat: FlatPrice | null;
  /** The group is asked for allergies and needs after it has ordered. */
  asksAllergies: boolean;
}

/** At most so many tickets for each so many of others, by the names of their prices. */
export interface Together {
  atMost: number;
  per: number;
  of: Localized[];
}

/** Early price, in cents; with both ends set, it is over at the one that comes first. */
export interface EarlyPrice {
  cents: number;
  /** The last day. */
  until: Day | null;
  /** The last day is so many days before the one of the performance. */
  daysBefore: number | null;
}
