import { z } from 'zod';
import { fallback, link, named } from '#platform/http/answer-shapes.server.ts';

const id = z.int().min(1);
const text = z.string();
/** Money with two decimals. */
export const price = z.string().regex(/^\d+\.\d{2}$/);

/** The price of a ticket as calls answer it. */
export const ticketPrice = z.strictObject({
  id,
  price,
  sale_type_id: id,
  text,
  name: text,
  conditions: text.nullable().describe('Under which conditions it is had, in words.'),
  fallback,
});

/** Ticket prices, without an event. */
export const priceList = z.strictObject({
  id,
  price_from: price.nullable(),
  seat_groups: z.array(
    z.strictObject({
      id,
      seat_group: text,
      text,
      note: text.nullable(),
      fallback,
      prices: z.array(ticketPrice),
    }),
  ),
  productions: z.array(z.strictObject({ ...named.shape, link })),
});
