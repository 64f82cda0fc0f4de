import type { SaleStop } from '#features/box-office/ticketing/index.ts';
import { isLanguage, type ShownText } from '#lib/localized.ts';
import { centsOf } from '#lib/money.ts';
import {
  type OfferView,
  type PriceView,
  type SeatGroupView,
  smallestGroup,
  type TimeslotView,
} from './offer-view.ts';

type Json = Record<string, unknown>;

/**
 * Reads the answer of `/{lang}/api/events/{id}/` (docs/product/calendar.md#json); `null` when the event sells no
 * tickets or the answer is not one. Written out by hand: a schema library would cost the page more than the widget.
 */
export function parseOffer(answer: unknown): OfferView | null {
  if (!isJson(answer) || typeof answer.id_jet !== 'number') return null;
  const listed = list(answer.seat_groups);
  if (listed.length === 0) return null;
  return {
    jetId: answer.id_jet,
    maxPerPrice: number(answer.max_per_price),
    maxPerOrder: number(answer.max_per_order),
    closed: answer.availability === 'closed' ? { stop: saleStop(answer.sale_stop) } : null,
    canWait: answer.waiting_list === true,
    isSeated: answer.seated === true,
    presaleUntil: typeof answer.presale_until === 'string' ? answer.presale_until : null,
    groupFrom: smallestGroup(listed.map(toSeatGroupForGroups)),
    seatGroups: listed.map(parseSeatGroup).filter(({ prices }) => prices.length > 0),
  };
}

const toSeatGroupForGroups = (group: Json) => ({
  available: group.status !== '0',
  timeslots: list(group.timeslots),
  prices: list(group.prices).map(({ group_from: groupFrom }) =>
    typeof groupFrom === 'number' ? { groupFrom } : {},
  ),
});

function parseSeatGroup(group: Json): SeatGroupView {
  return {
    seatGroup: text(group.seat_group),
    name: shownText(group, 'text'),
    note: typeof group.note === 'string' ? shownText(group, 'note') : null,
    available: group.status !== '0',
    prices: list(group.prices)
      .filter((price) => price.for_groups !== true)
      .map((price, index) => parsePrice(price, index > 0)),
    timeslots: list(group.timeslots).map(parseTimeslot),
  };
}

function parsePrice(price: Json, isDiscount: boolean): PriceView {
  return {
    id: number(price.id),
    seatGroup: text(price.seat_group),
    saleTypeId: number(price.sale_type_id),
    name: shownText(price, 'name'),
    cents: centsOf(String(price.price)),
    isDiscount,
    conditions: typeof price.conditions === 'string' ? shownText(price, 'conditions') : null,
    goesWithOthers: price.goes_with_others === true,
  };
}

function parseTimeslot(slot: Json): TimeslotView {
  const status = slot.availability === 'few' || slot.availability === 'closed' ? slot.availability : 'many';
  return {
    blockId: number(slot.block_id),
    timeStart: text(slot.time_start),
    availability: slot.status === '0' && status !== 'closed' ? 'sold-out' : status,
    free: typeof slot.free === 'number' ? slot.free : null,
  };
}

const STOPS: readonly unknown[] = ['cancelled', 'postponed', 'offline', 'past', 'shop-closed'];

/** Reason of a stopped sale, as named by the API; `null` for unknown ones. */
export const saleStop = (value: unknown): SaleStop | null =>
  STOPS.includes(value) ? (value as SaleStop) : null;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const list = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : []);
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A text of an answer, with the language it fell back to. */
function shownText(of: Json, name: string): ShownText {
  const lang = isJson(of.fallback) ? of.fallback[name] : undefined;
  return { text: text(of[name]), ...(isLanguage(lang) ? { lang } : {}) };
}
