import type { Offer } from '#features/box-office/ticketing/index.ts';
import { pathTo, TICKETS } from '#features/core/navigation/index.ts';
import { type Language, type Localized, shown } from '#lib/localized.ts';
import { priceString } from '#lib/money.ts';
import { textsJson } from '#lib/texts-json.ts';
import type { EventListing } from './event-listing.ts';

/** Returns the event data the booking widget needs (docs/product/calendar.md#json). */
export function offerJson(event: EventListing, offer: Offer | null, language: Language) {
  const text = (value: Localized) => shown(value, language);
  const priced = (offer?.seatGroups ?? []).map((group) => ({
    id: group.id,
    seat_group: group.seatGroup,
    status: statusOf(group.available),
    ...textsJson({ text: text(group.name), note: group.note && text(group.note) }),
    prices: group.prices.map((price) => ({
      id: price.id,
      price: priceString(price.cents),
      sale_type_id: price.saleTypeId,
      seat_group: group.seatGroup,
      ...textsJson({
        text: price.isFullPrice ? { text: 'Vollpreis' } : text(price.name),
        name: text(price.name),
        conditions: price.conditions && text(price.conditions),
      }),
      goes_with_others: price.goesWithOthers,
      group_from: price.groupFrom ?? null,
      for_groups: price.forGroups === true,
      has_discounts: group.prices.length > 1,
      amount: 1,
    })),
    timeslots: group.timeslots.map((slot) => ({
      id: slot.id,
      time_start: slot.timeStart,
      status: statusOf(slot.availability !== 'sold-out' && slot.availability !== 'closed'),
      availability: slot.availability,
      free: slot.free,
      block_id: slot.blockId,
    })),
  }));
  return {
    ticket_url: offer && `${pathTo('event', language, { slug: event.slug, id: event.id })}#${TICKETS}`,
    id_jet: event.jetId,
    date_start: event.dateStart,
    availability: offer?.availability ?? 'closed',
    sale_stop: offer?.stop ?? null,
    waiting_list: offer?.canWait ?? false,
    presale_until: offer?.presaleUntil ?? null,
    max_per_price: offer?.maxPerPrice ?? 0,
    max_per_order: offer?.maxPerOrder ?? 0,
    seat_groups: priced,
    prices: priced.flatMap((group) => group.prices),
  };
}

const statusOf = (isAvailable: boolean): '0' | '1' => (isAvailable ? '1' : '0');
