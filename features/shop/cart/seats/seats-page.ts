import type { SeatProposal, SeatProposals } from '#features/box-office/ticketing/index.ts';
import type { Language, ShownText } from '#lib/localized.ts';
import type { CartMessageCode } from '../cart-message-code.ts';
import type { PlacedSeat } from './seat-choice.ts';

/** The page on which visitors choose seats (docs/product/seating.md#choice), in one language. */
export interface SeatsPage {
  jetId: number;
  event: { id: number; path: string; title: ShownText; dateLine: string };
  language: Language;
  /** Prices on offer, with the number of tickets wanted of each. */
  numbers: NumbersOfGroup[];
  /** The tickets that seats are chosen for; empty as long as nobody said how many. */
  wanted: WantedGroup[];
  hall: HallView;
  /** One character a seat: `.` free, `x` taken, `m` in the visitor's cart. */
  states: string;
  /** Seats that come back chosen, by their `guid`. */
  chosen: string[];
  /** Seats of the visitor that are exchanged for others, by their `guid`; `null` where tickets are added. */
  former: string[] | null;
  /** Seats that the party may take together, the best first. */
  proposals: SeatProposal[];
  /** How near a party can sit that cannot sit together; `null` where it can, or has not said how many it is. */
  apart: SeatProposals['apart'];
  /** Dates of the same production on which it can sit together; looked for where it cannot here. */
  nextDates: { name: string; path: string }[];
  /** The same tickets in other seat groups. */
  others: { seatGroup: string; name: ShownText; cents: number; path: string }[];
  refusal: SeatRefusal | null;
  /** Seat groups whose seats were added before the next was refused. */
  added: ShownText[];
  orderKey: string;
  paths: { numbers: string; form: string; cart: string };
}

export interface HallView {
  version: number;
  areas: { isStage: boolean; text: ShownText; x: number; y: number; width: number; height: number }[];
  /** In the order of the plan. */
  seats: SeatView[];
  /** It has more than one part: rows are named with theirs. */
  hasZones: boolean;
}

export interface SeatView extends PlacedSeat {
  zone: string;
  row: string;
  seat: string;
  y: number;
  isWheelchair: boolean;
  isCompanion: boolean;
  isStepFree: boolean;
  restrictedView: string | null;
}

export interface NumbersOfGroup {
  seatGroup: string;
  name: ShownText;
  prices: { saleTypeId: number; name: ShownText; cents: number; quantity: number }[];
  maxPerPrice: number;
}

export interface WantedGroup {
  seatGroup: string;
  name: ShownText;
  tickets: { saleTypeId: number; name: ShownText; quantity: number; cents: number }[];
  /** Seats to be chosen: a family card takes several. */
  places: number;
}

/** A seat as the page names it. */
export type NamedSeat = Pick<SeatView, 'guid' | 'zone' | 'row' | 'seat'>;

export type SeatRefusal =
  | { code: 'COUNT'; counts: { name: ShownText; places: number; chosen: number }[] }
  | { code: 'TAKEN'; seats: NamedSeat[]; nearest: NamedSeat[] }
  | { code: 'CART'; message: CartMessageCode };
