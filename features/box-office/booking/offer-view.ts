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
  /** Its places are seats of a plan, which can be chosen. */
  isSeated: boolean;
  /** Until then it is sold to members alone; `null` when everybody may buy. */
  presaleUntil: Instant | null;
  /** Fewest heads of a group that can book it for itself; `null` where it has no prices of groups, or no places for them. */
  groupFrom: number | null;
  /** Those with prices for everybody; none where the date is for groups alone. */
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
  const { jetId, maxPerPrice, maxPerOrder, availability, stop, canWait, isSeated, presaleUntil, seatGroups } =
    offer;
  return {
    jetId,
    maxPerPrice,
    maxPerOrder,
    closed: availability === 'closed' ? { stop: stop ?? null } : null,
    canWait: canWait === true,
    isSeated: isSeated === true,
    presaleUntil,
    groupFrom: smallestGroup(seatGroups),
    seatGroups: seatGroups
      .filter(({ prices }) => prices.some(({ forGroups }) => !forGroups))
      .map((group) => toSeatGroupView(group, language)),
  };
}

/** Parts of a seat group that decide if groups can book it. */
interface SeatGroupForGroups {
  available: boolean;
  timeslots: readonly unknown[];
  prices: readonly { groupFrom?: number }[];
}

/** Fewest heads a group needs for one of the seat groups; those with timeslots are not sold to groups. */
export function smallestGroup(seatGroups: readonly SeatGroupForGroups[]): number | null {
  const sizes = seatGroups
    .filter(({ available, timeslots }) => available && timeslots.length === 0)
    .flatMap(({ prices }) => prices.flatMap(({ groupFrom }) => groupFrom ?? []));
  return sizes.length === 0 ? null : Math.min(...sizes);
}

function toSeatGroupView(group: SeatGroupOffer, language: Language): SeatGroupView {
  const text = (value: Localized) => shown(value, language);
  return {
    seatGroup: group.seatGroup,
    name: text(group.name),
    note: group.note && text(group.note),
    available: group.available,
    prices: group.prices
      .filter(({ forGroups }) => !forGroups)
      .map(({ id, saleTypeId, name, cents, conditions, goesWithOthers }, index) => ({
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
