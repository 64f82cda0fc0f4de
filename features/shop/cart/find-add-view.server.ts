import type { Offer, TicketOrder } from '#features/box-office/ticketing/index.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import type { Db } from '#features/database.server.ts';
import { type EventListing, findEventsByJetIds } from '#features/programme/calendar/index.server.ts';
import { type Language, shown } from '#lib/localized.ts';
import { dayOf, formatDayShort, formatTime, timeOf } from '#lib/venue-time.ts';
import { shownTitle } from '#platform/html/soft-hyphens.server.ts';
import type { AddLine, AddView } from './add-view.ts';

/** The event of an offer; `null` when the site no longer shows it. */
export async function findEventOfOffer({ db }: { db: Db }, jetId: number): Promise<EventListing | null> {
  return (await findEventsByJetIds(db, [jetId])).get(jetId) ?? null;
}

/** Returns a preview of the tickets a form's orders would add. */
export async function toAddView(
  services: { db: Db },
  { offer, orders, language }: { offer: Offer; orders: TicketOrder[]; language: Language },
): Promise<AddView> {
  const event = await findEventOfOffer(services, offer.jetId);
  const blockId = orders.find((order) => order.blockId !== null)?.blockId ?? null;
  const lines = orders.flatMap((order) => linesOf(order, offer, language));
  return {
    jetId: offer.jetId,
    blockId,
    event: event && {
      path: pathTo('event', language, { slug: event.slug, id: event.id }),
      title: shownTitle(event.title, language),
      dateLine: dateLine(startOf(offer, blockId) ?? event.dateStart, language),
    },
    lines,
    totalCents: lines.reduce((sum, line) => sum + line.quantity * line.cents, 0),
  };
}

function linesOf(order: TicketOrder, { seatGroups }: Offer, language: Language): AddLine[] {
  const group = seatGroups.find((each) => each.seatGroup === order.seatGroup);
  return order.tickets.flatMap(({ saleTypeId, quantity, cents }) => {
    const price = group?.prices.find((each) => each.saleTypeId === saleTypeId);
    if (!group || !price) return [];
    const isChanged = cents !== undefined && cents !== price.cents;
    return {
      seatGroup: group.seatGroup,
      saleTypeId,
      name: shown(price.name, language),
      quantity,
      cents: price.cents,
      centsBefore: isChanged ? cents : null,
    };
  });
}

function startOf({ seatGroups }: Offer, blockId: number | null) {
  const slots = seatGroups.flatMap((group) => group.timeslots);
  return slots.find((slot) => slot.blockId === blockId)?.timeStart;
}

function dateLine(start: string, language: Language): string {
  return `${formatDayShort(dayOf(start), language)}, ${formatTime(timeOf(start), language)}`;
}
