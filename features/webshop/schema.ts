import { z } from 'zod';
import type { TicketOrder } from '#features/ticketing/index.ts';

const LINES_AT_MOST = 50;
const number = z.int32().min(1);

/** Body of `POST /api/shop-cart/` (specification, section 7). */
export const shopCartBody = z
  .object({
    event_jet_id: number,
    quantities: z.array(number).min(1).max(LINES_AT_MOST),
    sale_type_ids: z.array(number).min(1).max(LINES_AT_MOST),
    seat_group: z.string().min(1).max(80).nullish(),
    block_id: number.nullish(),
  })
  .refine((body) => body.quantities.length === body.sale_type_ids.length, {
    path: ['sale_type_ids'],
    error: 'must have as many entries as quantities',
  });

export function orderOf(body: z.output<typeof shopCartBody>): TicketOrder {
  return {
    jetId: body.event_jet_id,
    seatGroup: body.seat_group ?? null,
    blockId: body.block_id ?? null,
    tickets: body.sale_type_ids.map((saleTypeId, index) => ({
      saleTypeId,
      quantity: body.quantities[index] ?? 0,
    })),
  };
}
