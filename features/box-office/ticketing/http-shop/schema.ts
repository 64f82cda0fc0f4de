import { z } from 'zod';
import type { TicketOrder } from '../cart.ts';
import { RESPONSE_CODES, type TicketingErrorCode } from '../errors.ts';

/** The cart contract with an outside shop, `POST /api/shop-cart/` (docs/product/api.md#cart). */
export const shopReply = z.object({ tickets_quantity: z.int().min(0), cart_url: z.string().min(1) });
export const shopRefusal = z.object({ response_code: z.int() });

export function shopBody(order: TicketOrder): Record<string, unknown> {
  return {
    quantities: order.tickets.map((ticket) => ticket.quantity),
    event_jet_id: order.jetId,
    sale_type_ids: order.tickets.map((ticket) => ticket.saleTypeId),
    ...(order.seatGroup === null ? {} : { seat_group: order.seatGroup }),
    ...(order.blockId === null ? {} : { block_id: order.blockId }),
  };
}

/** Maps a shop's response code to an error. Only -214 and -204 are given; an unknown code means that the shop has a problem. */
export function errorOfResponseCode(responseCode: number): TicketingErrorCode {
  if (responseCode === RESPONSE_CODES.NOT_ENOUGH_ADJACENT) return 'NOT_ENOUGH_ADJACENT';
  const known = Object.entries(RESPONSE_CODES).find(([, number]) => number === responseCode);
  return known ? (known[0] as TicketingErrorCode) : 'PROVIDER_DOWN';
}
