/** Reason an action on the sale of an event failed. */
export type SaleError =
  | {
      code:
        | 'UNKNOWN_EVENT'
        | 'UNKNOWN_POOL'
        | 'UNKNOWN_PRICE_LIST'
        | 'UNKNOWN_BLOCK'
        | 'UNKNOWN_ENTRY'
        | 'UNKNOWN_ROOM';
    }
  /** An offer of the waiting list is being paid. */
  | { code: 'IN_PAYMENT' }
  | { code: 'NOT_ON_SALE' | 'ALREADY_ON_SALE' }
  /** Each seat group needs a capacity, and none of another list. */
  | { code: 'CAPACITIES_DIFFER' }
  /** Its places are seats of a seating plan, which says how many there are. */
  | { code: 'HAS_SEATS' }
  /** The plan has no seats of this price list, or the date has timeslots, whose places are only counted. */
  | { code: 'PLAN_DIFFERS' }
  /** There is no such version of a seating plan, or a newer one. */
  | { code: 'UNKNOWN_PLAN' }
  /** So many would have no seat in the plan. */
  | { code: 'TOO_FEW_SEATS'; places: number }
  /** So many fit into an event at most. */
  | { code: 'TOO_MANY_TIMESLOTS'; count: number }
  /** More is sold, held or blocked than the capacity would be. */
  | { code: 'TAKEN'; places: number }
  /** Fewer are free than are to be blocked. */
  | { code: 'NOT_FREE'; places: number }
  /** Seats of a block are not free, or none of the date's; by their `guid`. */
  | { code: 'SEATS_TAKEN'; taken: string[] }
  /** A block would end in the past. */
  | { code: 'ENDS_TOO_EARLY' }
  /** It would start after it ends, or members would not be earlier than others. */
  | { code: 'SALE_WINDOW' }
  /** Cancelled, or over. */
  | { code: 'EVENT_ENDED' }
  /** It would start in the past. */
  | { code: 'STARTS_TOO_EARLY' }
  /** Further ahead than anybody plans. */
  | { code: 'STARTS_TOO_LATE' };
