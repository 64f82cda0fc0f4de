import { z } from 'zod';
import type { TicketOrder } from '#features/box-office/ticketing/index.ts';
import { because, formatted } from '#lib/field-problem.ts';

const MAX_LINES = 50;
/** A class with those who go along takes no more. */
const MAX_SEATS = 200;
const MAX_GUID = 64;
const number = z.int32().min(1);

/** Body of `POST /api/shop-cart/` (docs/product/api.md#cart). */
export const shopCartBody = z
  .object({
    event_jet_id: number,
    quantities: z.array(number).min(1).max(MAX_LINES),
    sale_type_ids: z.array(number).min(1).max(MAX_LINES),
    seat_group: z.string().min(1).max(80).nullish(),
    block_id: number.nullish(),
    /** Prices as displayed, in the form of the offer. On a mismatch the call is refused with the current ones. */
    prices: z
      .array(z.string().regex(/^\d{1,6}\.\d{2}$/, formatted('amount')))
      .max(MAX_LINES)
      .nullish(),
    /** Seats that were chosen on the plan, one for each place; without them the best are picked. */
    seats: z.array(z.string().min(1).max(MAX_GUID)).min(1).max(MAX_SEATS).nullish(),
    /** How far apart the seats may be that are picked. */
    consent: z.enum(['one-row', 'two-rows', 'anywhere']).nullish(),
  })
  .refine((body) => !body.prices || body.prices.length === body.quantities.length, {
    path: ['prices'],
    ...because('other_length', { other: 'quantities' }),
  })
  .refine((body) => body.quantities.length === body.sale_type_ids.length, {
    path: ['sale_type_ids'],
    ...because('other_length', { other: 'quantities' }),
  });

/** The order of a call. A price that is named many times is one entry, before anything is looked up for it. */
export function orderOf(body: z.output<typeof shopCartBody>): TicketOrder {
  const tickets = new Map<string, TicketOrder['tickets'][number]>();
  for (const [index, saleTypeId] of body.sale_type_ids.entries()) {
    const price = body.prices?.[index];
    const key = `${saleTypeId} ${price}`;
    const known = tickets.get(key)?.quantity ?? 0;
    tickets.set(key, {
      saleTypeId,
      quantity: known + (body.quantities[index] ?? 0),
      ...(price === undefined ? {} : { cents: Math.round(Number(price) * 100) }),
    });
  }
  return {
    jetId: body.event_jet_id,
    seatGroup: body.seat_group ?? null,
    blockId: body.block_id ?? null,
    tickets: [...tickets.values()],
    ...(body.seats ? { seats: body.seats } : {}),
    ...(body.consent ? { consent: body.consent } : {}),
  };
}
