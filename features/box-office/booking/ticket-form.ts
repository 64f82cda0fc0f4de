import type { Offer, TicketOrder } from '#features/box-office/ticketing/index.ts';

/** The name of the number field of a price in the ticket form. */
export const ticketField = (seatGroup: string, saleTypeId: number): string =>
  `tickets.${seatGroup}.${saleTypeId}`;

/** The name of the hidden field with the price that was seen, in cents. */
export const priceField = (seatGroup: string, saleTypeId: number): string =>
  `price.${seatGroup}.${saleTypeId}`;

/**
 * Parses the ticket form without scripts: one order per seat group with tickets, with the chosen start only where the group
 * has it, dependent groups last. Unknown fields are ignored, so that only tickets on sale can be ordered.
 * @param form its fields by their names, as `readForm` gives them
 */
export function readTicketForm(form: Record<string, unknown>, offer: Offer): TicketOrder[] {
  const block = Number(form.block || Number.NaN);
  const orders = offer.seatGroups.flatMap((group) => {
    const tickets = group.prices
      .filter(({ forGroups }) => !forGroups)
      .map(({ saleTypeId, goesWithOthers }) => ({
        goesWithOthers,
        saleTypeId,
        quantity: integerOf(form[ticketField(group.seatGroup, saleTypeId)]),
        cents: seenPrice(form[priceField(group.seatGroup, saleTypeId)]),
      }))
      .filter(({ quantity }) => quantity > 0);
    if (tickets.length === 0) return [];
    const blockId = group.timeslots.find((slot) => slot.blockId === block)?.blockId ?? null;
    return [
      {
        goesLast: tickets.some(({ goesWithOthers }) => goesWithOthers),
        order: {
          ...{ jetId: offer.jetId, seatGroup: group.seatGroup, blockId },
          tickets: tickets.map(({ goesWithOthers: _, ...ticket }) => ticket),
        },
      },
    ];
  });
  return orders.toSorted((a, b) => Number(a.goesLast) - Number(b.goesLast)).map(({ order }) => order);
}

function integerOf(value: unknown): number {
  return typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : 0;
}

function seenPrice(value: unknown): number | undefined {
  return typeof value === 'string' && /^\d{1,8}$/.test(value) ? Number(value) : undefined;
}
