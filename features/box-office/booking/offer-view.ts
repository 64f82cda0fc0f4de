import type { Availability, Offer, SaleStop, SeatGroupOffer } from '#features/box-office/ticketing/index.ts';
import { type Language, type Localized, type ShownText, shown } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';

/** The offer of an event in one language, as shown by the booking widget and by the form of the event page. */
export interface OfferView {
  jetId: number;
  /** Tickets one order may hold of one price, and in all. */
  maxPerPrice: number;
  maxPerOrder: number;
  /** Set when nothing of it is sold; `stop` says why where it is more than the sale's window. */
  closed: { stop: SaleStop | null } | null;
  /** Something of it is sold out and can be waited for. */
  canWait: boolean;
  /** Until then it is sold to members alone; `null` when everybody may buy. */
  presaleUntil: Instant | null;
  seatGroups: SeatGroupView[];
}

export interface SeatGroupView {
  /** Its code in the cart call. */
  seatGroup: string;
  name: ShownText;
  note: ShownText | null;
  available: boolean;
  /** The first is the main price, the rest are discounts. */
  prices: PriceView[];
  timeslots: TimeslotView[];
}

export interface PriceView {
  id: number;
  seatGroup: string;
  saleTypeId: number;
  name: ShownText;
  cents: number;
  isDiscount: boolean;
  /** Under which conditions it is had; `null` where there are none. */
  conditions: ShownText | null;
  /** Sold only together with tickets of other prices. */
  goesWithOthers: boolean;
}

export interface TimeslotView {
  /** Its number in the cart call. */
  blockId: number;
  timeStart: Instant;
  availability: Availability;
  /** Number of free places, stated when ten or fewer are left. */
  free: number | null;
}

/** The box office's offer as a view; the API's answer gives the same (`parseOffer`). */
export function toOfferView(offer: Offer, language: Language): OfferView {
  const { jetId, maxPerPrice, maxPerOrder, availability, stop, canWait, presaleUntil, seatGroups } = offer;
  return {
    jetId,
    maxPerPrice,
    maxPerOrder,
    closed: availability === 'closed' ? { stop: stop ?? null } : null,
    canWait: canWait === true,
    presaleUntil,
    seatGroups: seatGroups.map((group) => toSeatGroupView(group, language)),
  };
}

function toSeatGroupView(group: SeatGroupOffer, language: Language): SeatGroupView {
  const text = (value: Localized) => shown(value, language);
  return {
    seatGroup: group.seatGroup,
    name: text(group.name),
    note: group.note && text(group.note),
    available: group.available,
    prices: group.prices.map(({ id, saleTypeId, name, cents, conditions, goesWithOthers }, index) => ({
      id,
      saleTypeId,
      seatGroup: group.seatGroup,
      name: text(name),
      cents,
      isDiscount: index > 0,
      conditions: conditions && text(conditions),
      goesWithOthers,
    })),
    timeslots: group.timeslots.map(({ blockId, timeStart, availability, free }) => ({
      blockId,
      timeStart,
      availability,
      free,
    })),
  };
}
