import type { Localized } from '#lib/localized.ts';
import type { Result } from '#lib/result.ts';
import type { CartReference } from './cart.ts';
import type { TicketingError } from './errors.ts';
import type { SeatName } from './seat-words.ts';

/** Owner of seats: a cart, or an order by its secret. */
export type SeatOwner = { cart: CartReference } | { order: string };

/** Seats of dates that are chosen on a plan (docs/product/seating.md#sale). Dates are named by their jet id. */
export interface Seating {
  /** The plan whose seats a date sells; `null` where its places are only counted. */
  hall(jetId: number): Promise<SeatedHall | null>;
  /** State of each seat of a date, those of the owner apart; `null` where its places are only counted. */
  states(jetId: number, owner: SeatOwner | null): Promise<SeatStates | null>;
  /**
   * Seats side by side that parties may choose from, the best first; where not all of them can sit together, how near they can.
   * @param owner its seats count as free: they are exchanged
   */
  propose(
    jetId: number,
    parties: readonly { seatGroup: string; places: number }[],
    owner: SeatOwner | null,
  ): Promise<SeatProposals>;
  /**
   * Exchanges seats within a date; the expiry of a cart does not move. Those of an order as long as its tickets can be exchanged for another
   * date (`CANCELLATION_CLOSED`).
   * @param seats all seats it is to have there in the seat groups they belong to, by their `guid`: as many as before
   */
  swap(
    owner: SeatOwner,
    swap: { jetId: number; seats: readonly string[] },
  ): Promise<Result<null, TicketingError>>;
}

export interface SeatProposals {
  proposals: SeatProposal[];
  /** How near those can sit who cannot sit side by side; `null` where all can. */
  apart: {
    /** The largest party that still sits together. */
    largest: number;
    fitsTwoRows: boolean;
    /** There are as many free seats at all. */
    fitsAnywhere: boolean;
  } | null;
}

export interface SeatProposal {
  /** By their `guid`. */
  seats: string[];
  /** One of them is a wheelchair place. */
  hasWheelchair: boolean;
}

/** A version of a plan, which never changes. Lengths are centimetres from the corner at the left of the stage. */
export interface SeatedHall {
  version: number;
  size: { width: number; height: number };
  areas: { kind: 'stage' | 'label'; text: Localized; x: number; y: number; width: number; height: number }[];
  /** In the order of the plan: by row, and in it as people sit. */
  seats: HallSeat[];
}

export interface HallSeat extends SeatName {
  /** Seats of one row and run between two aisles are neighbours in the order of `position`. */
  rowOrder: number;
  block: number;
  position: number;
  x: number;
  y: number;
  /** Code of its seat group in the cart call; `null` where this date does not sell it. */
  seatGroup: string | null;
  isWheelchair: boolean;
  isCompanion: boolean;
  isStepFree: boolean;
  restrictedView: Localized | null;
}

export interface SeatStates {
  version: number;
  /** One character a seat in the order of the plan: `.` free, `x` taken, `m` of this owner. */
  states: string;
}
